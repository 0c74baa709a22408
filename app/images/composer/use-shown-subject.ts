import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import type { ShownSubject } from "~/domain/image/shown-subject";

/** After this pause in typing it is asked. */
const pauseMs = 600;

/** What the model would show of the prompt; null where it draws from other than words, or nothing is known yet. */
export function useShownSubject(
  model: ImageModelInfo | undefined,
  request: ImageRequest,
): ShownSubject | null {
  const showsReference = request.references.some(({ role }) => role === "subject" || role === "product");
  const isAsked = model?.findsSubject && request.operation === "generate" && !showsReference;
  const prompt = isAsked ? request.prompt.trim() : "";
  const [known, setKnown] = useState<{ prompt: string; shown: ShownSubject } | null>(null);

  useEffect(() => {
    if (!prompt) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      callApi<ShownSubject>("/api/v1/subjects", {
        method: "POST",
        body: { prompt },
        signal: asking.signal,
      }).then(
        (shown) => setKnown({ prompt, shown }),
        // Only a hint: where it cannot be had, the images come without it.
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [prompt]);

  // While somebody types on, what was said of the words before stays, so that the page keeps still.
  return prompt ? (known?.shown ?? null) : null;
}
