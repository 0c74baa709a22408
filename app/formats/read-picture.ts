import type { pictureTypes } from "~/domain/assets/media-type";
import { readAvifHeader } from "./avif-header";
import { readGifHeader } from "./gif-header";
import { readPictureHeader } from "./picture-header";
import { readPictureOrientation } from "./strip/picture-orientation";

interface Picture {
  mediaType: (typeof pictureTypes)[number];
  width: number;
  height: number;
}

/** What a picture is and its size in pixels as shown, read from its own bytes; `null` for what is no picture we take. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const header = readPictureHeader(bytes);
  if (header)
    return turned({ mediaType: header.mediaType, width: header.width, height: header.height }, bytes);
  const gif = readGifHeader(bytes);
  if (gif) return { mediaType: "image/gif", ...gif };
  const avif = readAvifHeader(bytes);
  return avif && { mediaType: "image/avif", ...avif };
}

/** A camera held upright writes the picture lying down and says so. */
function turned(picture: Picture, bytes: Uint8Array): Picture {
  const isLying = readPictureOrientation(bytes, picture.mediaType) >= 5;
  return isLying ? { ...picture, width: picture.height, height: picture.width } : picture;
}
