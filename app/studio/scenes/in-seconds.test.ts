import { expect, test } from "vitest";
import { tenthsBetween } from "./in-seconds";

test("the times of scenes as they are shown add up to the video's", () => {
  const starts = [0, 3.24, 9.16, 12.14, 15.02];
  const shown = starts.slice(1).map((end, index) => tenthsBetween(starts[index]!, end));
  expect(shown).toEqual([3.2, 6, 2.9, 2.9]);
  expect(shown.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(15, 9);
});
