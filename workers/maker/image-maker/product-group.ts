import { placePhrases } from "~/domain/image/place-words";
import type { Pixels } from "~/formats/raster/pixels";
import { shrink } from "~/formats/raster/resample";
import type { Subjects } from "../subjects/subjects";
import { cutOut } from "./edits/cut-out";
import { framedPrint } from "./framed-print";
import { lineUp } from "./line-up";
import { sizeOfKind, wordsOfName } from "./product-size";

/** Longest side that a product is cut out at, in pixels: alone, and among several. A scene shows no more of it. */
const longestSide = { alone: 1100, several: 640 };

export interface ProductPhoto {
  pixels: Pixels;
  /** How much it counts, 0–1. */
  weight: number;
  /** What its owner calls it. */
  name: string;
}

/** A café is no cup. */
const withoutPlace = (prompt: string) =>
  placePhrases(prompt).reduce((rest, phrase) => rest.replace(phrase, " "), prompt);

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
  const ofPrompt = await sizeOfKind(subjects, withoutPlace(prompt));
  const isAlone = photos.length === 1;
  const things = await Promise.all(
    photos.map(async ({ pixels, weight, name }) => {
      const needed = shrink(pixels, isAlone ? longestSide.alone : longestSide.several);
      const ofName = isAlone && ofPrompt ? null : await sizeOfKind(subjects, wordsOfName(name));
      const size = ofName ?? ofPrompt ?? 1;
      return { cutOut: cutOut(needed) ?? framedPrint(needed), weight, size };
    }),
  );
  const largest = Math.max(...things.map(({ size }) => size));
  const group = lineUp(things.map((thing) => ({ ...thing, size: thing.size / largest })));
  return group && { cutOut: group, size: Math.min(1, largest) };
}

/** Whether a product can be cut out of its picture. */
export const canCutOut = (picture: Pixels): boolean => cutOut(shrink(picture, longestSide.several)) !== null;
