import { expect, test } from "vitest";
import { firstWords } from "./first-words";

test("a long text is cut between words, and says that it was", () => {
  const brief = "Festival du vin de Beaune, le 4 juin.\nDégustation de 25 vins";
  expect(firstWords(brief, 80)).toBe("Festival du vin de Beaune, le 4 juin. Dégustation de 25 vins");
  expect(firstWords(brief, 45)).toBe("Festival du vin de Beaune, le 4 juin…");
  expect(firstWords("茶".repeat(99), 80)).toBe(`${"茶".repeat(80)}…`);
});
