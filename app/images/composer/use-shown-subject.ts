import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { isThing } from "~/domain/image/placed-products";
import type { ShownRequest } from "~/domain/image/shown-subject";

/** After this pause in typing it is asked. */
const pauseMs = 600;

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
  const [known, setKnown] = useState<ShownRequest | null>(null);

  useEffect(() => {
    if (!question) return setKnown(null);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      callApi<ShownRequest>("/api/v1/subjects", {
        method: "POST",
        body: JSON.parse(question),
        signal: asking.signal,
      }).then(
        setKnown,
        // Only a hint: where it cannot be had, the images come without it.
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question]);

  // While somebody types on, what was said of the words before stays, so that the page keeps still.
  return question ? known : null;
}
