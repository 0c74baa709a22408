import { expect, test } from "vitest";
import { figureFormat } from "~/engine/format-figure";

const written = (language: string, decimals: number, unit: string | null, value: number) =>
  figureFormat(language, decimals, unit)(value).text.replace(/[\u00a0\u202f]/gu, " ");

test("numbers are written as their language does", () => {
  expect(written("en", 0, null, 12500)).toBe("12,500");
  expect(written("de", 2, "EUR", 39.9)).toBe("39,90 €");
  expect(written("fr", 0, "percent", 20)).toBe("20 %");
  expect(written("en", 1, "percent", -0.04)).toBe("0.0%");
});

test("a language or currency nobody knows is no error", () => {
  expect(written("no such tag", 0, null, 1000)).toBe("1,000");
  expect(written("en", 2, "??", 3)).toBe("3.00");
});

test("digits are told apart from what stands between them", () => {
  const { parts } = figureFormat("ar-EG", 0, null)(1250);
  expect(parts.filter((part) => part.isDigit)).toHaveLength(4);
  expect(parts.every((part) => part.isNumber)).toBe(true);
  const price = figureFormat("en", 2, "USD")(9.5).parts;
  expect(price.map((part) => [part.text, part.isDigit, part.isNumber])).toEqual([
    ["$", false, false],
    ["9", true, true],
    [".", false, true],
    ["5", true, true],
    ["0", true, true],
  ]);
});
