import { expect, test } from "vitest";
import { meanColorOf } from "./mean-color";

const picture = (...parts: [count: number, rgba: number[]][]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

test("a picture's mean colour; a neutral one where it can be seen through", () => {
  expect(meanColorOf(picture([50, [200, 0, 0, 255]], [50, [0, 100, 0, 255]]))).toBe("#643200");
  expect(meanColorOf(picture([99, [120, 110, 20, 255]], [1, [0, 0, 0, 0]]))).toBe("#786e14");
  expect(meanColorOf(picture([60, [120, 110, 20, 255]], [40, [0, 0, 0, 0]]))).toBe("#e4e4e7");
  expect(meanColorOf(picture([4, [0, 0, 0, 0]]))).toBe("#e4e4e7");
  // Sampled: a large picture is not read whole.
  expect(meanColorOf(new Uint8ClampedArray(4 * 1_000_000).fill(255))).toBe("#ffffff");
});
