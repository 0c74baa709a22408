import { expect, test } from "vitest";
import { parseCaptions } from "~/domain/video/captions";
import { importCaptions, removeVoice, setFollowsVoice, setSpoken, setVoice } from "~/scene/edit-sound";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";

const scene = (id: string, text: string): Scene => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text } },
  durationSeconds: 3,
});
const storyboard = (): Storyboard =>
  parseStoryboard({
    version: 3,
    title: "Bakery",
    language: "en",
    format: "9:16",
    scenes: [scene("a", "Good morning"), scene("b", "Warm at six")],
    templateId: "bold",
    seed: 1,
    music: null,
  });
const voice = { assetId: "line", durationSeconds: 4, words: [], text: "Good morning" };

test("a scene lasts as long as the voice it is given, unless it lasts as another", () => {
  const [first] = setVoice(storyboard(), "a", voice).scenes;
  expect(first?.lastsAs).toEqual({ voiceOfSceneId: "a", plusSeconds: 0.5 });
  const bound = storyboard();
  bound.scenes[0] = { ...bound.scenes[0]!, lastsAs: { voiceOfSceneId: "b", plusSeconds: 1 } };
  expect(setVoice(bound, "a", voice).scenes[0]?.lastsAs?.voiceOfSceneId).toBe("b");
});

test("removing a voice frees every scene that lasted as long as it", () => {
  let board = setVoice(storyboard(), "a", voice);
  board = {
    ...board,
    scenes: board.scenes.map((one) => ({ ...one, lastsAs: { voiceOfSceneId: "a", plusSeconds: 0 } })),
  };
  board = removeVoice(board, "a");
  for (const one of board.scenes) {
    expect(one.voice).toBeUndefined();
    expect(one.lastsAs).toBeUndefined();
  }
  expect(parseStoryboard(board)).toEqual(board);
});

test("following is taken back, and an empty line to say is none", () => {
  const board = setFollowsVoice(setVoice(storyboard(), "a", voice), "a", false);
  expect(board.scenes[0]?.lastsAs).toBeUndefined();
  expect(setSpoken(setSpoken(board, "a", "Hello"), "a", "  ").scenes[0]).not.toHaveProperty("spoken");
});

test("a subtitle file gives its words to the voice that is heard then, and to silent scenes as a line to say", () => {
  const board = setVoice(storyboard(), "a", voice);
  const file = `1
00:00:00,500 --> 00:00:02,000
A very good

2
00:00:02,100 --> 00:00:03,800
morning to you.

3
00:00:05,500 --> 00:00:06,500
Come at six.`;
  const { storyboard: imported, timed, worded } = importCaptions(board, parseCaptions(file), 0.5);
  expect({ timed, worded }).toEqual({ timed: 1, worded: 1 });
  const words = imported.scenes[0]!.voice!.words;
  expect(words.map((word) => word.text).join(" ")).toBe("A very good morning to you.");
  // The voice begins 0.25 s into the scene; its words count from there.
  expect(words[0]?.startSeconds).toBeCloseTo(0.25, 6);
  expect(words.at(-1)?.endSeconds).toBeLessThanOrEqual(4);
  expect(imported.scenes[1]?.spoken).toBe("Come at six.");
  expect(parseStoryboard(imported)).toEqual(imported);
});

test("captions from elsewhere change nothing", () => {
  const late = parseCaptions("00:10:00,000 --> 00:10:02,000\nLater");
  const board = setVoice(storyboard(), "a", voice);
  expect(importCaptions(board, late, 0.5)).toEqual({ storyboard: board, timed: 0, worded: 0 });
});
