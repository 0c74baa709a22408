import { expect, test } from "vitest";
import { rectanglePoints } from "./mask-shape";
import { openingShare } from "./opening-share";

const image = { width: 2000, height: 1000 };
const marked = (left: number, erase = false) => ({
  kind: "area" as const,
  erase,
  points: rectanglePoints(left, 200, left + 300, 400),
});
const shareOf = (mask: Parameters<typeof openingShare>[1]["mask"], featherPixels = 0) =>
  openingShare(image, { mask, featherPixels });

test("the slider opens left of what was marked, at most in the middle", () => {
  expect(shareOf([marked(600)])).toBeCloseTo(0.26, 2);
  expect(shareOf([marked(600)], 100)).toBeCloseTo(0.21, 2);
  expect(shareOf([marked(1600)])).toBe(0.5);
  // What was taken away again does not count.
  expect(shareOf([marked(100), marked(1600), marked(100, true)])).toBe(0.5);
});

test("where the mark reaches the edge or is gone, next to nothing of the picture before is shown", () => {
  for (const mask of [[marked(0)], [], [{ kind: "invert" as const }]]) expect(shareOf(mask)).toBe(0.02);
});
