import { expect, test } from "vitest";
import { searchTerms } from "./search-terms";

test("words are found without case, accents and signs", () => {
  expect(searchTerms("A Café's “Crème brûlée”, 50% off", "café CRÈME")).toEqual([
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
  expect(searchTerms("木のテーブルの上のコーヒー")).toContain("テーフル");
  expect(searchTerms("กาแฟร้อน").length).toBeGreaterThan(1);
});

test("an endless text gives a bounded list", () => {
  expect(searchTerms(Array.from({ length: 5000 }, (_, index) => `word${index}`).join(" ")).length).toBe(60);
  expect(searchTerms("x".repeat(5000))).toEqual(["x".repeat(40)]);
});
