import { expect, test } from "vitest";
import { canvasSize } from "./canvas-size.ts";

const portrait = { width: 1080, height: 1920 };

test("the canvas has the device pixels of its box, up to twice the CSS pixels", () => {
  expect(canvasSize(portrait, { width: 270, height: 480 }, 1)).toEqual({ width: 270, height: 480 });
  expect(canvasSize(portrait, { width: 270, height: 480 }, 3)).toEqual({ width: 540, height: 960 });
});

test("it keeps the shape in a box of another, and never exceeds the composition", () => {
  expect(canvasSize(portrait, { width: 1000, height: 480 }, 1)).toEqual({ width: 270, height: 480 });
  expect(canvasSize(portrait, { width: 2000, height: 4000 }, 2)).toEqual(portrait);
  expect(canvasSize(portrait, { width: 0, height: 0 }, 1)).toEqual({ width: 1, height: 1 });
});

test("a machine that is too slow gets fewer pixels of the same shape", () => {
  expect(canvasSize(portrait, { width: 540, height: 960 }, 2, 0.5)).toEqual({ width: 540, height: 960 });
});

test("words in a small canvas stay readable on a slow machine", () => {
  expect(canvasSize(portrait, { width: 333, height: 592 }, 1, 0.5)).toEqual({ width: 333, height: 592 });
  expect(canvasSize(portrait, { width: 333, height: 592 }, 2, 0.5)).toEqual({ width: 360, height: 640 });
});
