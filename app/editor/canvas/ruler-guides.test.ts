import { expect, test } from "vitest";
import { mostGuides, movedGuide, rulerMarks, shareOfPixels, withGuide, withoutGuide } from "./ruler-guides";

const none = { x: [], y: [] };

test("a guide is added, moved and taken away, and those of the other axis stay", () => {
  const added = withGuide({ x: [], y: [0.2] }, "x", 0.5);
  expect(added).toEqual({ guides: { x: [0.5], y: [0.2] }, index: 0 });
  const moved = movedGuide({ x: [0.5, 0.7], y: [0.2] }, "x", 1, 0.8);
  expect(moved).toEqual({ x: [0.5, 0.8], y: [0.2] });
  expect(withoutGuide(moved, "x", 0)).toEqual({ x: [0.8], y: [0.2] });
});

test("there are no more guides than one can tell apart", () => {
  const many = { ...none, x: Array.from({ length: mostGuides }, (_, index) => index / mostGuides) };
  expect(withGuide(many, "y", 0.5)).toBeNull();
});

test("a guide stands on a whole pixel of the canvas and never beside it", () => {
  expect(shareOfPixels(540.4, 1080)).toBe(0.5);
  expect(shareOfPixels(-30, 1080)).toBe(0);
  expect(shareOfPixels(2000, 1080)).toBe(1);
});

test("numbers of a ruler stand far enough apart at every zoom", () => {
  for (const scale of [0.05, 0.2, 0.33, 1, 4]) {
    const long = rulerMarks(0, 5000, scale).filter(({ isLong }) => isLong);
    expect((long[1]!.at - long[0]!.at) * scale).toBeGreaterThanOrEqual(56);
    expect(long[0]!.at).toBe(0);
  }
});
