import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
import { recordOver } from "~/scene/record-over";
import { parseStoryboard } from "~/scene/storyboard";

const voice = (assetId: string) => ({ assetId, durationSeconds: 2, words: [], text: "Said" });
const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: ["one", "two", "three"].map((id) => ({
    id,
    role: "point",
    slots: { headline: { kind: "text", text: id } },
    durationSeconds: 4,
    voice: voice(id),
    lastsAs: { voiceOfSceneId: id, plusSeconds: 1 },
  })),
});

test("a recording over a range takes the place of the voices in it, and moves nothing", () => {
  const before = momentsOf(board);
  const { startSeconds } = before.voices.get("two")!.request;
  const range = { inSeconds: startSeconds - 0.3, outSeconds: startSeconds + 2.2 };
  const after = recordOver(board, "punch", { assetId: "take", name: "Take" }, range, builtInLibrary);
  expect(after.scenes.map((scene) => scene.voice !== undefined)).toEqual([true, false, true]);
  const moments = momentsOf(after);
  for (const [index, timing] of moments.timings.entries()) {
    expect(timing.startSeconds).toBeCloseTo(before.timings[index]!.startSeconds, 6);
  }
  const sound = after.sounds?.punch;
  expect(secondsOfAnchor(moments, sound!.start)).toBeCloseTo(range.inSeconds, 2);
  expect(secondsOfAnchor(moments, sound!.end!)).toBeCloseTo(range.outSeconds, 2);
  expect(sound).toMatchObject({ ducksMusic: true, source: { kind: "file", isRecording: true } });
});

/** The second scene's voice so long, and the third scene as long as it. */
const followed = (durationSeconds: number) => ({
  ...board,
  scenes: board.scenes.map((scene) => ({
    ...scene,
    ...(scene.id === "two" && { voice: { ...voice("two"), durationSeconds } }),
    ...(scene.id === "three" && { lastsAs: { voiceOfSceneId: "two", plusSeconds: 1 } }),
  })),
});
const overTheSecond = (followers: typeof board) => {
  const { startSeconds, durationSeconds } = momentsOf(followers).voices.get("two")!.request;
  const range = { inSeconds: startSeconds, outSeconds: startSeconds + durationSeconds };
  return recordOver(followers, "punch", { assetId: "take", name: "Take" }, range, builtInLibrary);
};

test("a scene that lasted as a voice that is recorded over keeps its length", () => {
  const before = followed(7.3337);
  const after = overTheSecond(before);
  expect(after.scenes[2]).toMatchObject({ durationSeconds: 8.334, voice: { assetId: "three" } });
  expect(momentsOf(after).timings[2]!.endSeconds).toBeCloseTo(momentsOf(before).timings[2]!.endSeconds, 2);
  expect(parseStoryboard(after)).toEqual(after);
});

test("a scene that is too long without its voice is named, and nothing is stored", () => {
  expect(() => overTheSecond(followed(24))).toThrow("Scene 2 lasts as long as a voice in this range");
});
