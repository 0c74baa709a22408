import type { Pixels } from "~/formats/raster/pixels";
import { shrink } from "~/formats/raster/resample";
import { cutOut } from "./edits/cut-out";
import { framedPrint } from "./framed-print";
import { lineUp } from "./line-up";

/** Longest side of one product among several, in pixels. */
const mostOfOne = 640;

/** Products of photographs as one cut-out; one that cannot be cut out, as a print. Null where nothing is seen. */
export function productGroup(photos: readonly { pixels: Pixels; weight: number }[]): Pixels | null {
  return lineUp(
    photos.map(({ pixels, weight }) => {
      const needed = photos.length > 1 ? shrink(pixels, mostOfOne) : pixels;
      return { cutOut: cutOut(needed) ?? framedPrint(needed), weight };
    }),
  );
}
