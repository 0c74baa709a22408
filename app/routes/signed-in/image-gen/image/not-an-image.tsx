import type { ReactNode } from "react";
import { href, Navigate } from "react-router";
import { ImageUnavailable } from "~/images/image-unavailable";
import { useAsset } from "~/images/use-asset";
import { usePublicImage } from "~/images/use-public-image";
import { isHere } from "~/session/address-here";
import { publicImageAddress } from "./public-image-address";

interface NotAnImageProps {
  userId: string;
  id: string;
  /** Shown while it is looked for. */
  meanwhile: ReactNode;
}

/**
 * No image of this person has this id. An uploaded picture may, of which an image was made: its page is in the library.
 * Or somebody else's image, which is shown as others see it where it is public.
 */
export function NotAnImage({ userId, id, meanwhile }: NotAnImageProps) {
  const reading = useAsset(userId, id);
  const shared = usePublicImage(id);
  if (shared.kind === "present" && shared.value) return <Navigate to={publicImageAddress(id)} replace />;
  if (reading.kind === "loading" || shared.kind === "loading") return meanwhile;
  const file = href("/assets/:assetId", { assetId: id });
  if (reading.kind === "present" && reading.value && isHere(file)) return <Navigate to={file} replace />;
  return <ImageUnavailable failure={null} home={href("/image-gen")} />;
}
