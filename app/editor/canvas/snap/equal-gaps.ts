import type { Guide } from "~/editor/canvas/snap/guide";
import type { Box } from "~/scene/composition";

/** A place at which the gaps between a box and its neighbours are equal. */
export interface GapMatch {
  /** Where the box starts then. */
  at: number;
  guides: Guide[];
}

interface Span {
  start: number;
  end: number;
  /** Along the other axis. */
  low: number;
  high: number;
}

/**
 * Places along an axis at which a box would stand as far from its neighbours as they stand from each other, or in the middle
 * between two. Neighbours are boxes beside it: those that overlap it along the other axis, and none of the others beside it.
 */
export function gapMatches(axis: "x" | "y", box: Box, others: readonly Box[]): GapMatch[] {
  const own = spanOf(axis, box);
  const length = own.end - own.start;
  const beside = others
    .map((other) => spanOf(axis, other))
    .filter(({ low, high }) => low < own.high && high > own.low)
    .sort((one, other) => one.start - other.start);
  const middle = (own.start + own.end) / 2;
  const before = beside.filter(({ end }) => end <= middle).sort((one, other) => other.end - one.end);
  const after = beside.filter(({ start }) => start >= middle);
  const matches: GapMatch[] = [];
  const [last, lastButOne] = before;
  const [next, nextButOne] = after;

  if (last && next && next.start - last.end > length) {
    const gap = (next.start - last.end - length) / 2;
    const at = last.end + gap;
    matches.push({
      at,
      guides: [gapGuide(axis, last.end, at, own), gapGuide(axis, at + length, next.start, own)],
    });
  }
  if (last && lastButOne && last.start > lastButOne.end) {
    const gap = last.start - lastButOne.end;
    const at = last.end + gap;
    matches.push({
      at,
      guides: [gapGuide(axis, lastButOne.end, last.start, last), gapGuide(axis, last.end, at, own)],
    });
  }
  if (next && nextButOne && nextButOne.start > next.end) {
    const gap = nextButOne.start - next.end;
    const at = next.start - gap - length;
    matches.push({
      at,
      guides: [
        gapGuide(axis, at + length, next.start, own),
        gapGuide(axis, next.end, nextButOne.start, next),
      ],
    });
  }
  return matches;
}

function spanOf(axis: "x" | "y", { x, y, width, height }: Box): Span {
  return axis === "x"
    ? { start: x, end: x + width, low: y, high: y + height }
    : { start: y, end: y + height, low: x, high: x + width };
}

/** The gap itself, as a line across it with its length. */
function gapGuide(axis: "x" | "y", from: number, to: number, { low, high }: Span): Guide {
  return {
    axis: axis === "x" ? "y" : "x",
    at: (low + high) / 2,
    from,
    to,
    label: `${Math.round(to - from)}`,
    kind: "gap",
  };
}
