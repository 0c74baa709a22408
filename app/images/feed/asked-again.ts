import { type ImageRequest, imageRequestLimits } from "~/domain/image/image-request";
import { missingResults, type ShownClip, type ShownGeneration } from "./shown-generation";

const seeds = imageRequestLimits.highestSeed + 1;

/**
 * Which results of which generations did not come and were asked for again since: a later generation of the very same
 * request covers their seed. It has taken over their places. `made` is the newest first; answers indexes by generation.
 */
export function askedAgain(
  made: readonly (ShownGeneration | ShownClip)[],
): ReadonlyMap<string, readonly number[]> {
  const again = new Map<string, number[]>();
  const isWhole = (one: ShownGeneration | ShownClip) =>
    one.kind === "make-clip" || missingResults(one).length === 0;
  if (made.every(isWhole)) return again;
  const later = new Map<string, { seed: number; count: number }[]>();
  for (const one of made) {
    if (one.kind === "make-clip" || one.request.seed === null) continue;
    const { seed, count } = one.request;
    const asked = askedBy(one.request);
    const ranges = later.get(asked) ?? [];
    const isCovered = (index: number) =>
      ranges.some((range) => (seed + index - range.seed + seeds) % seeds < range.count);
    const covered = missingResults(one).filter(isCovered);
    if (covered.length > 0) again.set(one.id, covered);
    later.set(asked, [...ranges, { seed, count }]);
  }
  return again;
}

/** All of a request but which of its images. */
function askedBy({ seed: _seed, count: _count, ...request }: ImageRequest): string {
  return JSON.stringify(request);
}
