import { expect, test } from "vitest";
import { coversAny, parseUnicodeRange } from "./unicode-range.ts";

test("reads single code points, ranges and wildcards", () => {
  expect(parseUnicodeRange("U+0000-00FF, U+131,U+4??")).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x400, 0x4ff],
  ]);
});

test("finds a character of another script, also beyond the first plane", () => {
  expect(coversAny("U+0400-045F", "Coffee и чай")).toBe(true);
  expect(coversAny("U+0400-045F", "Coffee")).toBe(false);
  expect(coversAny("U+1F600-1F64F", "nice 😀")).toBe(true);
  expect(coversAny("U+D83D", "😀")).toBe(false);
});
