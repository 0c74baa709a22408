import { expect, test } from "vitest";
import { readingAt, readSound } from "./read-sound.ts";

const rate = 48000;

/** 997 Hz on both sides: 0 LUFS at a peak of 0 dB is what the standard's filter was fitted to. */
function tone(seconds: number, gain: number, fromSeconds = 0): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, index) =>
    index / rate < fromSeconds ? 0 : gain * Math.sin((2 * Math.PI * 997 * index) / rate),
  );
}

test("a tone of full scale on both sides reads 0 LUFS and 0 dB", () => {
  const full = tone(2, 1);
  const reading = readSound(full, full, rate);
  expect(reading.integratedLufs).toBeCloseTo(0, 1);
  expect(reading.truePeakDecibels).toBeCloseTo(0, 1);
  expect(readingAt(reading, 1.5).momentaryLufs).toBeCloseTo(0, 1);
});

test("meters follow the sound, side by side", () => {
  const reading = readSound(tone(3, 0.5, 2), tone(3, 0.05, 2), rate);
  expect(readingAt(reading, 1).momentaryLufs).toBeLessThan(-100);
  expect(readingAt(reading, 2.8).left).toBeCloseTo(-6.02, 1);
  expect(readingAt(reading, 2.8).right).toBeCloseTo(-26.02, 1);
  expect(readingAt(reading, 99).left).toBe(Number.NEGATIVE_INFINITY);
});
