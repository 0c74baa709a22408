import { expect, test } from "vitest";
import { isOwnLine } from "./own-line";

const brief =
  "Am Samstag, dem 14. März 2027, öffnet die Fahrradwerkstatt Speichenglück in Leipzig. Kaffee gratis.";

test("a stock phrase is not the user's own line", () => {
  expect(isOwnLine("Das lohnt einen Blick", brief)).toBe(false);
  expect(isOwnLine("Die Fahrradwerkstatt Speichenglück", brief)).toBe(true);
});
