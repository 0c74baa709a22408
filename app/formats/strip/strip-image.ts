import { stripAvif } from "./strip-avif";
import { stripGif } from "./strip-gif";
import { stripJpeg } from "./strip-jpeg";
import { stripPng } from "./strip-png";
import { stripWebp } from "./strip-webp";

const strippers: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "image/webp": stripWebp,
  "image/avif": stripAvif,
  "image/gif": stripGif,
};

/** An image as others may see it; null where it is built in a way that does not let itself be read. */
export function stripImage(bytes: Uint8Array, mediaType: string): Uint8Array | null {
  try {
    return strippers[mediaType]?.(bytes) ?? null;
  } catch {
    return null;
  }
}
