import type { imageTypes } from "~/domain/assets/media-type";
import { readAvifHeader } from "./avif-header";
import { readGifHeader } from "./gif-header";
import { readImageHeader } from "./image-header";
import { readImageOrientation } from "./strip/image-orientation";

interface ImageInfo {
  mediaType: (typeof imageTypes)[number];
  width: number;
  height: number;
}

/** What a picture is and its size in pixels as shown, read from its own bytes; `null` for what is no picture we take. */
export function readImageInfo(bytes: Uint8Array): ImageInfo | null {
  const header = readImageHeader(bytes);
  if (header)
    return turned({ mediaType: header.mediaType, width: header.width, height: header.height }, bytes);
  const gif = readGifHeader(bytes);
  if (gif) return { mediaType: "image/gif", ...gif };
  const avif = readAvifHeader(bytes);
  return avif && { mediaType: "image/avif", ...avif };
}

/** A camera held upright writes the picture lying down and says so. */
function turned(picture: ImageInfo, bytes: Uint8Array): ImageInfo {
  const isLying = readImageOrientation(bytes, picture.mediaType) >= 5;
  return isLying ? { ...picture, width: picture.height, height: picture.width } : picture;
}
