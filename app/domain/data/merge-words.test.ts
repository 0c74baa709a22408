import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeWords } from "./merge-words";

const base = "A kettle that pours where you point it";

test("words that only one side changed stand as that side has them", () => {
  expect(
    mergeWords(base, "The kettle that pours where you point it", "A kettle that pours where you look"),
  ).toBe("The kettle that pours where you look");
  expect(mergeWords(base, `${base} exactly`, `Made in Leeds: ${base}`)).toBe(
    `Made in Leeds: ${base} exactly`,
  );
  expect(mergeWords(base, base.replace(" that pours", ""), `${base}.`)).toBe("A kettle where you point it.");
});

test("the same words, or words next to each other, changed on both sides are merged by nobody", () => {
  expect(mergeWords(base, base.replace("kettle", "mug"), base.replace("kettle", "cup"))).toBeNull();
  expect(
    mergeWords(base, base.replace("A kettle", "A mug"), base.replace("that pours", "which pours")),
  ).toBeNull();
  expect(mergeWords("", "One", "Two")).toBeNull();
});

test("one side alone, and both alike, are taken as they are", () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(mergeWords(one, other, one)).toBe(other);
      expect(mergeWords(one, one, other)).toBe(other);
      expect(mergeWords(one, other, other)).toBe(other);
    }),
  );
});

const word = fc.constantFrom("a", "b", "c", "\n\n", "d.");
const words = fc.array(word, { maxLength: 12 }).map((list) => list.join(" "));

test("who is called mine makes no difference, and merging again changes nothing", () => {
  fc.assert(
    fc.property(words, words, words, (was, mine, theirs) => {
      const merged = mergeWords(was, mine, theirs);
      expect(mergeWords(was, theirs, mine)).toBe(merged);
      if (merged !== null) expect(mergeWords(mine, mine, merged)).toBe(merged);
    }),
  );
});

test("a text of many words is merged where both changed little, and left alone where both wrote it anew", () => {
  const long = Array.from({ length: 1500 }, (_, index) => `w${index}`).join(" ");
  expect(mergeWords(long, `x ${long}`, `${long} y`)).toBe(`x ${long} y`);
  const anew = (letter: string) => Array.from({ length: 1500 }, (_, index) => `${letter}${index}`).join(" ");
  expect(mergeWords(long, anew("m"), anew("t"))).toBeNull();
});
