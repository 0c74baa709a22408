import { expect, test } from "vitest";
import type { ClipLayer, Composition } from "~/scene/composition";
import { countFrames, videoBitrate } from "./video-settings.ts";

function empty(width = 1080, height = 1920): Composition {
  return {
    width,
    height,
    durationSeconds: 10,
    language: "en",
    background: "#000000",
    layers: [],
    fonts: [],
    pictureIds: [],
    clipIds: [],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
}

test("a duration is cut into whole frames, each once", () => {
  expect(countFrames(15, 30)).toBe(450);
  expect(countFrames(10.01, 24)).toBe(240);
  expect(countFrames(0.01, 24)).toBe(0);
});

test("bitrate grows with pixels, and less than in step with frames", () => {
  expect(videoBitrate(empty(), 30, "avc")).toBe(6_221_000);
  expect(videoBitrate(empty(), 60, "avc")).toBeLessThan(2 * videoBitrate(empty(), 30, "avc"));
  expect(videoBitrate(empty(), 24, "avc")).toBeLessThan(videoBitrate(empty(), 30, "avc"));
  expect(videoBitrate(empty(720, 1280), 30, "avc")).toBeLessThan(videoBitrate(empty(), 30, "avc"));
});

test("film is worth more bits than words, by its share", () => {
  const film = (endSeconds: number): Composition => {
    const clip = {
      kind: "clip",
      startSeconds: 0,
      endSeconds,
      box: { x: 0, y: 0, width: 1080, height: 1920 },
    };
    return { ...empty(), layers: [clip as ClipLayer] };
  };
  const graphics = videoBitrate(empty(), 30, "avc");
  expect(videoBitrate(film(10), 30, "avc") / graphics).toBeCloseTo(1.6, 3);
  expect(videoBitrate(film(5), 30, "avc") / graphics).toBeCloseTo(1.3, 3);
});
