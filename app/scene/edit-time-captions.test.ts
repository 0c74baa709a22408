import { expect, test } from "vitest";
import { captionsForFile } from "~/scene/caption-files";
import { joinScenes } from "~/scene/edit-time-join";
import { moveSceneAndHold, removeSceneAndTie, trimSceneStart } from "~/scene/edit-time-scenes";
import { splitScene } from "~/scene/edit-time-split";
import { builtInLibrary } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import { shownCuesOf } from "~/scene/resolve/cues";
import { type Caption, parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";

const words = ["It", "boils", "in", "ninety", "seconds."].map((text, index) => ({
  text,
  startSeconds: index * 0.5,
  endSeconds: index * 0.5 + 0.4,
}));
const voice = { assetId: "line", durationSeconds: 2.5, words, text: "It boils in ninety seconds." };
const line: Caption = {
  startSeconds: 0,
  endSeconds: 2.5,
  text: "It boils in ninety seconds.",
  words,
  emphasis: [3],
};
/** Nobody knows when its words are said. */
const plain: Caption = {
  startSeconds: 1,
  endSeconds: 3.5,
  text: "It boils in ninety\nseconds.",
  emphasis: [3],
};

function board(fields: Partial<Scene>): Storyboard {
  const scene = (id: string) => ({
    id,
    role: "point",
    slots: {},
    durationSeconds: 4,
    transition: { seconds: 0 },
  });
  return parseStoryboard({
    version: 3,
    title: "Kettle",
    language: "en",
    format: "9:16",
    templateId: "market",
    seed: 1,
    music: null,
    scenes: [scene("one"), { ...scene("two"), ...fields }, scene("three")],
  });
}

const voiced = (captions: Scene["captions"]) =>
  board({ voice: { ...voice, leadSeconds: 0.5 }, ...(captions && { captions }) });
const silent = (captions: Scene["captions"]) => board(captions ? { captions } : {});
const captionsIn = (storyboard: Storyboard, id: string) =>
  storyboard.scenes.find((scene) => scene.id === id)?.captions;
const textsIn = (storyboard: Storyboard, id: string) =>
  (captionsIn(storyboard, id)?.en ?? []).map(({ text }) => text);
const shown = (storyboard: Storyboard) =>
  shownCuesOf(storyboard, momentsOf(storyboard).timings).map(({ text, startSeconds, endSeconds }) => [
    text,
    Math.round(startSeconds * 100) / 100,
    Math.round(endSeconds * 100) / 100,
  ]);

test("a caption across a cut is parted between its words, and stays one line while the parts follow each other", () => {
  const before = voiced({ en: [line] });
  const split = splitScene(before, "two", 5.7, "new");
  expect(textsIn(split, "two")).toEqual(["It boils in"]);
  expect(textsIn(split, "new")).toEqual(["ninety seconds."]);
  expect(captionsIn(split, "new")?.en?.[0]).toMatchObject({ emphasis: [0], startSeconds: 0 });
  expect(shown(split)).toEqual(shown(before));
  expect(joinScenes(split, "two")).toEqual(before);
});

test("each part of a caption goes with its scene", () => {
  const split = splitScene(voiced({ en: [line] }), "two", 5.7, "new");
  expect(shown(moveSceneAndHold(split, "new", 0)).map(([text]) => text)).toEqual([
    "ninety seconds.",
    "It boils in",
  ]);
  expect(shown(removeSceneAndTie(split, "two")).map(([text]) => text)).toEqual(["ninety seconds."]);
  expect(shown(removeSceneAndTie(split, "new")).map(([text]) => text)).toEqual(["It boils in"]);
});

test("a scene without captions of its voice has none in its parts either", () => {
  for (const captions of [[], [{ startSeconds: 0, endSeconds: 0.9, text: "It boils" }]]) {
    const before = voiced({ en: captions });
    const split = splitScene(before, "two", 5.7, "new");
    expect(shown(split)).toEqual(shown(before));
    expect(joinScenes(split, "two")).toEqual(before);
  }
});

test("captions of a scene that says nothing stay where they stand in its parts and in the whole", () => {
  const before = silent({
    en: [plain],
    de: [{ ...plain, text: "Zwei\nZeilen davon" }],
  });
  const split = splitScene(before, "two", 6, "new");
  expect(shown(split)).toEqual(shown(before));
  expect(joinScenes(split, "two")).toEqual(before);
  expect(shown(moveSceneAndHold(split, "new", 0))[0]).toEqual(["ninety\nseconds.", 0, 1.5]);
});

test("captions before a voice stay where they are when the scene is parted before it and joined again", () => {
  const before = board({
    voice: { ...voice, leadSeconds: 2 },
    captions: { en: [{ startSeconds: -1.8, endSeconds: -0.9, text: "Listen." }, line] },
  });
  const split = splitScene(before, "two", 5.5, "new");
  expect(split.scenes.map((scene) => scene.voice !== undefined)).toEqual([false, false, true, false]);
  expect(shown(split)).toEqual(shown(before));
  expect(joinScenes(split, "two")).toEqual(before);
});

test("captions of a scene without a voice go along when its start is cut off, and come back with it", () => {
  const before = silent({
    en: [
      { startSeconds: 0.2, endSeconds: 0.8, text: "First" },
      { startSeconds: 0.8, endSeconds: 2, text: "Second" },
      { startSeconds: 2, endSeconds: 3, text: "Third" },
    ],
  });
  const trimmed = trimSceneStart(before, "two", 1);
  expect(shown(trimmed)).toEqual([
    ["Second", 4, 5],
    ["Third", 5, 6],
  ]);
  const inFile = captionsForFile(trimmed, "en", builtInLibrary).map(({ text }) => text);
  expect(inFile).toEqual(["Second", "Third"]);
  expect(trimSceneStart(trimmed, "two", -1)).toEqual(before);
  expect(parseStoryboard(trimmed)).toEqual(trimmed);
});
