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

/** What an image is and its size in pixels as shown, read from its own bytes; `null` for what is no image we take. */
export function readImageInfo(bytes: Uint8Array): ImageInfo | null {
  const header = readImageHeader(bytes);
  if (header)
    return turned({ mediaType: header.mediaType, width: header.width, height: header.height }, bytes);
  const gif = readGifHeader(bytes);
  if (gif) return { mediaType: "image/gif", ...gif };
  const avif = readAvifHeader(bytes);
  return avif && { mediaType: "image/avif", ...avif };
}

/** A camera held upright writes the image lying down and says so. */
function turned(image: ImageInfo, bytes: Uint8Array): ImageInfo {
  const isLying = readImageOrientation(bytes, image.mediaType) >= 5;
  return isLying ? { ...image, width: image.height, height: image.width } : image;
}
