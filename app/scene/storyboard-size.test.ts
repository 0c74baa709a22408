import { expect, test } from "vitest";
import { mostStoryboardBytes, refusalOfSize, storyboardBytes } from "~/scene/storyboard-size";

test("texts count as UTF-8, numbers as eight bytes, names with their fields", () => {
  expect(storyboardBytes("abc")).toBe(4);
  expect(storyboardBytes("ü€😀")).toBe(2 + 3 + 4 + 1);
  expect(storyboardBytes({ a: 1, b: [true, null, 0.5], c: undefined })).toBe(2 + 8 + (2 + 1 + 1 + 8));
});

test("what does not fit is refused with what to do, what makes it smaller is not", () => {
  const full = { texts: Array.from({ length: 10 }, () => "x".repeat(mostStoryboardBytes / 10)) };
  const fits = { texts: full.texts.slice(1) };
  expect(refusalOfSize(fits, full)).toMatch(/Remove drawings/);
  expect(refusalOfSize(fits, fits)).toBeNull();
  expect(refusalOfSize({ texts: [...full.texts, "more"] }, full)).toBeNull();
});
