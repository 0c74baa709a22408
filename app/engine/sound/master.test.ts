import { expect, test } from "vitest";
import { limit } from "./limiter.ts";
import { measureLoudness } from "./loudness.ts";
import { fade, master } from "./master.ts";
import { createRandom } from "./seeded-random.ts";
import { createStereo, type Stereo } from "./stereo.ts";

function noise(seconds: number, gain: number): Stereo {
  const sound = createStereo(seconds, 48000);
  const random = createRandom(1);
  for (let index = 0; index < sound.left.length; index++) {
    sound.left[index] = (random() * 2 - 1) * gain;
    sound.right[index] = (random() * 2 - 1) * gain;
  }
  return sound;
}

const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test("the limiter holds the ceiling and leaves quiet sound alone", () => {
  const loud = noise(0.5, 4);
  limit(loud, 0.8);
  expect(peak(loud.left)).toBeLessThanOrEqual(0.8 + 1e-6);
  const quiet = noise(0.5, 0.5);
  limit(quiet, 0.8);
  expect(quiet.left).toEqual(noise(0.5, 0.5).left);
});

test("the limiter turns down before a peak, not at it", () => {
  const sound = createStereo(0.1, 48000);
  sound.left.fill(0.4);
  sound.left[2400] = 2;
  limit(sound, 0.8);
  expect(sound.left[2400]!).toBeLessThanOrEqual(0.8 + 1e-6);
  expect(sound.left[2390]!).toBeLessThan(0.25);
  expect(sound.left[100]!).toBeCloseTo(0.4, 3);
});

test.each([0.001, 0.1, 3])("a mix at gain %f comes out between −16 and −14 LUFS, below −1 dBFS", (gain) => {
  const sound = noise(3, gain);
  master(sound);
  const loudness = measureLoudness([sound.left, sound.right], 48000);
  expect(loudness).toBeGreaterThan(-16);
  expect(loudness).toBeLessThan(-14);
  expect(peak(sound.left)).toBeLessThan(10 ** (-1 / 20));
});

test("fades start and end at silence, even when longer than the sound", () => {
  const sound = noise(0.2, 1);
  fade(sound, 0.05, 5);
  expect(sound.left[0]).toBe(0);
  expect(Math.abs(sound.left.at(-1)!)).toBe(0);
});
