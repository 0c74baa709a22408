import { expect, test } from "vitest";
import { hyphenateLongWords } from "./hyphenate.ts";

const inLetters = (text: string) => [...text].length;

test("a word wider than a line is broken where syllables meet, into pieces that fit", () => {
  const word = "Donaudampfschifffahrtsgesellschaft";
  const broken = hyphenateLongWords(`Die ${word}.`, 20, inLetters);
  expect(broken.replaceAll("-\n", "")).toBe(`Die ${word}.`);
  const pieces = broken.slice(4).split("\n");
  expect(pieces).toHaveLength(2);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(20);
  expect(broken).not.toMatch(/[aeiou]-\n[aeiou]|c-\nh|s-\nc-/);
});

test("what fits, and what is no word in Latin letters, stays as it is", () => {
  for (const text of [
    "A short line",
    "https://example.com/a/very/long/address",
    "كلمةطويلةجدالاتنتهيأبدافيسطرواحد",
    "とても長い日本語の文章がここにあります",
  ]) {
    expect(hyphenateLongWords(text, 12, inLetters)).toBe(text);
  }
});

test("letters that make no syllables are broken evenly", () => {
  expect(hyphenateLongWords("X".repeat(24), 9, inLetters).split("\n").map(inLetters)).toEqual([9, 9, 8]);
});
