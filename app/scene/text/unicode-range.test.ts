import { expect, test } from "vitest";
import { coveredCharacters, parseUnicodeRange } from "./unicode-range.ts";

test("reads single code points, ranges and wildcards", () => {
  expect(parseUnicodeRange("U+0000-00FF, U+131,U+4??")).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x400, 0x4ff],
  ]);
});

test("finds the characters of another script, also beyond the first plane", () => {
  expect([...coveredCharacters("U+0400-045F", "Coffee и чай и")]).toEqual(["и", "ч", "а", "й"]);
  expect([...coveredCharacters("U+0400-045F", "Coffee")]).toEqual([]);
  expect([...coveredCharacters("U+1F600-1F64F", "nice 😀")]).toEqual(["😀"]);
  expect([...coveredCharacters("U+D83D", "😀")]).toEqual([]);
});
