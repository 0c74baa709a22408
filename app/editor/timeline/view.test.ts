import { expect, test } from "vitest";
import { clampScale, fittingScale } from "./view";

test("a video is fitted whole, but on a narrow screen no further than a finger can tell its scenes apart", () => {
  expect(fittingScale(1200, 300, 100) * 300).toBeCloseTo(1200 - 24);
  expect(fittingScale(390, 15, 3) * 15).toBeCloseTo(390 - 24);
  expect(fittingScale(390, 300, 100) * 3).toBeCloseTo(24);
});

test("a narrow screen may be zoomed out until the whole video is in sight", () => {
  expect(clampScale(0, 390, 300) * 300).toBeLessThan(390);
});
