import { expect, test } from "vitest";
import { withinLimit } from "./within-limit";

test("what fits is kept as it was written", () => {
  expect(withinLimit("Bread", "Breads", 6)).toEqual({ text: "Breads", leftOut: 0, caret: 6 });
});

test("of what is pasted in the middle as much is kept as there is room for, and all that stood there", () => {
  const fitted = withinLimit("Fresh bread", `Fresh ${"x".repeat(100)}bread`, 20);
  expect(fitted).toEqual({ text: `Fresh ${"x".repeat(9)}bread`, leftOut: 91, caret: 15 });
});

test("a text that is too long already becomes shorter, never longer", () => {
  const long = "a".repeat(30);
  expect(withinLimit(long, `${long}b`, 10)).toMatchObject({ text: long, leftOut: 1 });
  expect(withinLimit(long, long.slice(0, 25), 10)).toMatchObject({ text: long.slice(0, 25), leftOut: 0 });
});

test("no character is cut in two", () => {
  expect(withinLimit("", "ab😀", 3)).toEqual({ text: "ab", leftOut: 2, caret: 2 });
});
