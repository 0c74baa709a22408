import { meanColorOf } from "~/domain/image/mean-color";
import { readImageHeader } from "~/formats/image-header";
import { decodeImage } from "~/providers/image-file.server";

/** Images beyond this many pixels are not taken apart for one colour. */
const mostPixels = 4096 * 2304;
/** Of what cannot be taken apart here, such as WebP. */
const unknown = "#8f8f8f";

/** The mean colour of an image, `#rrggbb`, which a grid shows until the image is there. */
export function meanColor(bytes: Uint8Array): string {
  const header = readImageHeader(bytes);
  if (!header || header.width * header.height > mostPixels) return unknown;
  try {
    return meanColorOf(decodeImage(bytes).data);
  } catch {
    return unknown;
  }
}
