import type { EditDraft } from "./edit-draft";
import type { Size } from "./geometry";
import { newRaster, paintShape } from "./mask-raster";

const middle = 0.5;
const leastShare = 0.02;
/** Of 255: an edge that was erased leaves less. */
const markedFrom = 128;
/** So much of the image before stays in sight left of what was marked. */
const besideShare = 0.04;
/** What is marked is looked for in a raster of so many pixels at most on a side. */
const searchedSide = 256;

/**
 * Where the slider stands when a fill is first looked at, as a share of the width: left of all that was marked, so that
 * what changed is seen; in the middle where that is left of it already.
 */
export function openingShare(
  image: Size,
  { mask, featherPixels }: Pick<EditDraft, "mask" | "featherPixels">,
): number {
  const raster = newRaster(image, searchedSide);
  for (const shape of mask) paintShape(raster, shape);
  let left = raster.width;
  for (let at = 0; at < raster.data.length; at++) {
    if (raster.data[at]! >= markedFrom) left = Math.min(left, at % raster.width);
  }
  // Nothing is marked any more: it may have been anywhere.
  const share = left === raster.width ? 0 : left / raster.width - featherPixels / image.width;
  return Math.min(middle, Math.max(leastShare, share - besideShare));
}
