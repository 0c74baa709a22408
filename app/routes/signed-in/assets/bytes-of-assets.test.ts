import { expect, test } from "vitest";
import { bytesOfAssets } from "./bytes-of-assets";

const file = { sizeBytes: 100 };

test("a new version, a copy or a smaller picture changes it although the number of files stays", () => {
  expect(bytesOfAssets([file, file])).toBe(200);
  for (const field of ["versionBytes", "copyBytes", "renditionBytes", "pageImageBytes"] as const) {
    expect(bytesOfAssets([file, { ...file, [field]: 7 }])).toBe(207);
  }
  expect(bytesOfAssets([])).toBe(0);
});
