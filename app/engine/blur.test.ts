import { expect, test } from "vitest";
import { blurPixels } from "~/engine/blur";

function dot(width: number, height: number): { data: Uint8ClampedArray } {
  const data = new Uint8ClampedArray(width * height * 4);
  data.set([255, 0, 0, 255], (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4);
  return { data };
}

test("spreads a dot as far as a Gaussian does, evenly to all sides, keeping its colour", () => {
  const side = 41;
  const pixels = dot(side, side);
  // A block of opaque pixels, so that rounding to whole levels does not swallow the tails.
  for (let y = 16; y < 25; y++) {
    for (let x = 16; x < 25; x++) pixels.data.set([255, 0, 0, 255], (y * side + x) * 4);
  }
  blurPixels(pixels, side, side, 4, false);
  const alpha = (x: number, y: number) => pixels.data[(y * side + x) * 4 + 3] as number;
  let [sum, spread] = [0, 0];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      sum += alpha(x, y);
      spread += alpha(x, y) * (x - 20) ** 2;
    }
  }
  // Variances add: that of the block of nine pixels and that of the blur.
  expect(Math.sqrt(spread / sum - (9 * 9 - 1) / 12)).toBeCloseTo(4, 0);
  expect(alpha(10, 20)).toBe(alpha(30, 20));
  expect(alpha(20, 10)).toBe(alpha(10, 20));
  expect([...pixels.data.slice((20 * side + 12) * 4, (20 * side + 12) * 4 + 3)]).toEqual([255, 0, 0]);
});

test("a picture that goes on beyond its edge keeps it filled", () => {
  const pixels = { data: new Uint8ClampedArray(12 * 12 * 4).fill(255) };
  blurPixels(pixels, 12, 12, 3, true);
  expect(pixels.data.every((value) => value === 255)).toBe(true);
  blurPixels(pixels, 12, 12, 3, false);
  expect(pixels.data[3]).toBeLessThan(160);
});
