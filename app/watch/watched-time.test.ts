import { expect, test } from "vitest";
import { WatchedTime } from "./watched-time";

const playing = () => {
  const watched = new WatchedTime();
  watched.play(0);
  return watched;
};

test("what plays counts, also on a screen that draws seldom and at twice the speed", () => {
  const often = playing();
  often.follow(0.02, 16);
  often.follow(0.5, 500);
  expect(often.seconds).toBe(0.5);

  const seldom = playing();
  seldom.follow(3, 1500);
  seldom.follow(15, 7500);
  expect(seldom.seconds).toBe(15);
});

test("what is jumped over does not count, even after a pause", () => {
  const watched = playing();
  watched.follow(5, 16);
  watched.follow(5.5, 516);
  expect(watched.seconds).toBe(0.5);

  const paused = playing();
  paused.pause();
  paused.follow(4, 30_000);
  paused.play(60_000);
  paused.follow(14, 60_016);
  paused.follow(3, 60_032);
  expect(paused.seconds).toBe(0);
});

test("nothing counts before it plays", () => {
  const watched = new WatchedTime();
  watched.follow(0.5, 0);
  expect(watched.seconds).toBe(0);
});
