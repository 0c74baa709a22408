import { expect, test } from "vitest";
import { bassNote, nearestTone, noteFrequency, voiceChord } from "./harmony.ts";

test("frequencies follow equal temperament", () => {
  expect(noteFrequency(69)).toBe(440);
  expect(noteFrequency(60)).toBeCloseTo(261.626, 3);
});

test("chords keep common tones and move the others by steps", () => {
  const cMajor = voiceChord(60, [0, 4, 7], 62);
  const aMinor = voiceChord(60, [9, 0, 4], 62);
  expect(cMajor).toEqual([60, 64, 67]);
  expect(aMinor).toEqual([57, 60, 64]);
});

test("the bass stays within its octave and tones are found in any octave", () => {
  expect(bassNote(60, [9, 0, 4], 36)).toBe(45);
  expect(nearestTone(60, [0, 2, 4, 7, 9], 66)).toBe(67);
  expect(nearestTone(60, [0], 49)).toBe(48);
});
