import { expect, test } from "vitest";
import { wordDifference } from "./word-changes";

test("what stayed, went and came stands in one row, and is both texts", () => {
  const [before, after] = ["A new lamp, in the shop now.", "A new lamp is in the shop. £40."];
  const difference = wordDifference(before, after);
  const textOf = (kind: string) =>
    difference
      .filter((one) => one.kind === "same" || one.kind === kind)
      .map(({ text }) => text)
      .join("");
  expect([textOf("removed"), textOf("added")]).toEqual([before, after]);
  expect(difference).toContainEqual({ kind: "same", text: " in the" });
  expect(wordDifference("", "New words")).toEqual([{ kind: "added", text: "New words" }]);
  expect(wordDifference("Old words", "Old words")).toEqual([{ kind: "same", text: "Old words" }]);
});
