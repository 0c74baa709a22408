import { expect, test } from "vitest";
import { parseStoryboard } from "~/scene/storyboard";
import { anchorChoices } from "./anchor-choices";

const scene = (id: string, said: string) => ({
  id,
  role: "point",
  slots: {},
  durationSeconds: 3,
  voice: {
    assetId: id,
    durationSeconds: 1,
    text: said,
    words: [{ text: said, startSeconds: 0, endSeconds: 1 }],
  },
});
const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: [scene("one", "Boils"), scene("two", "Pours")],
});
const wordsFor = (value: Parameters<typeof anchorChoices>[1]) =>
  anchorChoices(board, value).flatMap(({ value: key, label }) => (key.startsWith("word/") ? [label] : []));

test("the words of its scene are offered for what hangs on the scene, not only for what hangs on a word", () => {
  expect(wordsFor({ to: "scene-start", sceneId: "two", seconds: 1 })).toEqual(["“Pours” is said"]);
  expect(wordsFor({ to: "scene-end", sceneId: "one", seconds: 0 })).toEqual(["“Boils” is said"]);
  expect(wordsFor({ to: "word", sceneId: "one", wordIndex: 0, seconds: 0 })).toEqual(["“Boils” is said"]);
  expect(wordsFor({ to: "video-start", seconds: 0 })).toEqual([]);
});

test("whether a scene begins or ends is said before its words, which may find no room", () => {
  const named = {
    ...board,
    scenes: board.scenes.map((one) => ({ ...one, name: "A kettle that boils at once" })),
  };
  const labels = anchorChoices(named, { to: "video-start", seconds: 0 }).map(({ label }) => label);
  expect(labels.slice(2, 4)).toEqual([
    "Scene 1 begins: “A kettle that boi…”",
    "Scene 1 ends: “A kettle that boi…”",
  ]);
});
