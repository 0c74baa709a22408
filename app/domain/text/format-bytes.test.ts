import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [340_000, "340 kB"],
  [1_240_000, "1.2 MB"],
  [12_400_000, "12 MB"],
  [5_368_709_120, "5.4 GB"],
])("%i bytes are %s", (sizeBytes, expected) => {
  expect(formatBytes(sizeBytes, "en")).toBe(expected);
});
