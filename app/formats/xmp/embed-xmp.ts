import type { Bytes } from "../bytes";
import { avifWithXmp, xmpOfAvif } from "./avif-xmp";
import { jpegWithXmp, xmpOfJpeg } from "./jpeg-xmp";
import { pngWithXmp, xmpOfPng } from "./png-xmp";
import { webpWithXmp, xmpOfWebp } from "./webp-xmp";

/** Kinds of image files that carry how they were made. */
export const downloadTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
export type DownloadType = (typeof downloadTypes)[number];

const containers: Record<
  DownloadType,
  { write: (file: Uint8Array, xmp: Uint8Array) => Bytes; read: (file: Uint8Array) => Uint8Array | null }
> = {
  "image/png": { write: pngWithXmp, read: xmpOfPng },
  "image/jpeg": { write: jpegWithXmp, read: xmpOfJpeg },
  "image/webp": { write: webpWithXmp, read: xmpOfWebp },
  "image/avif": { write: avifWithXmp, read: xmpOfAvif },
};

/** The image file with this XMP packet in place of any other. Throws ContainerError where it is not of that type. */
export function withXmp(file: Uint8Array, type: DownloadType, xmp: Uint8Array): Bytes {
  return containers[type].write(file, xmp);
}

/** The XMP packet of an image file, by its bytes; null where it has none or is of no kind that is known here. */
export function xmpOf(file: Uint8Array): Uint8Array | null {
  for (const type of downloadTypes) {
    try {
      return containers[type].read(file);
    } catch {
      // Of another kind.
    }
  }
  return null;
}
