import { readAvifHeader } from "~/domain/avif-header";
import { readGifHeader } from "~/domain/gif-header";
import { readPictureHeader } from "~/providers/picture-header.server";
import type { AssetDocument } from "~/stores/asset-document";

/** What a picture is and its size in pixels, read from its own bytes; `null` for what is no picture we take. */
export function readPicture(bytes: Uint8Array): Pick<AssetDocument, "mediaType" | "width" | "height"> | null {
  const header = readPictureHeader(bytes);
  if (header) return { mediaType: header.mediaType, width: header.width, height: header.height };
  const gif = readGifHeader(bytes);
  if (gif) return { mediaType: "image/gif", ...gif };
  const avif = readAvifHeader(bytes);
  return avif && { mediaType: "image/avif", ...avif };
}
