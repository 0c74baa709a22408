import { toOklabPlane } from "~/providers/built-in/image-maker/light";
import type { Pixels } from "~/providers/built-in/image-maker/pixels";
import { shrink } from "~/providers/built-in/image-maker/resample";
import { type Oklch, toOklab } from "~/providers/built-in/picture-maker/color";

/** A group of like colours in a picture: its middle in OKLab and its share of the pixels. */
export interface ColorCluster {
  l: number;
  a: number;
  b: number;
  share: number;
}

/**
 * The colours a picture is made of, largest share first (k-means over OKLab on a small copy, begun from the colours that
 * are farthest apart). Transparent pixels do not count.
 */
export function colorClusters(pixels: Pixels, count: number): ColorCluster[] {
  const small = shrink(pixels, 72);
  const lab = toOklabPlane(small);
  const points: [number, number, number][] = [];
  for (let i = 0; i < lab.length / 3; i++) {
    if (small.data[i * 4 + 3]! > 127) points.push([lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!]);
  }
  if (points.length === 0) return [];
  let middles = farthestApart(points, count);
  let sizes: number[] = [];
  for (let round = 0; round < 10; round++) {
    const sums = middles.map(() => [0, 0, 0, 0]);
    for (const point of points) {
      const sum = sums[nearestOf(point, middles)]!;
      for (let i = 0; i < 3; i++) sum[i] = sum[i]! + point[i]!;
      sum[3] = sum[3]! + 1;
    }
    sizes = sums.map((sum) => sum[3]!);
    middles = middles.map((middle, i) => {
      const [l, a, b, size] = sums[i] as [number, number, number, number];
      return size ? [l / size, a / size, b / size] : middle;
    });
  }
  return middles
    .map(([l, a, b], i) => ({ l, a, b, share: sizes[i]! / points.length }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

type Point = [number, number, number];

/** Squared distance; differences of hue weigh more than differences of light. */
const apart = (one: Point, other: Point) =>
  (one[0] - other[0]) ** 2 + 3 * (one[1] - other[1]) ** 2 + 3 * (one[2] - other[2]) ** 2;

function nearestOf(point: Point, middles: readonly Point[]): number {
  let best = 0;
  for (let i = 1; i < middles.length; i++)
    if (apart(point, middles[i]!) < apart(point, middles[best]!)) best = i;
  return best;
}

function farthestApart(points: readonly Point[], count: number): Point[] {
  const chosen: Point[] = [points[Math.floor(points.length / 2)]!];
  while (chosen.length < count) {
    let best = points[0]!;
    let far = -1;
    for (const point of points) {
      const distance = Math.min(...chosen.map((other) => apart(point, other)));
      if (distance > far) {
        far = distance;
        best = point;
      }
    }
    if (far <= 1e-6) break;
    chosen.push(best);
  }
  return chosen;
}

/** The colours a picture would be known by: the most colourful first, each large enough to be seen. */
export function keyColors(pixels: Pixels, count = 4): Oklch[] {
  return colorClusters(pixels, 6)
    .filter(({ share }) => share > 0.025)
    .map(({ l, a, b, share }) => ({
      l,
      c: Math.hypot(a, b),
      h: (Math.atan2(b, a) * 180) / Math.PI,
      telling: (Math.hypot(a, b) + 0.02) * Math.sqrt(share),
    }))
    .sort((one, other) => other.telling - one.telling)
    .slice(0, count)
    .map(({ l, c, h }) => ({ l, c, h }));
}

/** A colour written `#rrggbb`; null for anything else. */
export function parseColor(text: string): Oklch | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!match) return null;
  const [r, g, b] = match.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [l, greenRed, blueYellow] = toOklab([r, g, b]);
  return {
    l,
    c: Math.hypot(greenRed, blueYellow),
    h: (Math.atan2(blueYellow, greenRed) * 180) / Math.PI,
  };
}
