import { expect, test } from "vitest";
import { pixelsAbove } from "./use-toasts-above.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("messages stand above a bar at the foot of the window, however high it is", () => {
  expect(pixelsAbove(box(100, 828, 1200, 72), wide)).toBe(84);
  expect(pixelsAbove(box(0, 640, 390, 148), phone)).toBe(216);
});

test("a bar with room below it, beside the messages, out of the window or not shown raises nothing", () => {
  expect(pixelsAbove(box(0, 64, 390, 48), phone)).toBeNull();
  expect(pixelsAbove(box(64, 780, 380, 120), wide)).toBeNull();
  expect(pixelsAbove(box(100, 900, 1200, 72), wide)).toBeNull();
  expect(pixelsAbove(box(0, 0, 0, 0), phone)).toBeNull();
});
