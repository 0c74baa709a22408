import type { BackgroundFit } from "./fit-background";

/** Rows above and below a bay by which a side's direction is told. */
const told = 12;
/** Rows next to a bay in which its corner is round. */
const corner = 3;
/** What a straight side strays from a line, in pixels. */
const mostStrayed = 1.6;
/** Steps in from a straight side, in pixels, by which a bay begins. */
const leastStep = 3;
/** Of the height: a longer bay is the product's own form. */
const longest = 0.45;
/** How much the side's slope may differ above a bay, across it and below it. */
const mostBend = 0.12;
/** A bay no deeper than this, in pixels, is a nick. */
const shallow = 8;
/** Of a deeper bay, what is not as light as the background at least. Where all is, the background is seen there. */
const leastUnlike = 0.1;

/**
 * Fills what a label that looks like the wall left open in a straight side: a bay whose mouth goes on as the side does above and below
 * it, and that is not the background all over. Gives what was filled.
 */
export function fillSides(
  subject: Uint8Array,
  { isLikely, lighter, lightLimit }: BackgroundFit,
  width: number,
  height: number,
): Uint8Array {
  const filled = new Uint8Array(subject.length);
  for (const isRight of [false, true]) {
    const pixelAt = (row: number, deep: number) => row * width + (isRight ? width - 1 - deep : deep);
    const side = Array.from({ length: height }, (_, row) => {
      for (let deep = 0; deep < width; deep++) if (subject[pixelAt(row, deep)]) return deep;
      return width;
    });
    for (let top = told + corner; top < height - told - corner; top++) {
      const step = side[top + 1]! - side[top - 2]!;
      if (side[top - 2] === width || step < leastStep) continue;
      const above = lineOf(side, stretch(top - corner - told));
      const end = above ? bayEnd(side, top, above) : -1;
      const mouth = end < 0 ? null : mouthOf(side, top, end);
      if (!mouth) continue;
      const bay: number[] = [];
      for (let row = top - corner; row < end + corner; row++) {
        const from = Math.max(0, Math.round(mouth(row)));
        for (let deep = from; deep < Math.min(width, side[row]!); deep++) bay.push(pixelAt(row, deep));
      }
      const unlike = bay.filter((pixel) => !isLikely[pixel] || Math.abs(lighter[pixel]!) > lightLimit).length;
      const deepest = Math.max(...side.slice(top, end)) - mouth(top);
      if (deepest > shallow && unlike < bay.length * leastUnlike) continue;
      for (const pixel of bay) {
        subject[pixel] = 1;
        filled[pixel] = 1;
      }
      top = end;
    }
  }
  return filled;
}

type Line = (row: number) => number;

/** The row where a side comes back to its line, or -1. */
function bayEnd(side: readonly number[], top: number, line: Line): number {
  const most = Math.min(side.length - told - corner, top + side.length * longest);
  for (let row = top + 3; row < most; row++)
    if (side[row]! <= line(row) + mostStrayed + Math.min(shallow, (row - top) * mostBend)) return row;
  return -1;
}

/** Where the side would run across a bay; null where it does not go on below as it came from above. */
function mouthOf(side: readonly number[], top: number, end: number): Line | null {
  const [rowsAbove, rowsBelow] = [stretch(top - corner - told), stretch(end + corner)];
  const [above, below] = [lineOf(side, rowsAbove), lineOf(side, rowsBelow)];
  if (!above || !below) return null;
  const first = above(top);
  const across = (below(end) - first) / (end - top);
  const bends = [above(1) - above(0), below(1) - below(0)].map((slope) => Math.abs(slope - across));
  if (Math.max(...bends) <= mostBend) return (row) => first + across * (row - top);
  // A stretch is too short to tell a slope exactly: two that are one line do not bend. What does not come out again is a cap's edge.
  const comesOut = Math.max(...side.slice(top, end)) - below(end + corner) >= leastStep;
  return comesOut ? lineOf(side, [...rowsAbove, ...rowsBelow]) : null;
}

/** The rows by which a side's direction is told, from one on. */
function stretch(from: number): number[] {
  return Array.from({ length: told }, (_, row) => from + row);
}

/** The line nearest to a side in those rows; null where the side is no line. */
function lineOf(side: readonly number[], rows: readonly number[]): Line | null {
  const mean = rows.reduce((sum, row) => sum + side[row]!, 0) / rows.length;
  const middle = rows.reduce((sum, row) => sum + row, 0) / rows.length;
  let along = 0;
  let length = 0;
  for (const row of rows) {
    along += (row - middle) * (side[row]! - mean);
    length += (row - middle) ** 2;
  }
  const line = (row: number) => mean + (along / length) * (row - middle);
  return rows.every((row) => Math.abs(side[row]! - line(row)) <= mostStrayed) ? line : null;
}
