import type { Coverage } from "~/formats/raster/coverage";
import { createPixels, hasAlpha, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { type ImageRows, imageRowsOf } from "~/providers/marked-region/image-rows.server";
import { type Region, readMarked } from "~/providers/marked-region/read-marked.server";
import { shrinkMarked, softenInwards } from "~/providers/marked-region/soft-edge";
import { writePng } from "~/providers/marked-region/write-png.server";
import { ProviderError } from "~/providers/provider-error.server";

export interface RegionFill {
  source: Uint8Array;
  mask: Uint8Array;
  /** The part that is worked on: around what is marked, within the image. */
  regionOf(box: Region, image: { width: number; height: number }): Region;
  /** How large a part may be worked on; a larger one is made smaller for it. */
  limit: { longestSide: number; pixels: number };
  /** Always lets the filling fade in from the rim, not only where it was made at another size. */
  isForeign: boolean;
  /** The part with what is marked filled; where it comes in another size it is scaled. */
  fill(part: Pixels, marked: Coverage): Promise<Pixels>;
}

/**
 * Fills what is marked of an image and gives it back whole, as a PNG of its own size: only the part around the mark is worked
 * on, so that the image may be far larger than what works on it, and every pixel that is not marked stays as it is, bit
 * for bit. Throws `mask_missing` and what reading the files and `fill` throw.
 */
export async function fillRegion(options: RegionFill): Promise<Uint8Array<ArrayBuffer>> {
  const source = imageRowsOf(options.source);
  const found = await readMarked(options.mask, source.width, source.height);
  if (!found) throw new ProviderError("mask_missing");
  const region = options.regionOf(found.box, source);
  const part = await readPart(source, region);
  const marked = await found.read(region);

  const { longestSide, pixels } = options.limit;
  const { width, height } = region;
  const scale = Math.min(1, longestSide / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const filled = await options.fill(
    scale < 1 ? resample(part, small.width, small.height) : part,
    scale < 1 ? shrinkMarked(marked, small.width, small.height) : marked,
  );
  const patch = resample(filled, width, height);
  if (scale < 1 || options.isForeign) softenInwards(marked, Math.max(2, Math.round(2 / scale)));
  return writePng(
    { width: source.width, height: source.height, isOpaque: source.isOpaque && !hasAlpha(patch) },
    withPatch(source, region, patch, marked),
  );
}

async function readPart(source: ImageRows, { left, top, width, height }: Region): Promise<Pixels> {
  const part = createPixels(width, height);
  let y = 0;
  try {
    for await (const row of source.rows()) {
      if (y >= top + height) break;
      if (y >= top) part.data.set(row.subarray(left * 4, (left + width) * 4), (y - top) * width * 4);
      y += 1;
    }
  } catch (error) {
    throw new ProviderError("source_not_readable", { cause: error });
  }
  return part;
}

async function* withPatch(
  source: ImageRows,
  { left, top, width, height }: Region,
  patch: Pixels,
  marked: Coverage,
): AsyncGenerator<Uint8ClampedArray> {
  let y = 0;
  for await (const row of source.rows()) {
    if (y >= top && y < top + height) {
      const start = (y - top) * width;
      for (let x = 0; x < width; x++) {
        const share = marked.data[start + x]! / 255;
        if (share === 0) continue;
        const to = (left + x) * 4;
        const from = (start + x) * 4;
        for (let k = 0; k < 4; k++)
          row[to + k] = row[to + k]! + (patch.data[from + k]! - row[to + k]!) * share;
      }
    }
    yield row;
    y += 1;
  }
}
