import { expect, test } from "vitest";
import { frameTime, timecode } from "./timecode";

test("a moment is written in whole seconds, and in hours from the first hour on", () => {
  expect([0, 7.4, 59.9, 750, 3723].map(timecode)).toEqual(["0:00", "0:07", "0:59", "12:30", "1:02:03"]);
  expect(timecode(-1)).toBe("0:00");
});

test("what is a whole second to the frame is that second without frames", () => {
  for (const seconds of [17, 16.9999999, 16.99, 16.984]) {
    expect([frameTime(seconds), timecode(seconds)], `${seconds}`).toEqual(["0:17.00", "0:17"]);
  }
  expect([frameTime(16.9), timecode(16.9)]).toEqual(["0:16.27", "0:16"]);
});
