import { expect, test } from "vitest";
import { divideTake } from "./divide-take";

const span = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });

test("one take is cut at its long pauses, also where the first line was read slowly", () => {
  const spans = [span(0.5, 3), span(3.3, 4.4), span(6, 8), span(9.2, 10)];
  const lines = ["Bread from the oven, warm", "Every morning at six", "Come in"];
  expect(divideTake(lines, spans, "en")).toEqual([span(0.5, 4.4), span(6, 8), span(9.2, 10)]);
});

test("a scene that says nothing gets nothing", () => {
  expect(divideTake(["One two", "", "Three four"], [span(0, 1), span(2, 3)], "en")).toEqual([
    span(0, 1),
    null,
    span(2, 3),
  ]);
});

test("lines read without a pause are parted by reading speed", () => {
  const [first, second] = divideTake(["abcde", "abcde"], [span(1, 5)], "en");
  expect(first).toEqual(span(1, 3));
  expect(second).toEqual(span(3, 5));
});

test("no speech gives no lines, and the spans never overlap", () => {
  expect(divideTake(["One", "Two"], [], "en")).toEqual([null, null]);
  const many = Array.from({ length: 12 }, (_, index) => span(index, index + 0.4 + (index % 3) * 0.15));
  const divided = divideTake(["a b c", "d e", "f g h i", "j"], many, "en");
  for (const [index, one] of divided.entries()) {
    expect(one!.endSeconds).toBeGreaterThan(one!.startSeconds);
    expect(one!.startSeconds).toBeGreaterThanOrEqual(divided[index - 1]?.endSeconds ?? 0);
  }
});
