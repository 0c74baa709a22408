import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { trim } from "~/formats/raster/trim";
import { composite } from "./composite";

/** One of several things of a picture. */
export interface Standing {
  /** Transparent around it. */
  cutOut: Pixels;
  /** How much of it is wanted, 0–1: it stands nearer to the middle, and larger. */
  weight: number;
  /** How large it is beside the largest, 0–1. */
  size: number;
}

/** Side of a square as large as one thing, in pixels: enough for a place in a picture. */
const thingSide = 460;
/** More than these stand in two rows. */
const mostInRow = 4;

/** Puts several cut-outs beside one another, on one ground, as one cut-out. Null where none of them shows anything. */
export function lineUp(things: readonly Standing[]): Pixels | null {
  const sized = [...things]
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ cutOut, weight, size }) => {
      const trimmed = trim(cutOut);
      return trimmed ? [toSize(trimmed, thingSide * size * (0.7 + 0.3 * weight))] : [];
    });
  if (sized.length <= 1) return sized[0] ?? null;
  if (sized.length <= mostInRow) return rowOf(sized);
  // Seen over the lower ones, and not wider than they are, the taller ones hide where they stand.
  const byHeight = sized.toSorted((one, other) => one.height - other.height);
  const isLow = new Set(byHeight.slice(0, Math.ceil(sized.length / 2)));
  const front = rowOf(sized.filter((thing) => isLow.has(thing)));
  const behind = rowOf(sized.filter((thing) => !isLow.has(thing)));
  const factor = Math.min(1, front.width / behind.width);
  const back = resample(behind, Math.round(behind.width * factor), Math.round(behind.height * factor));
  const rise = Math.round(front.height * 0.38);
  const whole = createPixels(front.width, Math.max(front.height, back.height + rise));
  composite(whole, back, Math.round((whole.width - back.width) / 2), whole.height - back.height - rise);
  composite(whole, front, 0, whole.height - front.height);
  return whole;
}

function toSize(pixels: Pixels, side: number): Pixels {
  // What is far from square is neither a thread nor a wall.
  const factor = Math.min(
    side / Math.sqrt(pixels.width * pixels.height),
    (side * 1.7) / Math.max(pixels.width, pixels.height),
  );
  return resample(
    pixels,
    Math.max(1, Math.round(pixels.width * factor)),
    Math.max(1, Math.round(pixels.height * factor)),
  );
}

/** The first in the middle, the next beside it, left and right in turn; those in the middle stand before the others. */
function rowOf(things: readonly Pixels[]): Pixels {
  const order: Pixels[] = [];
  for (const [index, thing] of things.entries()) index % 2 === 0 ? order.push(thing) : order.unshift(thing);
  const overlap = Math.round(thingSide * 0.06);
  const width = order.reduce((sum, thing) => sum + thing.width - overlap, overlap);
  const row = createPixels(width, Math.max(...order.map(({ height }) => height)));
  const lefts = new Map<Pixels, number>();
  let left = 0;
  for (const thing of order) {
    lefts.set(thing, left);
    left += thing.width - overlap;
  }
  for (const thing of things.toReversed())
    composite(row, thing, lefts.get(thing)!, row.height - thing.height);
  return row;
}
