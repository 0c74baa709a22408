import { readImageHeader } from "~/formats/image-header";
import { decodeImage } from "~/providers/image-file.server";

/** Images beyond this many pixels are not taken apart for one colour. */
const mostPixels = 4096 * 2304;
const samples = 4096;
/** Of what cannot be taken apart here, such as WebP. */
const unknown = "#8f8f8f";

/** The mean colour of an image, `#rrggbb`, which a grid shows until the image is there. */
export function meanColor(bytes: Uint8Array): string {
  const header = readImageHeader(bytes);
  if (!header || header.width * header.height > mostPixels) return unknown;
  try {
    return meanOf(decodeImage(bytes).data);
  } catch {
    return unknown;
  }
}

function meanOf(pixels: Uint8ClampedArray): string {
  const step = Math.max(1, Math.floor(pixels.length / 4 / samples)) * 4;
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += step) {
    const alpha = pixels[at + 3]!;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += pixels[at + channel]! * alpha;
    weight += alpha;
  }
  if (weight === 0) return unknown;
  return `#${sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
