import { expect, test } from "vitest";
import { setVoice } from "~/scene/edit-sound";
import { setSlotText } from "~/scene/edit-storyboard";
import { joinScenes } from "~/scene/edit-time-join";
import { splitScene } from "~/scene/edit-time-split";
import { linesToSay, partOf } from "~/scene/lines-to-say";
import { momentsOf } from "~/scene/moments";
import { parseStoryboard, type SceneVoice, type Storyboard } from "~/scene/storyboard";
import { voiceIsStale } from "~/scene/voice-is-stale";

const line = "It boils in ninety seconds.";
const words = ["It", "boils", "in", "ninety", "seconds."].map((text, index) => ({
  text,
  startSeconds: index * 0.6,
  endSeconds: index * 0.6 + 0.5,
}));
const voice: SceneVoice = { assetId: "line", durationSeconds: 3, words, text: line };

const board: Storyboard = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: ["It boils in ninety seconds", "Order today"].map((text, index) => ({
    id: `scene-${index}`,
    role: "point",
    slots: { headline: { kind: "text", text } },
    durationSeconds: 4,
  })),
});
const split = splitScene(board, "scene-0", 1.5, "half");

test("a scene that was split says its line once, and its halves are told apart", () => {
  expect([...linesToSay(split)]).toEqual([
    ["scene-0", line],
    ["half", ""],
    ["scene-1", "Order today."],
  ]);
  expect(split.scenes.map((_, index) => partOf(split.scenes, index))).toEqual([
    { part: 1, of: 2 },
    { part: 2, of: 2 },
    null,
  ]);
});

test("other words in one half are said there", () => {
  const changed = setSlotText(split, "half", "headline", "And stays hot");
  expect(linesToSay(changed).get("half")).toBe("And stays hot.");
  expect(partOf(changed.scenes, 1)).toBeNull();
});

test("a voice is spoken over the cut without a pause, each word once, and the scenes keep their cut", () => {
  const spoken = setVoice(split, "scene-0", voice);
  const { voices, timings } = momentsOf(spoken);
  const [first, second] = [voices.get("scene-0")?.request, voices.get("half")?.request];
  expect(second?.startSeconds).toBeCloseTo(first!.startSeconds + first!.durationSeconds, 6);
  expect(second?.fromSeconds).toBeCloseTo(first!.durationSeconds, 6);
  expect(first!.durationSeconds + second!.durationSeconds).toBeCloseTo(3, 6);
  expect(spoken.scenes.slice(0, 2).flatMap((scene) => scene.voice?.words.map(({ text }) => text))).toEqual(
    words.map(({ text }) => text),
  );
  expect(timings[1]?.startSeconds).toBeCloseTo(momentsOf(split).timings[1]!.startSeconds, 6);
  expect(spoken.scenes.some((scene) => voiceIsStale(scene, "en"))).toBe(false);
  expect([...linesToSay(spoken).values()].slice(0, 2).join(" ")).toBe(line);
});

test("a voice that ends before the cut leaves the second half silent", () => {
  const short = { ...voice, durationSeconds: 0.6, words: words.slice(0, 1), text: "It" };
  const spoken = setVoice(split, "scene-0", short);
  expect(spoken.scenes[1]?.voice).toBeUndefined();
  expect(linesToSay(spoken).get("half")).toBe("");
});

test("parting a scene that has a voice moves no word of it", () => {
  const whole = setVoice(board, "scene-0", voice);
  const { startSeconds } = momentsOf(whole).voices.get("scene-0")!.request;
  const parted = splitScene(whole, "scene-0", startSeconds + 1.75, "half");
  const { voices } = momentsOf(parted);
  expect(voices.get("scene-0")?.request.startSeconds).toBeCloseTo(startSeconds, 6);
  expect(voices.get("half")?.request.startSeconds).toBeCloseTo(startSeconds + 1.75, 2);
  expect(momentsOf(joinScenes(parted, "scene-0")).voices.get("scene-0")?.request.durationSeconds).toBe(3);
});
