import { expect, test } from "vitest";
import { parseStoryboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { applyStep } from "./apply-step";
import type { VideoStep } from "./step";

const storyboard = parseStoryboard({
  version: 3,
  title: "Mug",
  language: "en",
  format: "9:16",
  scenes: ["one", "two", "three", "four", "five"].map((id) => ({
    id,
    role: id === "one" ? "hook" : "point",
    durationSeconds: 5,
    slots: { headline: { kind: "text", text: `Line ${id}` } },
  })),
  templateId: "minimal",
  seed: 1,
  music: { bedId: "lofi-morning", gain: 0.5 },
});
const done = (step: Parameters<typeof applyStep>[1]) => applyStep(storyboard, step).storyboard;

test("a cut names what it left out", () => {
  const { storyboard: cut, dropped } = applyStep(storyboard, { do: "cut", seconds: 8 });
  expect(videoSeconds(cut)).toBeLessThanOrEqual(8.06);
  expect(dropped.map(({ heading }) => heading)).toContain("Line four");
});

test("a platform brings its shape", () => {
  expect(done({ do: "platform", platform: "youtube" })).toMatchObject({
    platform: "youtube",
    format: "16:9",
  });
});

test("another mood is another piece, at the gain there was", () => {
  expect(done({ do: "music", mood: "warm" }).music).toEqual({ bedId: "front-porch", gain: 0.5 });
  expect(done({ do: "music-gain", change: "off" }).music).toBeNull();
});

test("scenes go, but for the last", () => {
  expect(
    done({ do: "remove-scenes", sceneIds: ["one", "two", "three", "four", "five"] }).scenes,
  ).toHaveLength(1);
});

test.each<Parameters<typeof applyStep>[1]>([
  { do: "text", sceneId: "gone", slot: "headline", text: "Hello" },
  { do: "move-scene", sceneId: "gone", place: 1 },
  { do: "scene-seconds", sceneIds: ["gone"], seconds: 2 },
  { do: "remove-scenes", sceneIds: ["gone"] },
  { do: "template", templateId: "no-such" },
  { do: "format", format: "9:16" },
  { do: "captions", show: false },
] satisfies VideoStep[])("what is not there, or is so already, changes nothing: %o", (step) => {
  expect(done(step)).toBe(storyboard);
});
