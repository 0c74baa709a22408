import { imageRequestLimits } from "./image-request";

/** The seed of the result at an index: the request's own for the first, then counting up. */
export function seedOfResult(seed: number, index: number): number {
  return (seed + index) % (imageRequestLimits.highestSeed + 1);
}
