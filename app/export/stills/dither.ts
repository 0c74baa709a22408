import type { Palette } from "gifenc";

/** Thresholds of an 8 × 8 Bayer matrix, from -0.5 to 0.5. */
const thresholds = bayer(8);
/** How far a colour may be moved before the nearest in the palette is taken, of 255. */
const STRENGTH = 14;
const BITS = 6;

/**
 * Turns pixels into indexes of one palette. Ordered dithering: the pattern stands still while the picture moves, so it neither
 * shimmers nor, unlike error diffusion, changes pixels that did not change, which would be written again in every frame.
 */
export function createDitherer(palette: Palette): (pixels: Uint8ClampedArray, width: number) => Uint8Array {
  // Nearest colours of a cube of 64 steps a side, found when first needed.
  const nearest = new Int16Array(1 << (3 * BITS)).fill(-1);
  const shift = 8 - BITS;
  const lookUp = (red: number, green: number, blue: number): number => {
    const key = ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
    const known = nearest[key]!;
    if (known >= 0) return known;
    const found = nearestColor(palette, red, green, blue);
    nearest[key] = found;
    return found;
  };
  return (pixels, width) => {
    const indexes = new Uint8Array(pixels.length / 4);
    for (let index = 0; index < indexes.length; index++) {
      const offset = thresholds[((Math.floor(index / width) & 7) << 3) | ((index % width) & 7)]! * STRENGTH;
      const at = index * 4;
      indexes[index] = lookUp(
        clamp(pixels[at]! + offset),
        clamp(pixels[at + 1]! + offset),
        clamp(pixels[at + 2]! + offset),
      );
    }
    return indexes;
  };
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/** Distances weigh the channels as the eye does, roughly. */
function nearestColor(palette: Palette, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

function bayer(size: number): number[] {
  let matrix = [[0]];
  while (matrix.length < size) {
    const quarter = (add: number) => matrix.map((row) => row.map((value) => 4 * value + add));
    const [a, b, c, d] = [quarter(0), quarter(2), quarter(3), quarter(1)];
    matrix = [...a.map((row, y) => [...row, ...b[y]!]), ...c.map((row, y) => [...row, ...d[y]!])];
  }
  return matrix.flat().map((value) => (value + 0.5) / (size * size) - 0.5);
}
