import { expect, test } from "vitest";
import { changesOf, stillnessOf } from "~/engine/stillness";
import type { Animation } from "~/scene/composition";

const fade = (startSeconds: number, endSeconds: number, more: Partial<Animation> = {}): Animation =>
  ({ property: "opacity", from: 0, to: 1, startSeconds, endSeconds, easing: "linear", ...more }) as Animation;

test("names every stretch between changes, and none while something moves", () => {
  const { keyAt } = stillnessOf(changesOf([fade(1, 2), fade(1.5, 3), fade(5, 6)]));
  expect([0, 1, 1.2, 2.5, 3, 4, 5.5, 6, 9].map(keyAt)).toEqual([0, null, null, null, 1, 1, null, 2, 2]);
});

test("a sudden change makes another stretch of what stands still", () => {
  const { keyAt } = stillnessOf([{ startSeconds: 2, endSeconds: 2 }, ...changesOf([fade(4, 4)])]);
  expect([1.99, 2, 3.9, 4].map(keyAt)).toEqual([0, 1, 1, 2]);
});

test("the last piece of a staggered text must have come to rest", () => {
  const { keyAt } = stillnessOf(changesOf([fade(0, 1, { staggerSeconds: 0.5 })], 4));
  expect([2.4, 2.5].map(keyAt)).toEqual([null, 1]);
});

test("what goes from a value to the same is still; keyframes last from the first to the last", () => {
  expect(stillnessOf(changesOf([fade(1, 2, { from: 1, to: 1 } as Partial<Animation>)])).keyAt(1.5)).toBe(0);
  const keyframes: Animation = {
    property: "x",
    keyframes: [
      { atSeconds: 1, value: 0, easing: "linear" },
      { atSeconds: 3, value: 9, easing: "linear" },
    ],
  };
  expect([0.5, 1, 2.9, 3].map(stillnessOf(changesOf([keyframes])).keyAt)).toEqual([0, null, null, 1]);
});
