import { hasAlpha } from "~/formats/raster/pixels";
import { pngRows } from "~/providers/marked-region/png-rows.server";
import { decodePicture } from "~/providers/picture-file.server";

/** A picture as rows of RGBA from its top, read anew with each call of `rows`. A row is valid until the next is asked for. */
export interface PictureRows {
  width: number;
  height: number;
  isOpaque: boolean;
  rows(): AsyncIterable<Uint8ClampedArray>;
}

/**
 * The rows of a PNG of any size, or of what `decodePicture` takes apart whole. Throws what that throws; the rows throw where
 * a file turns out to be damaged.
 */
export function pictureRowsOf(bytes: Uint8Array): PictureRows {
  const streamed = pngRows(bytes);
  if (streamed) return streamed;
  const pixels = decodePicture(bytes);
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
