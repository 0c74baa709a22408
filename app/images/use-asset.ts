import { type Reading, useDocuments, whenKnown } from "~/firebase/use-documents";
import type { Asset } from "~/stores/assets/asset-document";

/** An asset, live; null once it is deleted for good, or where there is none. Without an id nothing is read. */
export function useAsset(userId: string, assetId: string | null): Reading<Asset | null> {
  return useDocuments(
    assetId && `${userId} ${assetId}`,
    () => import("~/stores/assets/assets"),
    (store, documents, onChange: (asset: Asset | null) => void, onError) =>
      store.watchAsset(documents, assetId ?? "", whenKnown(onChange), onError),
  );
}
