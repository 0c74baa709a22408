import { type Reading, useDocuments, whenKnown } from "~/firebase/use-documents";
import type { PublicImage } from "~/stores/public-images/public-image-document";

/** What everybody signed in sees of an image, live; null where it is not public. Without an id nothing is read. */
export function usePublicImage(imageId: string | null): Reading<PublicImage | null> {
  return useDocuments(
    imageId,
    () => import("~/stores/public-images/public-images"),
    (store, documents, onChange: (image: PublicImage | null) => void, onError) =>
      store.watchPublicImage(documents, imageId ?? "", whenKnown(onChange), onError),
  );
}
