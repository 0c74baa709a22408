import { expect, test } from "vitest";
import { orderOfText, pageTokenText, readPageToken } from "./page";

test.each([
  ["", []],
  ["a", [["a", "ASCENDING"]]],
  [
    " a.b DESC , __name__ asc",
    [
      ["a.b", "DESCENDING"],
      ["__name__", "ASCENDING"],
    ],
  ],
  [
    "`x, y`.`z \\` desc` desc,b",
    [
      ["`x, y`.`z \\` desc`", "DESCENDING"],
      ["b", "ASCENDING"],
    ],
  ],
])("the order %j", (text, order) => {
  expect(orderOfText(text)).toEqual(
    order.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
  );
});

test.each(["a,", "a up", "a desc desc", "1a"])("the order %j is none", (text) => {
  expect(() => orderOfText(text)).toThrow("Invalid");
});

test("a token leads back to its place, in its own list only", () => {
  const position = [{ stringValue: "größer 😀" }];
  const token = pageTokenText("list", position);
  expect(token).toMatch(/^[\w-]+$/);
  expect(readPageToken("", "list")).toBeNull();
  expect(readPageToken(token, "list")).toEqual(position);
  for (const wrong of ["2", "~", token.slice(1)]) {
    expect(() => readPageToken(wrong, "list")).toThrow("Invalid page token.");
  }
  expect(() => readPageToken(token, "other")).toThrow("Invalid page token.");
});
