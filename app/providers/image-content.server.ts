import { createHash } from "node:crypto";
import { stripImage } from "~/formats/strip/strip-image";

/**
 * SHA-256 in hex of an image without what its file says of how it was made: equal where two images are the same to the
 * last pixel, made one way. Undefined where the file cannot be taken apart.
 */
export function hashImageContent(bytes: Uint8Array, mediaType: string): string | undefined {
  const image = stripImage(bytes, mediaType);
  return image ? createHash("sha256").update(image).digest("hex") : undefined;
}
