import { expect, test } from "vitest";
import { measureLoudness } from "./loudness.ts";

/** Parts of a sine, one after another, each at its own level in dBFS. */
function sine(sampleRate: number, frequency: number, parts: [seconds: number, level: number][]) {
  const samples: number[] = [];
  for (const [seconds, level] of parts) {
    const amplitude = 10 ** (level / 20);
    for (let index = 0; index < seconds * sampleRate; index++) {
      samples.push(amplitude * Math.sin((2 * Math.PI * frequency * samples.length) / sampleRate));
    }
  }
  return Float32Array.from(samples);
}

test("a full-scale 997 Hz sine in one channel measures −3.01 LUFS, as the standard says", () => {
  const tone = sine(48000, 997, [[5, 0]]);
  expect(measureLoudness([tone, new Float32Array(tone.length)], 48000)).toBeCloseTo(-3.01, 1);
});

test.each([44100, 48000])("a stereo 1 kHz sine at −23 dBFS measures −23 LUFS at %i Hz", (sampleRate) => {
  const tone = sine(sampleRate, 1000, [[10, -23]]);
  expect(measureLoudness([tone, tone], sampleRate)).toBeCloseTo(-23, 1);
});

test("quiet passages do not lower the result (EBU Tech 3341, case 3)", () => {
  const tone = sine(48000, 1000, [
    [10, -36],
    [60, -23],
    [10, -36],
  ]);
  expect(Math.abs(measureLoudness([tone, tone], 48000) + 23)).toBeLessThan(0.1);
});

test("low bass counts for less than the same level in the middle", () => {
  const bass = sine(48000, 25, [[3, -20]]);
  const middle = sine(48000, 1000, [[3, -20]]);
  expect(measureLoudness([bass], 48000)).toBeLessThan(measureLoudness([middle], 48000) - 8);
});

test("silence and sounds shorter than a block have no loudness", () => {
  expect(measureLoudness([new Float32Array(48000)], 48000)).toBe(Number.NEGATIVE_INFINITY);
  expect(measureLoudness([sine(48000, 1000, [[0.3, 0]])], 48000)).toBe(Number.NEGATIVE_INFINITY);
});
