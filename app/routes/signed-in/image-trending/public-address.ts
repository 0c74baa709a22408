import type { RenditionWidth } from "~/domain/rendition";
import { mediaAddress } from "~/images/media-address";

/** The file of a public image, for those who do not own it. */
export function publicMediaAddress(imageId: string, width: RenditionWidth): string {
  return `${mediaAddress(imageId, width)}&public`;
}
