import { expect, test } from "vitest";
import { hexOfPixels, visibleBox } from "./logo-pixels";

/** A picture of so many pixels, clear but for those a function colours. */
function pixels(width: number, height: number, colorAt: (x: number, y: number) => readonly number[] | null) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colorAt(x, y) ?? [0, 0, 0, 0], (y * width + x) * 4);
  }
  return { data, width, height };
}

test("a logo is cut to what is visible", () => {
  const logo = pixels(20, 10, (x, y) => (x >= 4 && x < 12 && y >= 2 && y < 5 ? [200, 80, 45, 255] : null));
  expect(visibleBox(logo)).toEqual({ x: 4, y: 2, width: 8, height: 3 });
  expect(visibleBox(pixels(4, 4, () => null))).toBeNull();
  expect(visibleBox(pixels(4, 4, () => [0, 0, 0, 8]))).toBeNull();
});

test("its ink is the colour most of it has, and a ground of its own is noticed", () => {
  const twoInks = pixels(20, 10, (x) => (x < 12 ? [22, 48, 43, 255] : x < 16 ? [200, 80, 45, 255] : null));
  const box = { x: 0, y: 0, width: 20, height: 10 };
  expect(hexOfPixels(twoInks, box)).toMatchObject({ color: "#16302b", isOpaque: false });
  expect(
    hexOfPixels(
      pixels(20, 10, () => [255, 255, 255, 255]),
      box,
    ),
  ).toMatchObject({ isOpaque: true });
});
