import { expect, test } from "vitest";
import { moveSceneAndHold, removeSceneAndTie } from "~/scene/edit-time-scenes";
import { splitScene } from "~/scene/edit-time-split";
import { keepLooks } from "~/scene/keep-looks";
import { builtInLibrary } from "~/scene/library";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
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

test("what hangs on scenes and what is said over their cuts holds, as on the timeline", () => {
  const sound = { source: { kind: "effect" as const, effectId: "ding" }, gain: 1 };
  const spoken = parseStoryboard({
    ...storyboard,
    scenes: storyboard.scenes.map((scene) =>
      scene.id === "two"
        ? { ...scene, voice: { assetId: "line", durationSeconds: 4, words: [], text: "Six" } }
        : scene,
    ),
    sounds: { ding: { ...sound, start: { to: "scene-start", sceneId: "four", seconds: 1 } } },
  });
  const split = splitScene(spoken, "two", momentsOf(spoken).timings[1]!.startSeconds + 3, "half");
  expect(applyStep(split, { do: "move-scene", sceneId: "half", place: 4 }).storyboard).toEqual(
    keepLooks(split, moveSceneAndHold(split, "half", 3), builtInLibrary),
  );
  const removed = applyStep(split, { do: "remove-scenes", sceneIds: ["two"] }).storyboard;
  expect(removed).toEqual(keepLooks(split, removeSceneAndTie(split, "two"), builtInLibrary));
  expect(removed.scenes[1]!.voice!.leadSeconds).toBeDefined();
  const cut = applyStep(spoken, { do: "cut", seconds: 8 });
  expect(cut.dropped.map(({ sceneId }) => sceneId)).toContain("four");
  expect(secondsOfAnchor(momentsOf(cut.storyboard), cut.storyboard.sounds!.ding!.start)).not.toBeNull();
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
