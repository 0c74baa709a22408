import { expect, test } from "vitest";
import { createPeakBuilder, levelFor } from "~/media/peaks/peaks";

const sampleRate = 48000;

function peaksOf(seconds: number, blockFrames: number) {
  const builder = createPeakBuilder(sampleRate);
  const frames = seconds * sampleRate;
  for (let start = 0; start < frames; start += blockFrames) {
    const length = Math.min(blockFrames, frames - start);
    const left = new Float32Array(length);
    // Loud only within the third second, to one side only in one ear.
    for (let index = 0; index < length; index++) {
      const time = (start + index) / sampleRate;
      left[index] = time >= 2 && time < 3 ? 0.5 * Math.sin(2 * Math.PI * 400 * time) : 0;
    }
    builder.add([left, left.map((sample) => Math.min(0, sample / 2))]);
  }
  return builder.finish();
}

test("every level shows where a sound is and how far it swings", () => {
  const { durationSeconds, levels } = peaksOf(8, 48000);
  expect(durationSeconds).toBe(8);
  expect(levels.length).toBeGreaterThan(2);
  for (const { secondsPerBucket, min, max } of levels) {
    expect(min).toHaveLength(Math.ceil(8 / secondsPerBucket - 1e-6));
    const at = (seconds: number) => Math.floor(seconds / secondsPerBucket);
    expect(max[at(2.5)]).toBeCloseTo(0.5, 2);
    expect(min[at(2.5)]).toBeCloseTo(-0.5, 2);
    expect(max[at(6)]).toBe(0);
    expect(min[at(1)]).toBeCloseTo(0, 5);
  }
});

test("the size of the blocks changes nothing", () => {
  expect(peaksOf(4, 1009)).toEqual(peaksOf(4, 48000));
});

test("the level for a zoom has at least a bucket a pixel, as far as there is one", () => {
  const peaks = peaksOf(8, 48000);
  expect(levelFor(peaks, 1)?.secondsPerBucket).toBe(peaks.levels.at(-1)?.secondsPerBucket);
  expect(levelFor(peaks, 0.03)?.secondsPerBucket).toBeCloseTo(0.02);
  expect(levelFor(peaks, 0.0001)).toBe(peaks.levels[0]);
});
