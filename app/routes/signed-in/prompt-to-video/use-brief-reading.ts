import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { Language } from "~/domain/text/language";
import type { BriefReading } from "~/domain/video/brief-reading";

/** Somebody who types is left to it. */
const pauseMs = 600;

/**
 * What is understood of a brief, a moment after it was typed; null before the first answer. `usual` is the language of words
 * that do not tell theirs. Without an answer the form works as before: it only says less.
 */
export function useBriefReading(prompt: string, usual: Language): BriefReading | null {
  const [reading, setReading] = useState<BriefReading | null>(null);
  const words = prompt.trim();
  useEffect(() => {
    if (words === "") return setReading(null);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const body = { prompt: words, language: usual, region: regionOfBrowser() };
      callApi<{ reading: BriefReading }>("/api/v1/briefs/read", { method: "POST", body, signal })
        .then((answer) => !signal.aborted && setReading(answer.reading))
        .catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, usual]);
  return reading;
}

/** Not every browser's language is one that `Intl` takes: "en-US@posix". */
function regionOfBrowser(): string | null {
  return /-([A-Z]{2})\b/u.exec(navigator.language)?.[1] ?? null;
}
