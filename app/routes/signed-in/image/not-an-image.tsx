import type { ReactNode } from "react";
import { href, Navigate } from "react-router";
import { useDocuments } from "~/firebase/use-documents";
import { ImageUnavailable } from "~/images/image-unavailable";
import type { Asset } from "~/stores/asset-document";

interface NotAnImageProps {
  userId: string;
  id: string;
  /** Shown while it is looked for. */
  meanwhile: ReactNode;
}

/** No image has this id. An uploaded picture may, of which an image was made: its page is in the library. */
export function NotAnImage({ userId, id, meanwhile }: NotAnImageProps) {
  const reading = useDocuments(
    `${userId} ${id}`,
    () => import("~/stores/assets"),
    (store, documents, onChange: (asset: Asset | null) => void, onError) =>
      store.watchAsset(
        documents,
        id,
        ({ item, fromCache }) => (item || !fromCache) && onChange(item),
        onError,
      ),
  );
  if (reading.kind === "loading") return meanwhile;
  if (reading.kind === "present" && reading.value) {
    return <Navigate to={href("/assets/:assetId", { assetId: id })} replace />;
  }
  return <ImageUnavailable retry={null} home={href("/image-gen")} />;
}
