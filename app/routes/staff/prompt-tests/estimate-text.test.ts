import { expect, test } from "vitest";
import { estimateText, lackingText } from "./estimate-text";

const nothing = { cells: 6, asked: 0, costUsd: 0, seconds: 0, isSampled: false, missing: [] };
const lacking = [{ name: "tone", rows: 6 }];

test("cells that cannot be asked are not called answered", () => {
  expect(estimateText(nothing)).toBe("6 cells, all answered before: nothing is asked, and it costs nothing.");
  expect(estimateText({ ...nothing, missing: lacking })).toBe(
    "6 cells: nothing is asked, and it costs nothing.",
  );
});

test("how many cases lack a variable is said where all were looked at, and not of a sample", () => {
  expect(lackingText({ missing: lacking, isSampled: false })).toContain("lack tone (6):");
  expect(lackingText({ missing: lacking, isSampled: true })).toContain("lack tone:");
});

test("what is not known is not made up", () => {
  expect(estimateText({ ...nothing, asked: 2, costUsd: null, seconds: null })).toBe(
    "6 cells, 2 questions; the price is not known, no answer was timed yet.",
  );
});
