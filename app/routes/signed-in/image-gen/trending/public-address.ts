import { mediaAddress } from "~/client/media-address";
import type { RenditionWidth } from "~/domain/assets/rendition";

/** The file of a public image, for those who do not own it. */
export function publicMediaAddress(imageId: string, width: RenditionWidth): string {
  return `${mediaAddress(imageId, width)}&public`;
}
