import type { Stereo } from "./stereo.ts";
import { PEAK_REACH, truePeaks } from "./true-peak.ts";

const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.12;

export interface Limiter {
  /** Takes the next piece and gives back what is finished: as much as was given, less what is still looked at. */
  push(block: Stereo): Stereo;
  /** The rest. */
  finish(): Stereo;
}

/**
 * Look-ahead limiter: no peak, those between samples included, passes `ceiling` (linear), and gain changes are smooth and
 * equal in both channels, so the picture of the sound stays where it is.
 *
 * The gain each sample needs is held over the look-ahead by a running minimum, then averaged over the same length: the
 * average of minima that all contain a peak is at or below what that peak needs when it arrives.
 *
 * @param findPeaks the peak near each sample; `samplePeaks` is quicker and close enough to hear what is lost
 */
export function createLimiter(
  ceiling: number,
  sampleRate: number,
  findPeaks: (samples: Float32Array, above: number) => Float32Array = truePeaks,
): Limiter {
  const window = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * sampleRate));
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate));
  const recent = new Float64Array(window).fill(1);
  let sum = window;
  let slot = 0;
  let current = 1;
  let isFirst = true;
  // Some of what is done already is kept before the rest, since peaks depend on both sides.
  let pastLeft: Float32Array = new Float32Array(PEAK_REACH);
  let pastRight: Float32Array = new Float32Array(PEAK_REACH);
  let waiting: Stereo = { left: new Float32Array(0), right: new Float32Array(0) };

  const take = (available: Stereo, count: number): Stereo => {
    const left = joined(pastLeft, available.left);
    const right = joined(pastRight, available.right);
    const needed = neededGains(findPeaks(left, ceiling), findPeaks(right, ceiling), ceiling).subarray(
      PEAK_REACH,
    );
    const held = runningMinimum(needed, window);
    const done: Stereo = { left: available.left.slice(0, count), right: available.right.slice(0, count) };
    if (isFirst && count > 0) {
      // A sound that begins with a peak has no time to be turned down in.
      isFirst = false;
      current = held[0]!;
      recent.fill(current);
      sum = window * current;
    }
    for (let index = 0; index < count; index++) {
      const target = held[index]!;
      current = target < current ? target : current + (target - current) * release;
      sum += current - recent[slot]!;
      recent[slot] = current;
      slot = slot + 1 === window ? 0 : slot + 1;
      const gain = Math.min(sum / window, needed[index]!);
      done.left[index]! *= gain;
      done.right[index]! *= gain;
    }
    pastLeft = left.slice(count, count + PEAK_REACH);
    pastRight = right.slice(count, count + PEAK_REACH);
    waiting = { left: available.left.slice(count), right: available.right.slice(count) };
    return done;
  };

  return {
    push(block) {
      const available = { left: joined(waiting.left, block.left), right: joined(waiting.right, block.right) };
      return take(available, Math.max(0, available.left.length - window - PEAK_REACH));
    },
    finish() {
      const silence = new Float32Array(PEAK_REACH);
      const count = waiting.left.length;
      return take({ left: joined(waiting.left, silence), right: joined(waiting.right, silence) }, count);
    },
  };
}

/** Without what lies between samples. */
export function samplePeaks(samples: Float32Array): Float32Array {
  const peaks = new Float32Array(samples.length);
  for (let index = 0; index < peaks.length; index++) peaks[index] = Math.abs(samples[index]!);
  return peaks;
}

function neededGains(peaksLeft: Float32Array, peaksRight: Float32Array, ceiling: number): Float32Array {
  const needed = new Float32Array(peaksLeft.length);
  for (let index = 0; index < needed.length; index++) {
    const peak = Math.max(peaksLeft[index]!, peaksRight[index]!);
    needed[index] = peak > ceiling ? ceiling / peak : 1;
  }
  return needed;
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
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
