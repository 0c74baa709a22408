import type { SeededRandom } from "../seeded-random";
import type { Rgb } from "./color";
import { fractal, hash2 } from "./noise";
import { blend, type Raster } from "./raster";

/** Heights of a skyline per column, in pixels from the top. */
export type Profile = Float32Array;

export function profileOf(raster: Raster, heightAt: (across: number) => number): Profile {
  const side = Math.min(raster.width, raster.height);
  return Float32Array.from({ length: raster.width }, (_, x) => heightAt(x / side) * raster.height);
}

export interface Filling {
  profile: Profile;
  /** The crest of what will be painted in front, below which nothing of this shows. */
  cover: Profile | null;
  /** `below` is the depth under the crest as a share of the picture's height. */
  colorAt(x: number, y: number, below: number, out: Float32Array): void;
}

/** Fills below a profile, down to what covers it. */
export function fillBelow({ width, height, data }: Raster, { profile, cover, colorAt }: Filling) {
  const color = new Float32Array(3);
  for (let x = 0; x < width; x++) {
    const crest = profile[x]!;
    const bottom = cover ? Math.min(height, Math.ceil(Math.max(crest, cover[x]!)) + 1) : height;
    for (let y = Math.max(0, Math.floor(crest)); y < bottom; y++) {
      const share = Math.min(1, y + 1 - crest);
      colorAt(x, y, (y - crest) / height, color);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = data[at + channel]! + (color[channel]! - data[at + channel]!) * share;
      }
    }
  }
}

export function takeFrom(table: Float32Array, from: number, factor: number, out: Float32Array) {
  out[0] = table[from]! * factor;
  out[1] = table[from + 1]! * factor;
  out[2] = table[from + 2]! * factor;
}

export interface Planting {
  count: number;
  /** Ground line, a share of the height. */
  base: number;
  tallest: number;
  color: Rgb;
  random: SeededRandom;
  seed: number;
  /** Colours some of them have instead. */
  others?: readonly Rgb[];
  /** Round crowns on a stem instead of firs. */
  isRound?: boolean;
}

/** Conifers along a line: cones of ragged branches. */
export function plantTrees(
  raster: Raster,
  { count, base, tallest, color, random, seed, isRound, others = [] }: Planting,
) {
  const { width, height } = raster;
  for (let i = 0; i < count; i++) {
    const middle = ((i + random.between(-0.45, 0.45)) / (count - 1)) * width;
    const tall = tallest * height * random.between(0.45, 1);
    const foot = base * height + random.between(0, 0.03) * height;
    const top = foot - tall;
    const spread = tall * random.between(0.16, 0.22);
    const own = others[Math.floor(hash2(i, 4, seed) * (others.length + 1))] ?? color;
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
      const down = Math.min(1, (y - top) / tall);
      const tier = (down * 13 + hash2(i, 9, seed)) % 1;
      const ragged = 0.62 + 0.38 * tier + 0.22 * (hash2(y >> 1, i, seed) - 0.5);
      const crown =
        Math.sqrt(Math.max(0, 1 - ((down - 0.42) / 0.42) ** 2)) *
        spread *
        1.5 *
        (0.8 + 0.4 * hash2(y >> 2, i, seed));
      const half = isRound ? Math.max(spread * 0.09, crown) : Math.max(0.6, spread * down ** 0.85 * ragged);
      const left = middle - half;
      const right = middle + half;
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, Math.ceil(right)); x++) {
        const cover = Math.min(1, Math.max(0, x + 1 - left)) * Math.min(1, Math.max(0, right - x));
        blend(raster, x, y, own, cover);
      }
    }
  }
}

/** Still water from a height (a share of the picture's) down: what is above it, mirrored, darker and a little stirred. */
export function mirrorBelow(
  { width, height, data }: Raster,
  { from, tint, seed }: { from: number; tint: Rgb; seed: number },
) {
  const side = Math.min(width, height);
  const shore = Math.floor(from * height);
  for (let y = shore; y < height; y++) {
    const depth = (y - shore) / (height - shore);
    for (let x = 0; x < width; x++) {
      const ripple = fractal((x / side) * 3, (y / side) * (90 - depth * 55), 2, seed + 5) - 0.5;
      const above = Math.max(
        0,
        Math.min(
          shore - 1,
          Math.round(shore - (y - shore) * 1.12 - 1 + ripple * side * (0.008 + depth * 0.05)),
        ),
      );
      const to = (y * width + x) * 3;
      const take = (above * width + x) * 3;
      const shade = 0.2 + 0.25 * depth + ripple * 0.12;
      const edge = y - shore < side * 0.004 ? 0.25 : 0;
      for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
        const mirrored = data[take + channel]!;
        data[to + channel] = mirrored + (tint[channel]! - mirrored) * shade + edge * (1 - mirrored) * 0.5;
      }
    }
  }
}

/** A bank of mist around a height, thicker in places. */
export function mistOver(
  raster: Raster,
  middle: number,
  reach: number,
  color: Rgb,
  strength: number,
  seed: number,
) {
  if (strength <= 0) return;
  const { width, height } = raster;
  const side = Math.min(width, height);
  const top = Math.max(0, Math.floor((middle - reach) * height));
  const bottom = Math.min(height, Math.ceil((middle + reach) * height));
  for (let y = top; y < bottom; y++) {
    const share = 1 - Math.abs(y / height - middle) / reach;
    const band = share * share * (3 - 2 * share) * strength;
    for (let x = 0; x < width; x++) {
      blend(raster, x, y, color, band * (0.45 + 0.55 * fractal((x / side) * 2.2, (y / side) * 5, 3, seed)));
    }
  }
}
