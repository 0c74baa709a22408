import { pngChunks } from "../png-chunks";
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
  for (const { type, content } of pngChunks(bytes)) {
    if (type === "eXIf") return readOrientation(content);
    // It stands before the image itself.
    if (type === "IDAT") break;
  }
  return 1;
}
