import { expect, test } from "vitest";
import { searchWords } from "./search-words";

test("words are found without case, accents and signs", () => {
  expect(searchWords("A Café's “Crème brûlée”, 50% off", "café CRÈME")).toEqual([
    "a",
    "cafe",
    "s",
    "creme",
    "brulee",
    "50",
    "off",
  ]);
});

test("scripts without spaces have words too", () => {
  expect(searchWords("木のテーブルの上のコーヒー")).toContain("テーフル");
  expect(searchWords("กาแฟร้อน").length).toBeGreaterThan(1);
});

test("an endless text gives a bounded list", () => {
  expect(searchWords(Array.from({ length: 5000 }, (_, index) => `word${index}`).join(" ")).length).toBe(60);
  expect(searchWords("x".repeat(5000))).toEqual(["x".repeat(40)]);
});
