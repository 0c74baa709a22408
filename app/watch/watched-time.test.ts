import { expect, test } from "vitest";
import { WatchedTime } from "./watched-time";

const followed = (steps: readonly (readonly [position: number, nowMs: number])[]) => {
  const watched = new WatchedTime();
  for (const [position, nowMs] of steps) watched.follow(position, nowMs, true);
  return watched.seconds;
};

test("what plays counts, also on a screen that draws seldom and at twice the speed", () => {
  expect(
    followed([
      [0, 0],
      [0.02, 16],
      [0.5, 500],
    ]),
  ).toBe(0.5);
  expect(
    followed([
      [0, 0],
      [3, 1500],
      [6, 3000],
    ]),
  ).toBe(6);
});

test("what is jumped over does not count, even after a pause", () => {
  expect(
    followed([
      [0, 0],
      [5, 16],
      [5.5, 516],
    ]),
  ).toBe(0.5);
  expect(
    followed([
      [0, 0],
      [10, 60_000],
      [3, 60_016],
    ]),
  ).toBe(0);
});

test("nothing counts before it plays", () => {
  const watched = new WatchedTime();
  watched.follow(0.5, 0, false);
  expect(watched.seconds).toBe(0);
});
