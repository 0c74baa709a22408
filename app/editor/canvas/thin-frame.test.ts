import { expect, test } from "vitest";
import { handleOffset, isThinFrame } from "./thin-frame";

test("the handles of a line lie beyond its ends, so that it is dragged between them", () => {
  const line = { width: 40, height: 2 };
  expect(isThinFrame(line)).toBe(true);
  expect(handleOffset("nw", line)).toEqual({ x: -0.4, y: 0 });
  expect(handleOffset("se", line)).toEqual({ x: 0.4, y: 0 });
  // Half of a handle of 40 pixels lies on either side of where it stands.
  const inside = 40 * (0.5 - Math.abs(handleOffset("se", line).x));
  expect(line.width - 2 * inside).toBeGreaterThan(line.width / 2);
});

test("those of an upright line lie above and below it, and those of a larger frame on its corners", () => {
  expect(handleOffset("ne", { width: 3, height: 200 })).toEqual({ x: 0, y: -0.4 });
  expect(handleOffset("sw", { width: 8, height: 8 })).toEqual({ x: -0.4, y: 0.4 });
  expect(handleOffset("nw", { width: 80, height: 60 })).toEqual({ x: 0, y: 0 });
  expect(isThinFrame({ width: 80, height: 60 })).toBe(false);
});
