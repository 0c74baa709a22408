import { expect, test } from "vitest";
import { removeVoice, setFollowsVoice, setSceneVoiceGain, setSpoken, setVoice } from "~/scene/edit-sound";
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

test("a scene's own loudness is kept beside the voice, and its usual one needs no field", () => {
  const louder = setSceneVoiceGain(setVoice(storyboard(), "a", voice), "a", 1.4);
  expect(louder.scenes[0]?.voice?.gain).toBe(1.4);
  expect(parseStoryboard(louder)).toEqual(louder);
  expect(setSceneVoiceGain(louder, "a", 1).scenes[0]?.voice).not.toHaveProperty("gain");
  expect(setSceneVoiceGain(storyboard(), "b", 0.5).scenes[1]).not.toHaveProperty("voice");
});
