import { expect, test } from "vitest";
import { easingThrough } from "./easing-through";

test("the curve is led through the pointer: above the straight line it slows down, below it speeds up", () => {
  expect(easingThrough(0.5, 0.5)).toBe("linear");
  expect(easingThrough(0.5, 0.87)).toBe("out-cubic");
  expect(easingThrough(0.5, 0.12)).toBe("in-cubic");
  expect(easingThrough(0.8, 0)).toBe("hold");
  expect(easingThrough(0.45, 1.12)).toBe("out-back");
});
