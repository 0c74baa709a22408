import { expect, test } from "vitest";
import { movesOf } from "./rewrite-move";

test.each([
  ["Shorter", "shorter"],
  ["Kürzer bitte", "shorter"],
  ["plus court", "shorter"],
  ["As a question", "as-question"],
  ["Number first", "number-first"],
  ["In two lines", "split"],
  ["something else", "another-part"],
])("%j asks for a move", (wish, move) => {
  expect(movesOf(wish)).toContain(move);
});

test("another wish names none", () => {
  expect(movesOf("mention the garden")).toBeNull();
});
