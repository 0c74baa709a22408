import type { Pixels } from "~/formats/raster/pixels";
import type { PlainBackground } from "./plain-background";

/** Of the width, what is looked at on either side. */
const stripShare = 0.04;
/** The noisiest strips still called plain, in bytes. */
const mostSpread = 9;

/**
 * A background that changes from row to row alone, such as a wall and the table before it: each row runs from what it is at the left border to what
 * it is at the right. Null where the borders are not plain.
 */
export function fitRowBackground({ width, height, data }: Pixels): PlainBackground | null {
  const across = Math.max(2, Math.round(width * stripShare));
  const sides = [0, width - across].map((left) => {
    const means = new Float32Array(height * 3);
    let strayed = 0;
    for (let y = 0; y < height; y++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        let squares = 0;
        for (let x = left; x < left + across; x++) {
          const value = data[(y * width + x) * 4 + k]!;
          sum += value;
          squares += value * value;
        }
        means[y * 3 + k] = sum / across;
        strayed += Math.max(0, squares / across - (sum / across) ** 2) / 3;
      }
    }
    return { means, spread: Math.sqrt(strayed / height) };
  });
  const [left, right] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const spread = Math.max(left.spread, right.spread);
  if (spread > mostSpread) return null;
  return {
    spread,
    row(y, out) {
      for (let x = 0; x < width; x++) {
        const share = x / width;
        for (let k = 0; k < 3; k++)
          out[x * 3 + k] = left.means[y * 3 + k]! * (1 - share) + right.means[y * 3 + k]! * share;
      }
    },
  };
}
