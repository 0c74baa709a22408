import { expect, test } from "vitest";
import { cutStretches, type Stretch, stretchesToCut } from "~/scene/edit-time-cut";
import { moveSceneAndHold, removeSceneAndTie } from "~/scene/edit-time-scenes";
import { stretchesOfWords } from "~/scene/edit-time-silence";
import { splitScene } from "~/scene/edit-time-split";
import { cutAfter, momentsOf } from "~/scene/moments";
import { cuesOf } from "~/scene/resolve/cues";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";

/** Words whose times are a guess: all of them before the sound of the file is over. */
const words = ["It", "boils", "in", "ninety", "seconds."].map((text, index) => ({
  text,
  startSeconds: index * 0.4,
  endSeconds: index * 0.4 + 0.35,
}));
const voice = { assetId: "line", durationSeconds: 8, words, text: "It boils in ninety seconds." };

function board(fields: Partial<Scene> = {}): Storyboard {
  const scene = (id: string, more: Partial<Scene> = {}): Scene => ({
    id,
    role: "point",
    slots: { headline: { kind: "text", text: id } },
    durationSeconds: 4,
    ...more,
  });
  return parseStoryboard({
    version: 3,
    title: "Kettle",
    language: "en",
    format: "9:16",
    templateId: "market",
    seed: 1,
    music: null,
    scenes: [
      scene("one"),
      scene("two", { voice, lastsAs: { voiceOfSceneId: "two", plusSeconds: 0.5 }, ...fields }),
      scene("three"),
    ],
  });
}

const newIds = () => {
  let ids = 0;
  return () => `new-${++ids}`;
};

const voiceStart = (storyboard: Storyboard) => momentsOf(storyboard).voices.get("two")!.request.startSeconds;

/** Stretches of the recording as moments of the video. */
const inVideo = (storyboard: Storyboard, stretches: [number, number][]): Stretch[] =>
  stretches.map(([from, until]) => ({
    fromSeconds: voiceStart(storyboard) + from,
    untilSeconds: voiceStart(storyboard) + until,
  }));

/** What is heard of the recording, in its own seconds. */
const heard = (storyboard: Storyboard) =>
  storyboard.scenes.flatMap(({ voice }) => {
    const from = voice?.fromSeconds ?? 0;
    return voice ? [[from, Number((from + voice.durationSeconds).toFixed(3))]] : [];
  });

const cut = (storyboard: Storyboard, stretches: [number, number][]) =>
  cutStretches(storyboard, "two", inVideo(storyboard, stretches), newIds());

test("silences go at their own moments, wherever the words are thought to be: all other sound stays", () => {
  const after = cut(board(), [
    [1, 2],
    [3.1, 4.3],
    [6, 7],
  ]);
  expect(heard(after)).toEqual([
    [0, 1],
    [2, 3.1],
    [4.3, 6],
    [7, 8],
  ]);
  expect(momentsOf(board()).durationSeconds - momentsOf(after).durationSeconds).toBeCloseTo(3.2, 2);
  expect(parseStoryboard(after)).toEqual(after);
});

test("every piece is heard within its scene", () => {
  for (const fields of [{}, { durationSeconds: 3, lastsAs: undefined }]) {
    const after = cut(board(fields), [
      [1, 2],
      [3.1, 4.3],
    ]);
    const { voices, timings } = momentsOf(after);
    expect(voices.size).toBe(3);
    for (const { sceneIndex, request } of voices.values()) {
      expect(request.startSeconds + request.durationSeconds).toBeLessThanOrEqual(
        cutAfter(timings[sceneIndex]!) + 1e-3,
      );
    }
  }
});

test("every piece is heard with the picture it was heard with", () => {
  const before = board();
  const after = cut(before, [
    [1, 2],
    [3.1, 4.3],
  ]);
  const { timings, voices } = momentsOf(after);
  expect(voiceStart(after)).toBeCloseTo(voiceStart(before), 3);
  for (const { sceneIndex, request } of voices.values()) {
    if (sceneIndex > 1) expect(request.startSeconds).toBeCloseTo(timings[sceneIndex]!.startSeconds, 3);
  }
});

