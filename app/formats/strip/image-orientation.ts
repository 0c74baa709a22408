import { latin1, viewOf } from "./bytes";
import { readOrientation } from "./exif-orientation";
import { readJpegOrientation } from "./jpeg-orientation";

/**
 * The orientation an image is to be shown with, 1–8, as browsers show it: by its EXIF in a JPEG and in a PNG, not in a WebP. An
 * AVIF is turned by its own properties, not by EXIF.
 */
export function readImageOrientation(bytes: Uint8Array, mediaType: string): number {
  if (mediaType === "image/jpeg") return readJpegOrientation(bytes);
  return mediaType === "image/png" ? readPngOrientation(bytes) : 1;
}

function readPngOrientation(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let offset = 8; offset + 12 <= bytes.length; ) {
    const type = latin1(bytes, offset + 4, 4);
    const end = offset + 12 + view.getUint32(offset);
    if (type === "eXIf") return readOrientation(bytes.subarray(offset + 8, end - 4));
    // It stands before the image itself.
    if (type === "IDAT") break;
    offset = end;
  }
  return 1;
}
