import { expect, test } from "vitest";
import { fillSides } from "./straight-sides";

const [width, height] = [60, 120];

/** A subject before a wall of its own colour, with its left side so deep in each row. */
function withSide(depthAt: (row: number) => number) {
  const subject = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) subject.fill(1, row * width + depthAt(row), row * width + 50);
  const alike = new Float32Array(width * height);
  const isLikely = new Uint8Array(width * height).fill(1);
  const fit = { isLikely, lighter: alike, tint: alike, tintLimit: 8, lightLimit: 6 };
  return { subject, filled: fillSides(subject, fit, width, height) };
}

test("a nick is filled whose upper edge strays by a pixel", () => {
  const nick = [12, 12, 12, 12, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 13, 12, 11];
  const { subject } = withSide((row) => nick[row - 51] ?? (row >= 44 && row < 49 ? 9 : 10));
  for (let row = 51; row < 70; row++) expect(subject.indexOf(1, row * width) - row * width).toBe(10);
});

test("below a cap, the neck keeps its width", () => {
  const { filled } = withSide((row) => (row < 50 ? 10 : 14));
  expect(filled).not.toContain(1);
});
