import { expect, test } from "vitest";
import { isLeftOver, temporaryName } from "./temporary-files.ts";

const HOUR_MS = 3_600_000;

test("files of today stay, older ones and strangers go", () => {
  const name = temporaryName(100 * HOUR_MS, "abc", "gif");
  expect(isLeftOver(name, 101 * HOUR_MS)).toBe(false);
  expect(isLeftOver(name, 125 * HOUR_MS)).toBe(true);
  expect(isLeftOver("something.mp4", 101 * HOUR_MS)).toBe(true);
});
