import { describe, expect, test } from "vitest";
import { beds } from "./beds.ts";
import { measureLoudness } from "./loudness.ts";
import { renderBed } from "./render-bed.ts";

const SECONDS = 6;
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe.each(beds.map((bed) => bed.id))("%s", (bedId) => {
  const { left, right } = renderBed(bedId, 7, SECONDS);

  test("is as long as asked, in every sample a number", () => {
    expect(left.length).toBe(SECONDS * 48000);
    expect(right.length).toBe(SECONDS * 48000);
    expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true);
  });

  test("stays below −1 dBFS at the level of the platforms", () => {
    expect(Math.max(peak(left), peak(right))).toBeLessThanOrEqual(10 ** (-1 / 20));
    const loudness = measureLoudness([left, right], 48000);
    expect(loudness).toBeGreaterThan(-16.2);
    expect(loudness).toBeLessThan(-14);
  });

  test("starts and ends in silence and has no hole between", () => {
    expect(Math.abs(left[0]!)).toBeLessThan(1e-6);
    expect(Math.abs(left.at(-1)!)).toBeLessThan(1e-6);
    for (let second = 0; second < SECONDS - 2; second++) {
      expect(peak(left.subarray(second * 48000, (second + 1) * 48000))).toBeGreaterThan(0.1);
    }
  });

  test("has width but no imbalance", () => {
    const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
    const balance = 10 * Math.log10(energy(left) / energy(right));
    expect(Math.abs(balance)).toBeLessThan(1.5);
    expect(left).not.toEqual(right);
  });

  test("has no offset that would click at cuts", () => {
    expect(Math.abs(left.reduce((sum, sample) => sum + sample, 0) / left.length)).toBeLessThan(0.003);
  });

  test("is the same for the same seed and another for another", () => {
    expect(renderBed(bedId, 7, SECONDS).left).toEqual(left);
    expect(renderBed(bedId, 8, SECONDS).left).not.toEqual(left);
  });

  test("fits durations shorter than a bar and rates other than 48 kHz", () => {
    const short = renderBed(bedId, 7, 1, 44100);
    expect(short.left.length).toBe(44100);
    expect(peak(short.left)).toBeGreaterThan(0.1);
  });
});

test("an unknown bed and an empty duration are refused", () => {
  expect(() => renderBed("no-such-bed", 1, 5)).toThrow(RangeError);
  expect(() => renderBed("lofi-morning", 1, 0)).toThrow(RangeError);
});
