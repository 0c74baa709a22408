import { expect, test } from "vitest";
import { findWords } from "./find-words";

const written = (text: string, ...words: string[]) => findWords(text, words).map((found) => found.written);

test("words are found whole, in any case, at their places", () => {
  expect(findWords("Cheap? Not cheaper: CHEAP.", ["cheap"])).toEqual([
    { word: "cheap", written: "Cheap", start: 0 },
    { word: "cheap", written: "CHEAP", start: 20 },
  ]);
  expect(written("Straße und Strassen", "straße")).toEqual(["Straße"]);
});

test("a star takes all that begin so, several words are found across line breaks", () => {
  expect(written("Discounts and discounted", "discount*")).toEqual(["Discounts", "discounted"]);
  expect(written("best in\nclass", "best in class")).toEqual(["best in\nclass"]);
});

test("marks and scripts without spaces are found as they are", () => {
  expect(written("100% (natural)", "100%", "(natural)")).toEqual(["100%", "(natural)"]);
  expect(written("とても安いです", "安い")).toEqual(["安い"]);
  expect(written("anything", "", "  ", "*")).toEqual([]);
});