const ends = (storyboard: Storyboard) => {
  const { timings, durationSeconds } = momentsOf(storyboard);
  return { scenes: timings.length, durationSeconds };
};

test("words cut at the end or the start leave no silent scene, and what stood after the last word stays", () => {
  const spoken = { ...voice, durationSeconds: 2.1 };
  const before = board({ voice: spoken });
  const from = voiceStart(before);
  const stretches = (...places: number[]) =>
    stretchesOfWords(words, new Set(places), spoken.durationSeconds).map((stretch) => ({
      fromSeconds: from + stretch.fromSeconds,
      untilSeconds: from + stretch.untilSeconds,
    }));
  const last = cutStretches(before, "two", stretches(4), newIds());
  expect(ends(last).scenes).toBe(3);
  expect(heard(last)).toEqual([[0, 1.55]]);
  expect(ends(before).durationSeconds - ends(last).durationSeconds).toBeCloseTo(0.55, 2);
  const first = cutStretches(before, "two", stretches(0), newIds());
  expect(ends(first).scenes).toBe(3);
  expect(heard(first)).toEqual([[0.4, 2.1]]);
  const middle = cutStretches(before, "two", stretches(2), newIds());
  expect(ends(middle).scenes).toBe(4);
  const { timings, voices } = momentsOf(middle);
  expect(voices.get("new-2")?.request.startSeconds).toBeCloseTo(timings[2]!.startSeconds, 3);
});

test("a line that went on over a cut keeps its place in its scene when the scene before it goes or moves", () => {
  const before = board({ voice: { ...voice, durationSeconds: 2.1 }, durationSeconds: 6, lastsAs: undefined });
  const split = splitScene(before, "two", voiceStart(before) + 0.8, "half");
  const lead = (storyboard: Storyboard) => {
    const { voices, timings, placeOf } = momentsOf(storyboard);
    const { startSeconds, enterSeconds } = timings[placeOf.get("half")!]!;
    return voices.get("half")!.request.startSeconds - startSeconds - enterSeconds;
  };
  expect(lead(removeSceneAndTie(split, "two"))).toBeCloseTo(lead(split), 2);
  expect(lead(moveSceneAndHold(split, "two", 3))).toBeCloseTo(lead(split), 2);
  expect(lead(moveSceneAndHold(split, "three", 2))).toBeCloseTo(lead(split), 2);
});

test("a piece in which no word is thought to be has no captions", () => {
  const after = cut(board(), [[3.1, 4.3]]);
  const texts = cuesOf(after, momentsOf(after).timings).map(({ text }) => text);
  expect(texts.join(" ")).toBe("It boils in ninety seconds.");
});

test("a short word between two stretches stays; what is left of the stretches is what is said to go", () => {
  const before = board();
  const stretches = inVideo(before, [
    [1, 2],
    [2.1, 3],
  ]);
  const after = cutStretches(before, "two", stretches, newIds());
  const going = stretchesToCut(before, "two", stretches);
  const seconds = going.reduce((sum, { fromSeconds, untilSeconds }) => sum + untilSeconds - fromSeconds, 0);
  expect(heard(after)).toEqual([
    [0, 1],
    [2, 2.25],
    [3, 8],
  ]);
  expect(momentsOf(before).durationSeconds - momentsOf(after).durationSeconds).toBeCloseTo(seconds, 2);
});

test("a line that lasts longer than scenes may is cut into scenes that can be stored", () => {
  const long = { ...voice, durationSeconds: 70 };
  const after = cut(board({ voice: long }), [
    [30, 32],
    [62, 63],
  ]);
  expect(heard(after)).toEqual([
    [0, 30],
    [32, 62],
    [63, 70],
  ]);
  expect(parseStoryboard(after)).toEqual(after);
});
