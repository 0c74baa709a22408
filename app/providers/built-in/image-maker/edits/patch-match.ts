import { diffuse, type HoledPicture, halve } from "~/providers/built-in/image-maker/edits/holed-picture";
import { Matches, type RowsFor } from "~/providers/built-in/image-maker/edits/patch-matches";
import { vote } from "~/providers/built-in/image-maker/edits/patch-vote";

/** Passes of search and vote, from the coarsest size on. */
const coarsePasses = 8;
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
  const sizes: HoledPicture[] = [picture];
  for (let size = picture; Math.min(size.width, size.height) > 48; ) {
    size = halve(size);
    sizes.push(size);
  }
  let matches: Matches | null = null;
  for (let level = sizes.length - 1; level >= 0; level--) {
    const size = sizes[level]!;
    if (!matches) diffuse(size);
    const places = countOf(size.hole);
    const next: Matches = new Matches(size, places > mostDense ? 2 : 1, seed + level * 7919, rowsFor);
    const isLarge = next.targets.length > mostSearched;
    if (!next.hasSources) {
      if (level === 0) return false;
      continue;
    }
    if (matches) next.takeOver(matches);
    else next.scatter();
    const passes = isLarge ? 1 : Math.max(2, coarsePasses - (sizes.length - 1 - level) * 2);
    if (matches) vote(next, 1);
    for (let pass = 0; pass < passes; pass++) {
      next.search(pass, isLarge ? 0 : Math.max(size.width, size.height));
      vote(next, level === 0 && pass === passes - 1 ? 6 : 2);
    }
    matches = next;
  }
  return matches !== null;
}

function countOf(hole: Uint8Array): number {
  let count = 0;
  for (const value of hole) count += value;
  return count;
}
