import type { Pixels } from "~/formats/raster/pixels";

/**
 * A background as a smooth surface: each channel a quadratic of place, fitted to the pixels along the border. One colour,
 * a gradient and the falling off of studio light are all of that kind.
 */
export interface PlainBackground {
  /** Colours of a whole row, three floats a pixel, into `out`. */
  row(y: number, out: Float32Array): void;
  /** How far its own pixels stray from it, in bytes. */
  spread: number;
}

/** Terms of the surface: a quadratic at first, up to the fourth order once more than the border is known. */
const quadratic = 6;
const quartic = 15;
/** Differences larger than this belong to something that touches the border, not to the background. */
const strayed = 26;
/** A border of which less than this is background is not plain. */
const leastShare = 0.66;
/** The noisiest background still called plain, in bytes. */
const mostSpread = 9;

/** Fits a background to a picture's border; null where the border is not plain. */
export function fitPlainBackground({ width, height, data }: Pixels): PlainBackground | null {
  const places = borderPlaces(width, height);
  let kept = places;
  let fitted: Float64Array[] = [];
  const shape = new Float64Array(quadratic);
  const differenceAt = (place: number) => {
    shapeOf(place % width, Math.floor(place / width), width, height, shape);
    let worst = 0;
    for (let channel = 0; channel < 3; channel++) {
      worst = Math.max(worst, Math.abs(data[place * 4 + channel]! - dot(fitted[channel]!, shape)));
    }
    return worst;
  };
  // The first fit begins from the most common colour, so that what touches the border does not bend it.
  const [red, green, blue] = commonColor(data, places);
  kept = places.filter((place) => {
    const at = place * 4;
    return (
      Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue)) <
      strayed * 1.8
    );
  });
  for (let round = 0; round < 3; round++) {
    if (kept.length < places.length * leastShare * 0.8) return null;
    fitted = surfaceOf(data, kept, width, height, quadratic);
    const limit = round === 0 ? strayed * 1.4 : strayed;
    kept = places.filter((place) => differenceAt(place) < limit);
  }
  if (kept.length < places.length * leastShare) return null;
  const spread = Math.sqrt(kept.reduce((sum, place) => sum + differenceAt(place) ** 2, 0) / kept.length);
  if (spread > mostSpread) return null;
  return surfaceFrom(fitted, spread, width, height);
}

/** Fits the background again to pixels now known to be its own, closely enough for light that falls off in a circle. */
export function refit(
  { width, height, data }: Pixels,
  places: readonly number[],
  spread: number,
): PlainBackground {
  return surfaceFrom(surfaceOf(data, places, width, height, quartic), spread, width, height);
}

function surfaceFrom(
  fitted: readonly Float64Array[],
  spread: number,
  width: number,
  height: number,
): PlainBackground {
  return {
    spread,
    row(y, out) {
      const v = (y / height) * 2 - 1;
      for (let channel = 0; channel < 3; channel++) {
        const [c0, c1, c2, c3, c4] = alongRow(fitted[channel]!, v);
        for (let x = 0; x < width; x++) {
          const u = (x / width) * 2 - 1;
          const level = c0 + u * (c1 + u * (c2 + u * (c3 + u * c4)));
          out[x * 3 + channel] = Math.max(0, Math.min(255, level));
        }
      }
    },
  };
}

/** The terms at one height, gathered by their power of how far across: what is left is a sum of five. */
function alongRow(f: Float64Array, v: number): readonly [number, number, number, number, number] {
  const term = (index: number) => f[index] ?? 0;
  return [
    term(0) + v * (term(2) + v * (term(5) + v * (term(9) + v * term(14)))),
    term(1) + v * (term(4) + v * (term(8) + v * term(13))),
    term(3) + v * (term(7) + v * term(12)),
    term(6) + v * term(11),
    term(10),
  ];
}

/** Pixels in a band along the border, thinned to some thousands. */
function borderPlaces(width: number, height: number): number[] {
  const band = Math.max(1, Math.round(Math.min(width, height) * 0.012));
  const step = Math.max(1, Math.round((width + height) / 700));
  const places: number[] = [];
  for (let deep = 0; deep < band; deep += Math.max(1, Math.floor(band / 3))) {
    for (let x = 0; x < width; x += step) places.push(deep * width + x, (height - 1 - deep) * width + x);
    for (let y = 0; y < height; y += step) places.push(y * width + deep, y * width + width - 1 - deep);
  }
  return places;
}

function commonColor(data: Uint8ClampedArray, places: readonly number[]): [number, number, number] {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (const place of places) {
    const red = data[place * 4]!;
    const green = data[place * 4 + 1]!;
    const blue = data[place * 4 + 2]!;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, {
      count: bin.count + 1,
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
    });
  }
  const best = [...bins.values()].reduce((most, bin) => (bin.count > most.count ? bin : most));
  return [best.red / best.count, best.green / best.count, best.blue / best.count];
}

function shapeOf(x: number, y: number, width: number, height: number, shape: Float64Array) {
  const u = (x / width) * 2 - 1;
  const v = (y / height) * 2 - 1;
  shape[0] = 1;
  shape[1] = u;
  shape[2] = v;
  shape[3] = u * u;
  shape[4] = u * v;
  shape[5] = v * v;
  if (shape.length === quadratic) return;
  // Products, not powers: the operator takes any exponent, and longer than all the rest.
  const uu = u * u;
  const vv = v * v;
  shape[6] = uu * u;
  shape[7] = uu * v;
  shape[8] = u * vv;
  shape[9] = vv * v;
  shape[10] = uu * uu;
  shape[11] = uu * u * v;
  shape[12] = uu * vv;
  shape[13] = u * vv * v;
  shape[14] = vv * vv;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Least squares by the normal equations, with a little stiffness so that few places cannot bend it. */
function surfaceOf(
  data: Uint8ClampedArray,
  places: readonly number[],
  width: number,
  height: number,
  terms: number,
) {
  const matrix = Array.from({ length: terms }, () => new Float64Array(terms + 3));
  const shape = new Float64Array(terms);
  for (const place of places) {
    shapeOf(place % width, Math.floor(place / width), width, height, shape);
    for (let i = 0; i < terms; i++) {
      const row = matrix[i]!;
      for (let j = 0; j < terms; j++) row[j] = row[j]! + shape[i]! * shape[j]!;
      for (let channel = 0; channel < 3; channel++)
        row[terms + channel] = row[terms + channel]! + shape[i]! * data[place * 4 + channel]!;
    }
  }
  for (let i = 1; i < terms; i++) matrix[i]![i] = matrix[i]![i]! + places.length * 0.004;
  for (let pivot = 0; pivot < terms; pivot++) {
    const row = matrix[pivot]!;
    const head = row[pivot]! || 1e-9;
    for (let j = pivot; j < terms + 3; j++) row[j] = row[j]! / head;
    for (let other = 0; other < terms; other++) {
      if (other === pivot) continue;
      const factor = matrix[other]![pivot]!;
      for (let j = pivot; j < terms + 3; j++) matrix[other]![j] = matrix[other]![j]! - factor * row[j]!;
    }
  }
  return [0, 1, 2].map((channel) => Float64Array.from(matrix, (row) => row[terms + channel]!));
}
