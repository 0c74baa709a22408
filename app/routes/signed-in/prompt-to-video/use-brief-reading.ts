import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import { detectLanguage } from "~/client/device-language";
import { type Language, languageSchema } from "~/domain/text/language";
import type { BriefReading } from "~/domain/video/brief-reading";

/** Somebody who types is left to it. */
const pauseMs = 600;

/**
 * What is understood of a brief, a moment after it was typed, and `readNow` for who will not wait that moment; null before
 * the first answer. `usual` is the language of words that do not tell theirs. Without an answer the form works as before:
 * it only says less.
 */
export function useBriefReading(prompt: string, usual: Language) {
  const [last, setLast] = useState<{ words: string; reading: BriefReading } | null>(null);
  const words = prompt.trim();
  useEffect(() => {
    if (words === "") return setLast(null);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      readWords(words, usual, signal)
        .then((reading) => !signal.aborted && setLast({ words, reading }))
        .catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, usual]);
  return {
    understood: last?.reading ?? null,
    readNow: async (): Promise<BriefReading | null> =>
      last?.words === words ? last.reading : readWords(words, usual).catch(() => null),
  };
}

/** Where the words are too few to tell their language, the browser may know better. */
async function readWords(prompt: string, usual: Language, signal?: AbortSignal): Promise<BriefReading> {
  const read = async (language: Language) => {
    const body = { prompt, language, region: regionOfBrowser() };
    const options = { method: "POST", body, ...(signal && { signal }) } as const;
    return (await callApi<{ reading: BriefReading }>("/api/v1/briefs/read", options)).reading;
  };
  const reading = await read(usual);
  if (reading.languageFrom !== "choice") return reading;
  const detected = languageSchema.safeParse((await detectLanguage(prompt))?.split("-")[0]);
  if (!detected.success) return reading;
  return { ...(detected.data === usual ? reading : await read(detected.data)), languageFrom: "words" };
}

/** Not every browser's language is one that `Intl` takes: "en-US@posix". */
function regionOfBrowser(): string | null {
  return /-([A-Z]{2})\b/u.exec(navigator.language)?.[1] ?? null;
}
