import { expect, test } from "vitest";
import { tileOfKey } from "./tile-of-key";

/** Two rows: three tiles of 100, then a wide one and a narrow one. */
const boxes = [
  { left: 0, right: 100, top: 0, bottom: 100 },
  { left: 110, right: 210, top: 0, bottom: 100 },
  { left: 220, right: 320, top: 0, bottom: 100 },
  { left: 0, right: 200, top: 110, bottom: 210 },
  { left: 210, right: 320, top: 110.4, bottom: 210 },
];

test.each([
  ["ArrowRight", 2, 3],
  ["ArrowLeft", 3, 2],
  ["ArrowDown", 2, 4],
  ["ArrowDown", 0, 3],
  ["ArrowUp", 4, 2],
  ["ArrowUp", 3, 0],
  ["Home", 4, 0],
  ["End", 0, 4],
  ["ArrowUp", 1, null],
  ["ArrowRight", 4, null],
  ["a", 1, null],
])("%s from %i goes to %s", (key, from, to) => {
  expect(tileOfKey(key, boxes, from)).toBe(to);
});
