import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { isThing } from "~/domain/image/placed-products";
import type { ShownRequest } from "~/domain/image/shown-subject";

/** After this pause in typing it is asked; again after each of the others while products could not be looked at. */
const pausesMs = [600, 2000, 4000, 8000];

/** What the built-in maker would show of a request, as far as it draws or places it; null where it does neither, or nothing is known yet. */
export function useShownSubject(
  model: ImageModelInfo | undefined,
  { operation, references, prompt }: ImageRequest,
): ShownRequest | null {
  const products = references.filter(isThing).map(({ assetId }) => assetId);
  const isAsked =
    operation === "generate" &&
    (products.length > 0
      ? model?.placesProducts || model?.findsSubject
      : model?.findsSubject && prompt.trim() !== "");
  const question = isAsked ? JSON.stringify({ prompt: prompt.trim(), products }) : "";
  const [known, setKnown] = useState<{ question: string; shown: ShownRequest } | null>(null);

  useEffect(() => {
    if (!question) return setKnown(null);
    const asking = new AbortController();
    const { signal } = asking;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = ([pauseMs, ...later]: readonly number[]) => {
      timer = setTimeout(() => {
        callApi<ShownRequest>("/api/v1/subjects", {
          method: "POST",
          body: JSON.parse(question),
          signal,
        }).then(
          (shown) => {
            setKnown({ question, shown });
            if (shown.isPartial && later.length > 0 && !signal.aborted) askAfter(later);
          },
          // Only a hint: where it cannot be had, the images come without it.
          () => {},
        );
      }, pauseMs);
    };
    askAfter(pausesMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question]);

  if (!question || !known) return null;
  return known.question === question ? known.shown : whileTyping(known.shown, prompt);
}

/**
 * What was said of the words before, while somebody types on: it stays, so that the page keeps still, as long as the prompt has
 * the words it is about.
 */
export function whileTyping(shown: ShownRequest, prompt: string): ShownRequest {
  const hasThem = prompt.toLocaleLowerCase().includes(shown.missing.toLocaleLowerCase());
  return hasThem ? shown : { ...shown, missing: "" };
}
