import type { Pixels } from "~/formats/raster/pixels";
import { shrink } from "~/formats/raster/resample";
import type { Subjects } from "../subjects/subjects";
import { cutOut } from "./edits/cut-out";
import { framedPrint } from "./framed-print";
import { lineUp } from "./line-up";
import { sizeOfKind, wordsOfName } from "./product-size";

/** Longest side of one product among several, in pixels. */
const mostOfOne = 640;

export interface ProductPhoto {
  pixels: Pixels;
  /** How much it counts, 0–1. */
  weight: number;
  /** What its owner calls it. */
  name: string;
}

export interface ProductGroup {
  cutOut: Pixels;
  /** The share of its room that it takes: a ring as large as a car would look pasted on. */
  size: number;
}

/**
 * Products of photographs as one cut-out; one that cannot be cut out, as a print. Null where nothing is seen. Of one the
 * prompt says first what it is, of several their names.
 */
export async function productGroup(
  subjects: Subjects,
  photos: readonly ProductPhoto[],
  prompt: string,
): Promise<ProductGroup | null> {
  const ofPrompt = await sizeOfKind(subjects, prompt);
  const isAlone = photos.length === 1;
  const things = await Promise.all(
    photos.map(async ({ pixels, weight, name }) => {
      const needed = isAlone ? pixels : shrink(pixels, mostOfOne);
      const ofName = isAlone && ofPrompt ? null : await sizeOfKind(subjects, wordsOfName(name));
      const size = ofName ?? ofPrompt ?? 1;
      return { cutOut: cutOut(needed) ?? framedPrint(needed), weight, size };
    }),
  );
  const largest = Math.max(...things.map(({ size }) => size));
  const group = lineUp(things.map((thing) => ({ ...thing, size: thing.size / largest })));
  return group && { cutOut: group, size: Math.min(1, largest) };
}
