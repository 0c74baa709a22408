import { expect, test } from "vitest";
import { createRandom } from "../../domain/random/seeded-random.ts";
import { findVoicedParts, trimRange } from "./voiced-parts.ts";

const RATE = 16000;

/** Noise of a room, with tones for speech between the given times. */
function recording(
  seconds: number,
  spoken: readonly (readonly [number, number])[],
  noise = 0.001,
): Float32Array {
  const random = createRandom(3);
  const samples = new Float32Array(seconds * RATE);
  for (let index = 0; index < samples.length; index++) {
    const time = index / RATE;
    const speaks = spoken.some(([from, to]) => time >= from && time < to);
    samples[index] = (random() * 2 - 1) * noise + (speaks ? 0.2 * Math.sin(2 * Math.PI * 200 * time) : 0);
  }
  return samples;
}

test.each([0, 0.001, 0.01])(
  "parts are found above a room with noise %f, stops inside words are not pauses",
  (noise) => {
    const parts = findVoicedParts(
      recording(
        5,
        [
          [1, 1.5],
          [1.6, 2.2],
          [3, 3.9],
        ],
        noise,
      ),
      RATE,
    );
    expect(parts).toHaveLength(2);
    expect(parts[0]!.startSeconds).toBeCloseTo(1, 0.9);
    expect(parts[0]!.endSeconds).toBeCloseTo(2.2, 0.9);
    expect(parts[1]!.startSeconds).toBeCloseTo(3, 0.9);
  },
);

test("speech from end to end is one part; a click is none; noise and silence hold nothing", () => {
  expect(findVoicedParts(recording(2, [[0, 2]]), RATE)).toHaveLength(1);
  expect(
    findVoicedParts(
      recording(3, [
        [0.5, 1.5],
        [2.5, 2.53],
      ]),
      RATE,
    ),
  ).toHaveLength(1);
  expect(findVoicedParts(new Float32Array(RATE), RATE)).toEqual([]);
  expect(findVoicedParts(recording(1, [], 0.0002), RATE)).toEqual([]);
});

test("a trimmed recording keeps a breath at both ends, within itself", () => {
  const range = trimRange(
    [
      { startSeconds: 1, endSeconds: 2 },
      { startSeconds: 3, endSeconds: 3.9 },
    ],
    4,
  )!;
  expect(range.startSeconds).toBeCloseTo(0.88, 6);
  expect(range.endSeconds).toBe(4);
  expect(trimRange([], 4)).toBeNull();
});
