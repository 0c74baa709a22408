import { expect, test } from "vitest";
import { longerThanAsked } from "./longer-than-asked";

test("a video that has grown past its brief is told of before the export, and does not stop it", () => {
  expect(longerThanAsked(482 / 30, 15)).toEqual([
    expect.objectContaining({ blocking: false, message: expect.stringMatching(/^0:16, .* asked for 0:15/) }),
  ]);
  // As long as asked for in the seconds that are shown, shorter, or asked for nothing.
  expect([15, 15.4, 12].flatMap((seconds) => longerThanAsked(seconds, 15))).toEqual([]);
  expect(longerThanAsked(60, null)).toEqual([]);
});
