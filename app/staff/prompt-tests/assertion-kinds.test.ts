import { expect, test } from "vitest";
import { beginAssertion, readDrafts } from "./assertion-kinds";

test("no assertion begins complete where it would hold of every answer", () => {
  for (const kind of [
    "contains",
    "contains-any",
    "contains-all",
    "starts-with",
    "regex",
    "tool-call-f1",
  ] as const) {
    expect(readDrafts([beginAssertion(kind)]).problem).toContain("Complete assertion 1");
  }
});

test("blank lines of a list are none of its texts", () => {
  const list = { ...beginAssertion("contains-any"), values: ["tea", "", " ", "coffee", ""] };
  const calls = { ...beginAssertion("tool-call-f1"), calls: [{ name: "cut" }, { name: "" }] };
  expect(readDrafts([list, calls]).assertions).toMatchObject([
    { values: ["tea", "coffee"] },
    { calls: [{ name: "cut" }] },
  ]);
});
