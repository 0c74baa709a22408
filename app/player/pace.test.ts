import { expect, test } from "vitest";
import { afterPacedFrame, firstPace, spend } from "./pace.ts";

const screenMs = 1000 / 60;
function drawn(count: number, frames: number, frameMs: number, start = firstPace) {
  let pace = start;
  let previews = 0;
  for (let frame = 0; frame < frames; frame++) {
    const spent = spend(afterPacedFrame(pace, count, frameMs, screenMs));
    pace = spent.pace;
    previews += spent.previews;
  }
  return { pace, previews };
}

test("24 previews settle at 30 frames per second each, half of them in each frame of the page", () => {
  const settled = drawn(24, 200, screenMs).pace;
  expect(settled.perFrame).toBeCloseTo(12, 6);
  expect(drawn(24, 60, screenMs, settled).previews / 24).toBeCloseTo(30, 0);
});

test("late frames make way for the page, down to 8 frames per second each", () => {
  const slow = drawn(24, 100, screenMs * 3).pace;
  expect(slow.perFrame).toBeCloseTo((24 * screenMs) / 125, 6);
  expect(drawn(24, 200, screenMs, slow).pace.perFrame).toBeCloseTo(12, 6);
});

test("one preview alone is drawn at its own rate, however late the frames", () => {
  expect(drawn(1, 60, screenMs).previews).toBe(60);
  expect(drawn(1, 20, screenMs * 4).previews).toBe(20);
});
