import { expect, test } from "vitest";
import {
  createPlayback,
  holdAt,
  pause,
  play,
  positionAt,
  rebase,
  seek,
  setDuration,
  setLoops,
  setRate,
  settle,
  step,
} from "./playback.ts";

const fresh = createPlayback(10, false);

test("plays from where it stands, by its clock, to the end and not beyond", () => {
  const playing = play(fresh, 100);
  expect(positionAt(playing, 103.5)).toBe(3.5);
  expect(positionAt(playing, 99)).toBe(0);
  expect(positionAt(playing, 200)).toBe(10);
  expect(settle(playing, 109.9).status).toBe("playing");
  expect(settle(playing, 110).status).toBe("ended");
});

test("playing again after the end starts over", () => {
  const ended = settle(play(fresh, 0), 10);
  expect(positionAt(ended, 50)).toBe(10);
  expect(positionAt(play(ended, 50), 51)).toBe(1);
  expect(positionAt(play(seek(fresh, 10, 0), 50), 51)).toBe(1);
});

test("pausing keeps the position, and playing goes on from it", () => {
  const paused = pause(play(fresh, 0), 4);
  expect(positionAt(paused, 99)).toBe(4);
  expect(positionAt(play(paused, 100), 101)).toBe(5);
});

test("looping comes round and never ends", () => {
  const looping = play(createPlayback(10, true), 0);
  expect(positionAt(looping, 25)).toBe(5);
  expect(settle(looping, 25)).toBe(looping);
  expect(positionAt(setLoops(looping, false, 25), 25)).toBe(5);
});

test("seeking keeps playing, stays inside, and leaves the end", () => {
  const playing = seek(play(fresh, 0), 6, 2);
  expect(positionAt(playing, 3)).toBe(7);
  expect(positionAt(seek(fresh, -3, 0), 0)).toBe(0);
  expect(positionAt(seek(fresh, 99, 0), 0)).toBe(10);
  expect(seek(settle(play(fresh, 0), 10), 3, 11).status).toBe("paused");
});

test("stepping pauses on the grid of frames, from first to last", () => {
  const stepped = step(play(fresh, 0), 1, 30, 1.01);
  expect(stepped.status).toBe("paused");
  expect(stepped.fromSeconds).toBeCloseTo(31 / 30, 9);
  expect(step(stepped, -1, 30, 0).fromSeconds).toBeCloseTo(1, 9);
  expect(step(fresh, -1, 30, 0).fromSeconds).toBe(0);
  expect(step(seek(fresh, 10, 0), 1, 30, 0).fromSeconds).toBeCloseTo(299 / 30, 9);
});

test("every step moves by exactly one frame, however often", () => {
  let playback = createPlayback(3, false);
  for (let frame = 1; frame < 90; frame++) {
    playback = step(playback, 1, 30, 0);
    expect(Math.round(playback.fromSeconds * 30)).toBe(frame);
  }
});

test("a change of clock or of length is not heard", () => {
  const playing = play(fresh, 100);
  expect(positionAt(rebase(playing, 103, 5000), 5001)).toBe(4);
  expect(positionAt(setDuration(playing, 20, 103), 104)).toBe(4);
  expect(positionAt(setDuration(playing, 2, 103), 103)).toBe(2);
});

test("another speed goes on from where it stands", () => {
  const fast = setRate(play(fresh, 0), 2, 3);
  expect(positionAt(fast, 4)).toBe(5);
  expect(positionAt(setRate(fast, 0.5, 4), 6)).toBe(6);
  expect(settle(fast, 6.5).status).toBe("ended");
});

test("what has not come yet is waited for, and the time of waiting is not skipped", () => {
  const playing = play(fresh, 0);
  expect(holdAt(playing, 4, 3)).toBe(playing);
  const held = holdAt(playing, 4, 5);
  expect(positionAt(held, 5)).toBe(4);
  expect(positionAt(held, 6)).toBe(5);
});
