import { deepest } from "./holed-picture";
import { type Matches, reach } from "./patch-matches";

/**
 * Paints the hole: each pixel is the mean of what the patches around it found for it, and better matches count for more
 * the higher `sharpness` is.
 */
export function vote(matches: Matches, sharpness: number) {
  const { width, height, step, colours } = matches;
  const { hole } = matches.picture;
  const weights = weightsOf(matches, sharpness);
  const shifts = shiftsOf(matches);
  for (let y = 0; y < height; y++) {
    const bottom = Math.min(y + reach, height - reach - 1);
    const top = firstOf(y, bottom, step);
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (!hole[pixel]) continue;
      const right = Math.min(x + reach, width - reach - 1);
      const left = firstOf(x, right, step);
      const common = shifts[top * width + left]!;
      let isCommon = true;
      for (let row = top; row <= bottom && isCommon; row += step) {
        for (let target = row * width + left; target <= row * width + right; target += step)
          if (shifts[target] !== common) isCommon = false;
      }
      // Most patches lie as their neighbours do, and then there is but one colour to take.
      if (isCommon) {
        colours[pixel] = colours[pixel + common]! | opaque;
        continue;
      }
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let row = top; row <= bottom; row += step) {
        for (let target = row * width + left; target <= row * width + right; target += step) {
          // What lies as far from the match as this pixel lies from its patch's middle.
          const colour = colours[pixel + shifts[target]!]!;
          const weight = weights[target]!;
          red += (colour & 255) * weight;
          green += ((colour >>> 8) & 255) * weight;
          blue += ((colour >>> 16) & 255) * weight;
          total += weight;
        }
      }
      colours[pixel] =
        (red / total + 0.5) | ((green / total + 0.5) << 8) | ((blue / total + 0.5) << 16) | opaque;
    }
  }
}

const opaque = 255 << 24;

/** What is near the rim is surest: it falls by a fifth with each pixel away from what is known, to a floor. */
const trustByDepth = Float32Array.from({ length: deepest + 1 }, (_, steps) => 0.8 ** Math.min(steps, 30));

/** First middle of a patch that covers a place; the last of all where the grid leaves out the border. */
function firstOf(place: number, last: number, step: number): number {
  const first = Math.max(reach, place - reach);
  return Math.min(last, first + ((first - reach) % step));
}

function weightsOf({ width, height, targets, costs, depth }: Matches, sharpness: number): Float32Array {
  let mean = 0;
  for (const target of targets) mean += costs[target]!;
  mean = mean / Math.max(1, targets.length) + 1;
  const weights = new Float32Array(width * height);
  for (const target of targets) {
    const likeness = mean / (mean + costs[target]!);
    weights[target] = (likeness ** sharpness + 1e-4) * trustByDepth[depth[target]!]!;
  }
  return weights;
}

/** By patch: how many pixels on in the picture its match lies. */
function shiftsOf({ width, height, targets, across, down }: Matches): Int32Array {
  const shifts = new Int32Array(width * height);
  for (const target of targets) shifts[target] = down[target]! * width + across[target]!;
  return shifts;
}
