import { type Matches, reach } from "./patch-matches";
import { pullPushFill, type SparseMap } from "./pull-push-fill";

/** Side of the blocks in which the rim is looked at, in pixels. */
const block = 8;
/** Differences larger than this, in bytes, are another thing that begins, and not another tone. */
const mostTone = 28;

/**
 * Takes the seam off a filled hole: what its patches found is somewhat lighter or darker than what is known beside it, as a wall
 * is that the light falls along. How much it is so is measured on the rim, stretched over the hole, and added.
 */
export function evenTone(matches: Matches) {
  const { width, height } = matches;
  const { hole, data } = matches.picture;
  const tone = toneAtRim(matches);
  if (!tone) return;
  pullPushFill(tone);
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(tone.height - 1, (y + 0.5) / block - 0.5));
    const row = Math.min(tone.height - 2, Math.floor(v));
    const down = tone.height > 1 ? v - row : 0;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (!hole[pixel]) continue;
      const u = Math.max(0, Math.min(tone.width - 1, (x + 0.5) / block - 0.5));
      const column = Math.min(tone.width - 2, Math.floor(u));
      const right = u - column;
      const at = (row * tone.width + column) * 3;
      const below = at + tone.width * 3;
      for (let channel = 0; channel < 3; channel++) {
        const upper = tone.values[at + channel]! * (1 - right) + tone.values[at + 3 + channel]! * right;
        const lower = tone.values[below + channel]! * (1 - right) + tone.values[below + 3 + channel]! * right;
        const to = pixel * 4 + channel;
        data[to] = data[to]! + upper * (1 - down) + lower * down;
      }
    }
  }
}

/** By block of the rim: known colours less what the patches there found for them. Null where no block tells. */
function toneAtRim(matches: Matches): SparseMap | null {
  const { width, height, colours } = matches;
  const { hole } = matches.picture;
  const across = Math.max(2, Math.ceil(width / block));
  const down = Math.max(2, Math.ceil(height / block));
  const sums = new Float64Array(across * down * 3);
  const squares = new Float64Array(across * down * 3);
  const counts = new Int32Array(across * down);
  const seen = new Int32Array(across * down);
  const found = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (hole[pixel] || !isBesideHole(hole, x, y, width, height) || !foundFor(matches, x, y, found))
        continue;
      const cell = Math.floor(y / block) * across + Math.floor(x / block);
      seen[cell] = seen[cell]! + 1;
      const colour = colours[pixel]!;
      found[0] = (colour & 255) - found[0]!;
      found[1] = ((colour >>> 8) & 255) - found[1]!;
      found[2] = ((colour >>> 16) & 255) - found[2]!;
      if (Math.max(Math.abs(found[0]), Math.abs(found[1]), Math.abs(found[2])) > mostTone) continue;
      counts[cell] = counts[cell]! + 1;
      for (let channel = 0; channel < 3; channel++) {
        sums[cell * 3 + channel] = sums[cell * 3 + channel]! + found[channel]!;
        squares[cell * 3 + channel] = squares[cell * 3 + channel]! + found[channel]! ** 2;
      }
    }
  }
  const tone: SparseMap = {
    width: across,
    height: down,
    values: new Float32Array(across * down * 3),
    weights: new Float32Array(across * down),
  };
  let known = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell]!;
    if (count < 3 || count < seen[cell]! * 0.6) continue;
    known++;
    tone.weights[cell] = 1;
    for (let channel = 0; channel < 3; channel++) {
      const mean = sums[cell * 3 + channel]! / count;
      // Of texture, whose differences point both ways, little is believed.
      const doubt = Math.max(0, squares[cell * 3 + channel]! / count - mean * mean) / count;
      tone.values[cell * 3 + channel] = (mean * mean * mean) / (mean * mean + doubt + 0.01);
    }
  }
  return known > 0 ? tone : null;
}

function isBesideHole(hole: Uint8Array, x: number, y: number, width: number, height: number): boolean {
  const pixel = y * width + x;
  return (
    (x > 0 && hole[pixel - 1] === 1) ||
    (x < width - 1 && hole[pixel + 1] === 1) ||
    (y > 0 && hole[pixel - width] === 1) ||
    (y < height - 1 && hole[pixel + width] === 1)
  );
}

/** Mean of what the patches over a place found for it, three bytes as floats; false where no patch covers it. */
function foundFor(
  { width, height, colours, isTarget, across, down }: Matches,
  x: number,
  y: number,
  out: Float64Array,
) {
  const pixel = y * width + x;
  let count = 0;
  out.fill(0);
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const target = row * width + column;
      if (!isTarget[target]) continue;
      const colour = colours[pixel + down[target]! * width + across[target]!]!;
      out[0] = out[0]! + (colour & 255);
      out[1] = out[1]! + ((colour >>> 8) & 255);
      out[2] = out[2]! + ((colour >>> 16) & 255);
      count++;
    }
  }
  for (let channel = 0; channel < 3; channel++) out[channel] = out[channel]! / count;
  return count > 0;
}
