import { expect, test } from "vitest";
import { draggedRadius, radiusHandlePlace } from "./corner-radius";

const box = { width: 400, height: 200 };

test("dragged inwards the corners become rounder, up to half of the shorter side, outwards sharp", () => {
  expect(draggedRadius(0, box, { x: 40, y: 40 })).toBe(0.2);
  expect(draggedRadius(0.2, box, { x: 900, y: 900 })).toBe(0.5);
  expect(draggedRadius(0.2, box, { x: -900, y: 0 })).toBe(0);
});

test("the handle stands where the rounding ends, but off the corner's own", () => {
  expect(radiusHandlePlace(0, box)).toBe(20);
  expect(radiusHandlePlace(0.25, box)).toBe(50);
  expect(radiusHandlePlace(0.5, box)).toBe(100);
});
