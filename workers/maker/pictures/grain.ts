import { createRandom } from "~/domain/random/seeded-random";
import type { Pixels } from "~/formats/raster/pixels";

const side = 256;
/** From -1 to 1, finest in the middle, as the sum of two draws is. */
let tile: Float32Array | null = null;

/** Adds a fine grain, so that soft colours show no steps. `amount` is the most a channel changes, as a share. */
export function addGrain({ width, height, data }: Pixels, amount: number) {
  const random = createRandom(7);
  tile ??= Float32Array.from({ length: side * side }, () => random() + random() - 1);
  const most = amount * 255;
  for (let y = 0; y < height; y++) {
    const row = (y % side) * side;
    for (let x = 0; x < width; x++) {
      const change = tile[row + (x % side)]! * most;
      const at = (y * width + x) * 4;
      for (let k = 0; k < 3; k++) data[at + k] = data[at + k]! + change;
    }
  }
}
