import { expect, test } from "vitest";
import { folded, placesOf } from "./places-of";

test.each([
  ["one ONE one", "one", [0, 4, 8]],
  ["aaaa", "aa", [0, 2]],
  ["İstanbul and istanbul", "istanbul", [13]],
  ["two\nlines", "two lines", [0]],
  ["コーヒー豆", "豆", [4]],
  ["anything", "", []],
])("%j has %j at %j", (text, query, places) => {
  expect(placesOf(text, folded(query))).toEqual(places);
});

test("a place stands in the text as it was written, whatever letters come before it", () => {
  const text = "İ İ Straße NEEDLE";
  const [place = -1] = placesOf(text, folded("needle"));
  expect(text.slice(place)).toBe("NEEDLE");
});
