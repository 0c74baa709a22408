import { useRef } from "react";
import { type Reading, useDocuments, whenKnown } from "~/firebase/use-documents";
import type { Image } from "~/stores/images/image-document";

/** An image, live; null where there is none. While another one is read, the one before stays. */
export function useImage(userId: string, imageId: string): Reading<Image | null> {
  const reading = useDocuments(
    `${userId} ${imageId}`,
    () => import("~/stores/images/images"),
    (store, documents, onChange: (image: Image | null) => void, onError) =>
      store.watchImage(documents, imageId, whenKnown(onChange), onError),
  );
  // Going from one to the next never flashes.
  const shown = useRef<Image | null>(null);
  if (reading.kind === "present" && reading.value) shown.current = reading.value;
  if (reading.kind === "loading" && shown.current) return { kind: "present", value: shown.current };
  return reading;
}
