import { expect, test } from "vitest";
import { canSayBuiltIn } from "./say-built-in";

test.each([
  ["Open at 7 — £4 a loaf, “crème” included…", true],
  ["مخبز جديد في الدوحة، خبز طازج كل صباح الساعة 7", false],
  ["朝7時に焼きたて", false],
  ["Open daily · 毎日", false],
  ["2026", true],
  ["— … !", false],
])("%s", (text, can) => {
  expect(canSayBuiltIn(text)).toBe(can);
});
