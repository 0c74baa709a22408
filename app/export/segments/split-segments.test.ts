import { expect, test } from "vitest";
import { resolveComposition } from "~/scene/resolve-composition";
import { sampleStoryboard } from "../../../tests/browser/pages/sample-storyboards.ts";
import { splitSegments } from "./split-segments.ts";

const composition = resolveComposition(sampleStoryboard("short", "editorial", "9:16", 1));

test.each([24, 25, 30, 60])("at %i frames per second every frame is in one segment", (frameRate) => {
  const frameCount = Math.round(composition.durationSeconds * frameRate);
  const segments = splitSegments(composition, frameRate, frameCount);
  let next = 0;
  for (const [index, segment] of segments.entries()) {
    expect(segment).toMatchObject({ index, startFrame: next });
    expect(segment.endFrame).toBeGreaterThan(segment.startFrame);
    expect(segment.endFrame - segment.startFrame).toBeLessThanOrEqual(2 * frameRate);
    next = segment.endFrame;
  }
  expect(next).toBe(frameCount);
});

test("segments begin where scenes do", () => {
  const starts = splitSegments(composition, 30, Math.round(composition.durationSeconds * 30)).map(
    ({ startFrame }) => startFrame,
  );
  for (const seconds of composition.sceneStartsSeconds) {
    expect(starts).toContain(Math.ceil(seconds * 30 - 1e-6));
  }
});

test("cuts that are too near to each other make no segments", () => {
  const crowded = {
    ...composition,
    layers: [],
    sceneStartsSeconds: [0, 1, 1.05, 1.1, 9.95],
    durationSeconds: 10,
  };
  expect(splitSegments(crowded, 30, 300).map(({ startFrame }) => startFrame)).toEqual([
    0, 30, 84, 138, 192, 246,
  ]);
});
