import { expect, test } from "vitest";
import { differenceOf, unifiedDifference } from "./text-difference";

test("lines in common stay, and what is between them is removed and added", () => {
  expect(
    unifiedDifference({ file: "a", text: "one\ntwo\nthree" }, { file: "b", text: "one\n2\nthree\nfour" }),
  ).toBe("--- a\n+++ b\n@@ -1,3 +1,4 @@\n one\n-two\n+2\n three\n+four\n");
  expect(unifiedDifference({ file: "a", text: "one" }, { file: "b", text: "one" })).toBe("");
});

test("each text is read back out of the difference", () => {
  const [before, after] = ["a\nb\nc\nd\nb", "b\nc\nx\nb\ny"];
  const lines = differenceOf(before, after);
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
  expect(without("added").join("\n")).toBe(before);
  expect(without("removed").join("\n")).toBe(after);
  expect(lines.filter(({ kind }) => kind === "same")).toHaveLength(3);
});
