import type { BackgroundFit } from "./fit-background";
import { partsOf } from "./parts";

/** Of a picture: a hole is no smaller. */
const leastHole = 0.0006;
/** What a hole's colour may stray from the background's in the mean, in bytes. */
const mostTint = 2.5;
/** Of a hole's outline, the most at which its light goes over into another without an edge. */
const mostBlended = 0.35;
/** What is open to fewer ways than this leaves is seen through something. */
const leastEnclosed = 0.5;

interface Place {
  reached: Uint8Array;
  /** As `enclosures` has them. */
  likely: Float32Array;
  fit: BackgroundFit;
  edges: Float32Array;
  width: number;
  height: number;
}

/**
 * Marks with 1 where the background is seen through the product or between two, as in a handle: parts as light as the background behind them,
 * of its colour and as even, that end at edges, with the shadows in them. What crosses that light on its way to another
 * is a shade of the product.
 */
export function seenThrough({ reached, likely: enclosed, fit, edges, width, height }: Place): Uint8Array {
  const { isLikely, lighter, tint, lightLimit } = fit;
  const isAlike = (pixel: number) => isLikely[pixel] === 1 && Math.abs(lighter[pixel]!) < lightLimit;
  const inner = isLikely.map((_, pixel) =>
    edges[pixel]! < 1 && enclosed[pixel]! > leastEnclosed && isAlike(pixel) ? 1 : 0,
  );
  const even = grainOf(reached, lighter) * 1.2 + 0.7;
  const out = new Uint8Array(edges.length);
  const found: number[] = [];
  for (const part of partsOf(inner, width, height)) {
    if (part.length < edges.length * leastHole) continue;
    let tints = 0;
    let ends = 0;
    let blended = 0;
    for (const pixel of part) {
      tints += tint[pixel]!;
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (inner[next] !== 0) continue;
        ends++;
        if (edges[next]! < 1 && !isAlike(next)) blended++;
      }
    }
    if (unevenness(part, lighter) < even && blended < ends * mostBlended && tints < part.length * mostTint)
      for (const pixel of part) {
        out[pixel] = 1;
        found.push(pixel);
      }
  }
  // The shadows in them.
  for (let head = 0; head < found.length; head++) {
    const pixel = found[head]!;
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
      if (out[next] !== 0 || edges[next]! >= 1 || !isLikely[next] || lighter[next]! > lightLimit) continue;
      if (!reached[next] || enclosed[next]! <= leastEnclosed) continue;
      out[next] = 1;
      found.push(next);
    }
  }
  return out;
}

/** How far light strays from the middle one, in the middle: a shadow in a corner does not count. */
function unevenness(part: Int32Array, lighter: Float32Array): number {
  const lights = new Float32Array(part.length);
  for (let at = 0; at < part.length; at++) lights[at] = lighter[part[at]!]!;
  const middle = middleOf(lights);
  return middleOf(lights.map((light) => Math.abs(light - middle)));
}

const middleOf = (values: Float32Array) => values.sort()[values.length >> 1] ?? 0;

/** What the background's light strays by grain alone, in the middle. */
function grainOf(reached: Uint8Array, lighter: Float32Array): number {
  const values: number[] = [];
  for (let pixel = 0; pixel + 1 < reached.length; pixel += 7)
    if (reached[pixel] && reached[pixel + 1]) values.push(Math.abs(lighter[pixel]! - lighter[pixel + 1]!));
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}
