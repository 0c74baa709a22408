import { expect, test } from "vitest";
import { formatElapsed } from "./elapsed";

test.each([
  [0, "0:00"],
  [7_999, "0:07"],
  [760_000, "12:40"],
  [3_729_000, "1:02:09"],
  // A server's clock may be ahead of this machine's.
  [-5_000, "0:00"],
])("%i ms is %s", (elapsedMs, text) => {
  expect(formatElapsed(elapsedMs)).toBe(text);
});
