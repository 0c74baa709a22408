import { expect, test } from "vitest";
import { foldAlike, isAlike, likenessOf, likenessSize } from "./picture-likeness";

const { width, height } = likenessSize;
const drawn = (grey: (x: number, y: number) => number) =>
  Array.from({ length: width * height }, (_, at) => {
    const value = grey(at % width, Math.floor(at / width));
    return [value, value, value, 255];
  }).flat();
const wave = (shift: number) => (x: number, y: number) => 128 + 100 * Math.sin(x * 1.3 + y * 0.7 + shift);

test("a brighter, noisier copy is alike; another picture is not", () => {
  const original = likenessOf(drawn(wave(0)));
  const copy = likenessOf(drawn((x, y) => wave(0)(x, y) * 0.8 + 30 + ((x + y) % 2)));
  expect(isAlike(original, copy)).toBe(true);
  expect(isAlike(original, likenessOf(drawn(wave(2))))).toBe(false);
});

test("flat pictures are not taken for one another", () => {
  const white = likenessOf(drawn(() => 255));
  expect(isAlike(white, likenessOf(drawn(() => 0)))).toBe(false);
});

test("pictures that show the same are folded under the first", () => {
  const hash = likenessOf(drawn(wave(0)));
  const hashes = new Map([
    ["a", hash],
    ["b", likenessOf(drawn(wave(2)))],
    ["c", hash],
  ]);
  const folds = foldAlike(
    ["a", "b", "c", "d"].map((url) => ({ url })),
    hashes,
  );
  expect(folds.map(({ picture, alike }) => [picture.url, alike.map(({ url }) => url)])).toEqual([
    ["a", ["c"]],
    ["b", []],
    ["d", []],
  ]);
});
