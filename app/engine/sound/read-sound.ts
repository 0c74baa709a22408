import { createLoudnessMeter } from "./loudness.ts";
import { measureTruePeak } from "./true-peak.ts";

/** Seconds between two momentary values. */
export const READING_STEP_SECONDS = 0.1;

/** How loud a mix is, as meters show it. */
export interface SoundReading {
  /** Of all of it, in LUFS; −Infinity for silence. */
  integratedLufs: number;
  /** In dBTP. */
  truePeakDecibels: number;
  /** The 400 ms that end with each tenth of a second, in LUFS. */
  momentaryLufs: Float32Array<ArrayBuffer>;
  /** The highest sample of each side within each tenth of a second, in decibels of full scale. */
  peakDecibels: { left: Float32Array<ArrayBuffer>; right: Float32Array<ArrayBuffer> };
}

/** Reads a finished mix. */
export function readSound(left: Float32Array, right: Float32Array, sampleRate: number): SoundReading {
  const step = Math.round(READING_STEP_SECONDS * sampleRate);
  const count = Math.floor(left.length / step);
  const meter = createLoudnessMeter(2, sampleRate);
  const momentaryLufs = new Float32Array(count);
  const peakDecibels = { left: new Float32Array(count), right: new Float32Array(count) };
  for (let index = 0; index < count; index++) {
    const [from, to] = [index * step, (index + 1) * step];
    const sides = { left: left.subarray(from, to), right: right.subarray(from, to) };
    meter.add([sides.left, sides.right]);
    momentaryLufs[index] = meter.momentary();
    for (const side of ["left", "right"] as const) {
      const peak = sides[side].reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      peakDecibels[side][index] = decibels(peak);
    }
  }
  return {
    integratedLufs: meter.integrated(),
    truePeakDecibels: decibels(measureTruePeak([left, right])),
    momentaryLufs,
    peakDecibels,
  };
}

/** What the meters show at a time. */
export function readingAt(
  { momentaryLufs, peakDecibels }: SoundReading,
  timeSeconds: number,
): { momentaryLufs: number; left: number; right: number } {
  const at = Math.floor(timeSeconds / READING_STEP_SECONDS);
  const silence = Number.NEGATIVE_INFINITY;
  return {
    momentaryLufs: momentaryLufs[at] ?? silence,
    left: peakDecibels.left[at] ?? silence,
    right: peakDecibels.right[at] ?? silence,
  };
}

function decibels(ratio: number): number {
  return ratio > 0 ? 20 * Math.log10(ratio) : Number.NEGATIVE_INFINITY;
}
