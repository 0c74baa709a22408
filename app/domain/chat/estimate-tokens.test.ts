import { expect, test } from "vitest";
import { estimateTokens } from "./estimate-tokens";

test.each([
  ["", 0],
  ["The quick brown fox jumps over the lazy dog.", 13],
  ["コーヒー豆の話", 7],
  ["a".repeat(35_000), 10_000],
])("%j takes about %i tokens", (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
