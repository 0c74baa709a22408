import { hasAlpha } from "~/formats/raster/pixels";
import { decodeImage } from "~/providers/image-file.server";
import { pngRows } from "~/providers/marked-region/png-rows.server";

/** An image as rows of RGBA from its top, read anew with each call of `rows`. A row is valid until the next is asked for. */
export interface ImageRows {
  width: number;
  height: number;
  isOpaque: boolean;
  rows(): AsyncIterable<Uint8ClampedArray>;
}

/**
 * The rows of a PNG of any size, or of what `decodeImage` takes apart whole. Throws what that throws; the rows throw where
 * a file turns out to be damaged.
 */
export function imageRowsOf(bytes: Uint8Array): ImageRows {
  const streamed = pngRows(bytes);
  if (streamed) return streamed;
  const pixels = decodeImage(bytes);
  const { width, height, data } = pixels;
  return {
    width,
    height,
    isOpaque: !hasAlpha(pixels),
    async *rows() {
      for (let y = 0; y < height; y++) yield data.subarray(y * width * 4, (y + 1) * width * 4);
    },
  };
}
