import type { Pixels } from "~/formats/raster/pixels";
import { cutOutKnown } from "./cut-out-known";
import { dropSpecks } from "./drop-specks";
import { findSubject } from "./find-subject";
import { matte } from "./matte";
import { isPlausibleOutline } from "./plausible-outline";
import { reduce } from "./reduce";
import { refineOutline } from "./refine-outline";

/** About how long the longer side is of the picture in which the subject is looked for, in pixels. */
const longestSide = 420;

/**
 * Takes a picture's subject off a plain background: it is found in a small picture, its outline in the picture itself, the
 * edge is made soft, and its pixels lose the background's share of their colour. A picture that is transparent already is its own
 * cut-out. Null where the background is not plain, nothing or everything would be left, or the outline is a guess.
 */
export function cutOut(pixels: Pixels): Pixels | null {
  if (isCutOut(pixels)) return pixels;
  if (pixels.subject) return cutOutKnown(pixels, pixels.subject);
  const times = Math.max(1, Math.round(Math.max(pixels.width, pixels.height) / longestSide));
  const small = reduce(pixels, times);
  const found = findSubject(small);
  if (!found) return null;
  dropSpecks(found.subject, small.width, small.height);
  if (!isPlausibleOutline(found, small.width, small.height)) return null;
  return matte(pixels, refineOutline(pixels, small, found, times));
}

/** Whether at least a hundredth of a picture is transparent. */
export function isCutOut({ data }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 24) clear++;
  return clear > data.length / 400;
}
