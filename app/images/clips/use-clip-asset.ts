import { useDocuments } from "~/firebase/use-documents";
import type { Asset } from "~/stores/asset-document";

/** The asset of a made clip, live; null once it is deleted for good, undefined while it is not known. */
export function useClipAsset(userId: string, assetId: string | null): Asset | null | undefined {
  const reading = useDocuments(
    assetId && `${userId} ${assetId}`,
    () => import("~/stores/assets"),
    (store, documents, onChange: (asset: Asset | null) => void, onError) =>
      store.watchAsset(
        documents,
        assetId ?? "",
        // That this device does not know it says nothing: the server has not answered yet.
        ({ item, fromCache }) => (item || !fromCache) && onChange(item),
        onError,
      ),
  );
  return reading.kind === "present" ? reading.value : undefined;
}
