import { expect, test } from "vitest";
import { effectCategories, soundEffects } from "~/domain/video/sound-effect";
import { measureTruePeak } from "../true-peak.ts";
import { EFFECT_LUFS, EFFECT_PEAK, loudestMoment, makeEffect, renderEffect } from "./effects.ts";
import { EFFECT_SAMPLE_RATE } from "./kit.ts";

/** A click of a few milliseconds is no louder than its peaks let it be. */
const QUIETEST_LUFS = -36;

test("there are at least 40 effects of every category, each named once", () => {
  expect(soundEffects.length).toBeGreaterThanOrEqual(40);
  for (const key of ["id", "name"] as const) {
    expect(new Set(soundEffects.map((effect) => effect[key])).size).toBe(soundEffects.length);
  }
  expect(new Set(soundEffects.map(({ category }) => category))).toEqual(new Set(effectCategories));
});

test.each(soundEffects)(
  "$id is heard, does not clip and is as long as it says",
  ({ id, durationSeconds }) => {
    const { left, right } = renderEffect(id);
    expect(left).toHaveLength(Math.round(durationSeconds * EFFECT_SAMPLE_RATE));
    expect(right).toHaveLength(left.length);
    expect(measureTruePeak([left, right])).toBeLessThanOrEqual(EFFECT_PEAK * 1.001);
    const loudness = loudestMoment({ left, right });
    expect(loudness).toBeGreaterThan(QUIETEST_LUFS);
    expect(loudness).toBeLessThanOrEqual(EFFECT_LUFS + 0.01);
    // Sounds to its end and from its beginning, and in both ears.
    for (const samples of [left, right]) {
      expect(samples.every(Number.isFinite)).toBe(true);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const first = samples.findIndex((sample) => Math.abs(sample) > 0.05 * loudest);
      expect(first / samples.length).toBeLessThan(0.5);
      const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.002 * loudest);
      expect(last / samples.length).toBeGreaterThan(0.45);
    }
  },
);

test("each effect is its own, and the same whenever it is made", () => {
  const known = new Map<string, string>();
  for (const { id } of soundEffects) {
    const { left } = renderEffect(id);
    const print = Array.from({ length: 40 }, (_, index) => left[index * 97]?.toFixed(5)).join(" ");
    expect(known.get(print)).toBeUndefined();
    known.set(print, id);
  }
  for (const id of ["rain", "coin", "glitch", "rise-pulse", "engine"]) {
    expect(makeEffect(id)).toEqual(renderEffect(id));
  }
});

test("what loops leads from its end into its start", () => {
  for (const { id, loops } of soundEffects) {
    if (!loops) continue;
    const { left } = renderEffect(id);
    const steps = left.map((sample, index) => Math.abs(sample - (left[index - 1] ?? sample)));
    const largest = steps.reduce((most, step) => Math.max(most, step), 0);
    expect(Math.abs(left[0]! - left.at(-1)!)).toBeLessThanOrEqual(largest);
  }
});

test("an effect that does not exist is refused", () => {
  expect(() => renderEffect("no-such-sound")).toThrow(RangeError);
});
