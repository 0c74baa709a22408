import { evenTone } from "./even-tone";
import { diffuse, type HoledPicture, halve } from "./holed-picture";
import { Matches, type RowsFor } from "./patch-matches";
import { vote } from "./patch-vote";

/** Passes of search and vote, from the coarsest size on. */
const coarsePasses = 8;
/** Sizes of no more pixels than this are filled so many times, and the best is gone on with: chance counts most there. */
const mostTried = 72 * 72;
const tries = 4;
/** In sizes with more hole than this, every second patch of every second row is looked for: a quarter of the work. */
const mostDense = 40_000;
/** Sizes with more patches than this take over what the smaller size found, and only let neighbours pass it on. */
const mostSearched = 30_000;

/**
 * Fills the hole with texture that is elsewhere in the picture: each patch that touches the hole looks for its nearest
 * neighbour outside (PatchMatch, Barnes 2009), and each pixel of the hole becomes the mean of what its patches found
 * (Wexler 2007), from a coarse size to the full one. Known pixels are not touched. The same seed gives the same pixels.
 * False where nothing outside the hole is large enough to take from.
 */
export function fillHole(picture: HoledPicture, seed: number, rowsFor: RowsFor | null = null): boolean {
  const sizes = [picture];
  while (Math.min(sizes[0]!.width, sizes[0]!.height) > 48) sizes.unshift(halve(sizes[0]!));
  const coarse = sizes.filter(({ width, height }) => width * height <= mostTried);
  let matches = bestOf(
    Array.from({ length: tries }, (_, turn) => matchesOf(coarse, seed + turn * 104_729, rowsFor)),
  );
  for (const [level, size] of sizes.entries()) {
    if (level >= coarse.length) matches = refine(size, level, matches, seed, rowsFor);
  }
  if (matches?.picture !== picture) return false;
  vote(matches, 6);
  evenTone(matches);
  return true;
}

function matchesOf(sizes: readonly HoledPicture[], seed: number, rowsFor: RowsFor | null): Matches | null {
  let matches: Matches | null = null;
  for (const [level, size] of sizes.entries()) matches = refine(size, level, matches, seed, rowsFor);
  if (!matches) return null;
  vote(matches, 2);
  matches.measure();
  return matches;
}

function bestOf(found: readonly (Matches | null)[]): Matches | null {
  return found.reduce((best, one) => (best && one && one.meanCost() >= best.meanCost() ? best : one), null);
}

/** Goes on with what the smaller size found, if it found anything; gives that back where this size has no sources. */
function refine(
  size: HoledPicture,
  level: number,
  smaller: Matches | null,
  seed: number,
  rowsFor: RowsFor | null,
): Matches | null {
  const step = countOf(size.hole) > mostDense ? 2 : 1;
  const matches = new Matches(size, step, seed + level * 7919, rowsFor);
  if (!matches.hasSources) return smaller;
  if (smaller) {
    matches.takeOver(smaller);
    vote(matches, 1);
  } else {
    diffuse(size);
    matches.scatter();
  }
  const isLarge = matches.targets.length > mostSearched;
  const passes = isLarge ? 1 : Math.max(2, coarsePasses - level * 2);
  for (let pass = 0; pass < passes; pass++) {
    if (pass > 0) vote(matches, 2);
    matches.search(pass, isLarge ? 0 : Math.max(size.width, size.height));
  }
  return matches;
}

function countOf(hole: Uint8Array): number {
  let count = 0;
  for (const value of hole) count += value;
  return count;
}
