import { expect, test } from "vitest";
import { isFound, replaceFound } from "./find-text";

const search = (wanted: string, more = {}) => ({
  text: wanted,
  matchesCase: false,
  isWholeCell: false,
  ...more,
});

test("cells are found by parts, by case and as a whole", () => {
  expect(isFound("Red cup", search("red"))).toBe(true);
  expect(isFound("Red cup", search("red", { matchesCase: true }))).toBe(false);
  expect(isFound("Red cup", search("Red", { isWholeCell: true }))).toBe(false);
  expect(isFound("anything", search(""))).toBe(false);
});

test("what is replaced is text, never a pattern", () => {
  expect(replaceFound("a.b a.b", search("a.b"), "$&")).toBe("$& $&");
  expect(replaceFound("axb", search("a.b"), "x")).toBeNull();
  expect(replaceFound("24.90 €", search("€"), "EUR")).toBe("24.90 EUR");
  expect(replaceFound("Red", search("red", { isWholeCell: true }), "Blue")).toBe("Blue");
  expect(replaceFound("Red cup", search("red", { isWholeCell: true }), "Blue")).toBeNull();
});
