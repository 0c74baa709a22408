import { mediaKindOf } from "~/domain/assets/media-type";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Asset } from "~/stores/assets/asset-document";

/** A person's latest pictures, made or uploaded, the newest first. */
export function useRecentImages(userId: string): Reading<Asset[]> {
  return useDocuments(
    userId,
    () => import("~/stores/assets/assets"),
    (store, documents, onChange: (pictures: Asset[]) => void, onError) =>
      store.watchRecentAssets(
        documents,
        userId,
        ({ items }) => onChange(items.filter(({ mediaType }) => mediaKindOf(mediaType) === "picture")),
        onError,
      ),
  );
}
