import { expect, test } from "vitest";
import { paletteMatch } from "./palette-match";

test.each([
  ["lavender", "Plan and credits", [], 0],
  ["plan", "Plan and credits", [], 1],
  ["cred", "Plan and credits", [], 0.8],
  ["and pl", "Plan and credits", [], 0.8],
  ["billing", "Plan and credits", ["billing", "balance"], 0.6],
  ["überm", "Übermorgen", [], 1],
  ["", "Anything", [], 1],
] as const)("%j finds %j: %d", (typed, entry, keywords, expected) => {
  expect(paletteMatch(entry, typed, keywords)).toBe(expected);
});
