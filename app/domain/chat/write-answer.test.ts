import { expect, test } from "vitest";
import { hostileStrings } from "../../../tests/fixtures/hostile-strings";
import { draftLayoutBrief } from "./layout-brief";
import { writeAnswer } from "./write-answer";

test("what somebody typed ends no cell and begins no mark", () => {
  for (const title of [
    ...hostileStrings,
    "a | b",
    "![x](https://evil.example)",
    "[x](javascript:alert(1))",
    "a\n\n# b",
  ]) {
    const work = { id: "w1", title, ownerId: "u", status: "draft", updatedAt: "2026-11-24T00:00:00.000Z" };
    const [, , , row = "", ...rest] = writeAnswer("find_content", { lookedThrough: 1, works: [work] })
      .split("\n")
      .slice(1);
    expect(rest).toEqual([]);
    expect(row.replace(/\\./g, "").split("|")).toHaveLength(6);
    expect(row.replace(/\\./g, "").replace("`w1`", "")).not.toMatch(/[[\]<>`*]/);
  }
});

test("what a tool could not do is said as it said it", () => {
  expect(writeAnswer("read_ledger", { problem: "Nobody has signed in here." })).toBe(
    "Nobody has signed in here.",
  );
});

test("a draft has the slots of its words and says that it saved nothing", () => {
  const brief = draftLayoutBrief({
    purpose: "A spring sale",
    format: "9:16",
    hasProduct: true,
    mostWords: 20,
  });
  expect(brief.canvas).toEqual({ width: 1080, height: 1920 });
  expect(brief.slots.map(({ key }) => key)).toEqual(["headline", "body", "product", "label"]);
  expect(writeAnswer("draft_layout_brief", brief)).toContain("Nothing was saved");
});
