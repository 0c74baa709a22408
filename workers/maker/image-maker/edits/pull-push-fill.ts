/** A small map of three values a cell, some of which are known: those with a weight of 1. Weights of 0 are to be found. */
export interface SparseMap {
  width: number;
  height: number;
  values: Float32Array;
  weights: Float32Array;
}

/** Finds what is not known as a skin stretched over what is: through ever smaller maps and back (Gortler 1996). */
export function pullPushFill(map: SparseMap) {
  if (map.width <= 1 && map.height <= 1) return;
  const small = halved(map);
  pullPushFill(small);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const cell = y * map.width + x;
      const own = map.weights[cell]!;
      if (own >= 1) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 3 + channel;
        map.values[at] = map.values[at]! * own + between(small, x, y, channel) * (1 - own);
      }
    }
  }
}

/** Each cell is the mean of those of its four that are known, and as well known as they are together. */
function halved({ width, height, values, weights }: SparseMap): SparseMap {
  const across = Math.ceil(width / 2);
  const down = Math.ceil(height / 2);
  const small: SparseMap = {
    width: across,
    height: down,
    values: new Float32Array(across * down * 3),
    weights: new Float32Array(across * down),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = (y >> 1) * across + (x >> 1);
      small.weights[to] = small.weights[to]! + weights[from]!;
      for (let channel = 0; channel < 3; channel++)
        small.values[to * 3 + channel] =
          small.values[to * 3 + channel]! + values[from * 3 + channel]! * weights[from]!;
    }
  }
  for (let cell = 0; cell < small.weights.length; cell++) {
    const weight = small.weights[cell]!;
    if (weight === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      small.values[cell * 3 + channel] = small.values[cell * 3 + channel]! / weight;
    small.weights[cell] = Math.min(1, weight);
  }
  return small;
}

/** A value of the half size, at a cell of the whole one. */
function between({ width, height, values }: SparseMap, x: number, y: number, channel: number): number {
  const row = (y >> 1) * width;
  const column = x >> 1;
  const otherRow = Math.max(0, Math.min(height - 1, (y >> 1) + (y % 2) * 2 - 1)) * width;
  const otherColumn = Math.max(0, Math.min(width - 1, column + (x % 2) * 2 - 1));
  const near =
    values[(row + column) * 3 + channel]! * 0.75 + values[(row + otherColumn) * 3 + channel]! * 0.25;
  const far =
    values[(otherRow + column) * 3 + channel]! * 0.75 +
    values[(otherRow + otherColumn) * 3 + channel]! * 0.25;
  return near * 0.75 + far * 0.25;
}
