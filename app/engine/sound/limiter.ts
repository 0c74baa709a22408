import type { Stereo } from "./stereo.ts";

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.12;

/**
 * Look-ahead limiter, in place: no sample leaves ±`ceiling` (linear), and gain changes are smooth and equal in both
 * channels, so the picture of the sound stays where it is. Returns whether anything had to be turned down.
 *
 * The gain each sample needs is held over the look-ahead by a running minimum, then averaged over the same length: the
 * average of minima that all contain a peak is at or below what that peak needs when it arrives.
 */
export function limit(sound: Stereo, ceiling: number): boolean {
  const { left, right, sampleRate } = sound;
  const window = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * sampleRate));
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate));
  const length = left.length;

  let cuts = false;
  const needed = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const peak = Math.max(Math.abs(left[index]!), Math.abs(right[index]!));
    needed[index] = peak > ceiling ? ceiling / peak : 1;
    cuts ||= peak > ceiling;
  }
  if (!cuts) return false;
  const held = runningMinimum(needed, window);

  const recent = new Float64Array(window).fill(1);
  let sum = window;
  let current = 1;
  for (let index = 0; index < length; index++) {
    const target = held[index]!;
    current = target < current ? target : current + (target - current) * release;
    const slot = index % window;
    sum += current - recent[slot]!;
    recent[slot] = current;
    const gain = Math.min(sum / window, needed[index]!);
    left[index]! *= gain;
    right[index]! *= gain;
  }
  return true;
}

/**
 * For each index the least of the values from it to `window` values later: walks backwards, so that the values to come are
 * known, with a queue of ascending minima.
 */
function runningMinimum(values: Float32Array, window: number): Float32Array {
  const result = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let index = values.length - 1; index >= 0; index--) {
    while (tail > head && values[queue[tail - 1]!]! >= values[index]!) tail--;
    queue[tail++] = index;
    if (queue[head]! > index + window) head++;
    result[index] = values[queue[head]!]!;
  }
  return result;
}
