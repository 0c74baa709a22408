import { expect, test } from "vitest";
import { labelText } from "./label-text";

const measure = (text: string) => 6 * text.length;

test("a name runs in its own direction, whatever the direction of the timeline is", () => {
  expect(labelText("قهوة Hello 5%", 600, measure)).toBe("\u2068قهوة Hello 5%\u2069");
});

test("a name that has no room is one line and ends with an ellipsis, which belongs to it", () => {
  expect(labelText("Small batches,\n roasted daily", 60, measure)).toBe("\u2068Small bat…\u2069");
  expect(labelText("Harbour", 5, measure)).toBe("\u2068H…\u2069");
});
