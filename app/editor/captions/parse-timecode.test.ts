import { expect, test } from "vitest";
import { frameTime } from "~/scene/timecode";
import { parseTimecode } from "./parse-timecode";

test("a moment that is typed is read as it is written, and in seconds; what is neither is refused", () => {
  for (const seconds of [0, 7.4, 59.9, 750, 3723.5]) {
    expect(parseTimecode(frameTime(seconds)), `${seconds}`).toBeCloseTo(Math.round(seconds * 30) / 30, 6);
  }
  expect(["3.2", "3,25 s", "1:07"].map(parseTimecode)).toEqual([3.2, 3.25, 67]);
  expect(["", "soon", "0:61", "0:07.30", "-2"].map(parseTimecode)).toEqual([null, null, null, null, null]);
});
