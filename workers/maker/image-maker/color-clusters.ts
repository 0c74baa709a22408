import { clusterColors } from "~/domain/image/cluster-colors";
import { toOklab } from "~/domain/image/oklab";
import type { Pixels } from "~/formats/raster/pixels";
import { shrink } from "~/formats/raster/resample";
import type { Oklch } from "../pictures/oklch";
import { toOklabPlane } from "./light";

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
  return clusterColors(points, count).map(({ middle: [l, a, b], share }) => ({ l, a, b, share }));
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
