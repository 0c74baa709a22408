import type { Coverage } from "~/formats/raster/coverage";
import type { Pixels } from "~/formats/raster/pixels";
import { fillHole } from "./patch-match";

/**
 * Fills what is marked, be it ever so little, with what surrounds it. Pixels that are not marked stay as they are, bit for
 * bit. False where nothing is left to take from.
 */
export function fillMarked({ width, height, data }: Pixels, marked: Coverage, seed: number): boolean {
  const hole = new Uint8Array(marked.data.length);
  for (let pixel = 0; pixel < hole.length; pixel++) hole[pixel] = marked.data[pixel] === 0 ? 0 : 1;
  return fillHole({ width, height, data, hole }, seed);
}
