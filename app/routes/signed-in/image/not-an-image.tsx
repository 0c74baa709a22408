import type { ReactNode } from "react";
import { href, Navigate } from "react-router";
import { ImageUnavailable } from "~/images/image-unavailable";
import { useAsset } from "~/images/use-asset";

interface NotAnImageProps {
  userId: string;
  id: string;
  /** Shown while it is looked for. */
  meanwhile: ReactNode;
}

/** No image has this id. An uploaded picture may, of which an image was made: its page is in the library. */
export function NotAnImage({ userId, id, meanwhile }: NotAnImageProps) {
  const reading = useAsset(userId, id);
  if (reading.kind === "loading") return meanwhile;
  if (reading.kind === "present" && reading.value) {
    return <Navigate to={href("/assets/:assetId", { assetId: id })} replace />;
  }
  return <ImageUnavailable retry={null} home={href("/image-gen")} />;
}
