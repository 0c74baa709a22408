import { expect, test } from "vitest";
import { afterFrame, fullQuality, type Quality } from "./quality.ts";

const screenMs = 1000 / 60;
function after(quality: Quality, frames: number, frameMs: number): Quality {
  let next = quality;
  for (let frame = 0; frame < frames; frame++) next = afterFrame(next, frameMs, screenMs);
  return next;
}
const late = (quality: Quality, frames: number) => after(quality, frames, screenMs * 2);
const onTime = (quality: Quality, frames: number) => after(quality, frames, screenMs * 1.05);

test("a late frame now and then changes nothing", () => {
  let quality = fullQuality;
  for (let round = 0; round < 50; round++) quality = late(onTime(quality, 20), 1);
  expect(quality.scale).toBe(1);
});

test("many late frames lower the resolution step by step, to a half at most", () => {
  expect(late(fullQuality, 10).scale).toBe(0.8);
  expect(late(fullQuality, 20).scale).toBe(0.64);
  expect(late(fullQuality, 500).scale).toBe(0.5);
});

test("it comes back when frames are on time again", () => {
  expect(onTime(late(fullQuality, 20), 240).scale).toBe(1);
});

test("what was too much is tried again after twice the time", () => {
  const failed = late(onTime(late(fullQuality, 10), 120), 10);
  expect(failed.scale).toBe(0.8);
  expect(onTime(failed, 130).scale).toBe(0.8);
  expect(onTime(failed, 240).scale).toBe(1);
});
