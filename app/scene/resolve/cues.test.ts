import { expect, test } from "vitest";
import { distributeWords } from "~/domain/video/spread-words";
import { breakIntoCues, cuesOf, shownCuesOf } from "~/scene/resolve/cues";
import { voicesOf } from "~/scene/resolve/sound-mix";
import { timeScenes } from "~/scene/resolve/timing";
import type { Scene, Storyboard } from "~/scene/storyboard";

const texts = (text: string, seconds: number, language = "en") =>
  breakIntoCues(distributeWords(text, 0, seconds, language)).map((cue) => cue.text);

test("a cue ends with its sentence, and at a comma once it is long", () => {
  expect(texts("Bread at six. Coffee at seven!", 5)).toEqual(["Bread at six.", "Coffee at seven!"]);
  expect(
    texts("Every morning before the city wakes up we light the oven, and by six it smells like home.", 8),
  ).toEqual(["Every morning before the city wakes up we light the oven,", "and by six it smells like home."]);
});

test("a long sentence without commas is shared out evenly", () => {
  const cues = texts(
    "We deliver to every street in town by bicycle in the rain and in the snow and on every holiday of the year without exception",
    9,
  );
  expect(cues.length).toBe(2);
  for (const cue of cues) expect(cue.length).toBeLessThanOrEqual(74);
  expect(Math.abs(cues[0]!.length - cues[1]!.length)).toBeLessThan(16);
});

test("a long pause ends a cue, and an initial does not", () => {
  const words = [...distributeWords("Wait for", 0, 1), ...distributeWords("it now", 2.5, 3.5)];
  expect(breakIntoCues(words).map((cue) => cue.text)).toEqual(["Wait for", "it now"]);
  expect(texts("Ask for J. Smith today", 3)).toEqual(["Ask for J. Smith today"]);
});

test("scripts without spaces are broken between words", () => {
  const line =
    "毎朝六時に焼きたてのパンを町じゅうの通りへ自転車でお届けしますのでどうぞお楽しみにお待ちください";
  const cues = texts(line, 8, "ja");
  expect(cues.join("")).toBe(line);
  for (const cue of cues) expect(cue.length).toBeLessThanOrEqual(34);
});

const scene = (
  id: string,
  text: string,
  seconds: number,
  isSpoken: boolean,
  hasWords: boolean | null,
): Scene => ({
  id,
  role: "point",
  slots: { headline: { kind: "text", text } },
  durationSeconds: 3,
  ...(hasWords !== null && { lastsAs: { voiceOfSceneId: id, plusSeconds: 0.4 } }),
  ...(isSpoken && {
    voice: {
      assetId: id,
      durationSeconds: seconds,
      text: "",
      words: hasWords ? distributeWords(text, 0.1, seconds - 0.1) : [],
    },
  }),
});
const storyboard = (scenes: Scene[]) => ({ scenes, language: "en", music: null }) as unknown as Storyboard;

test("cues follow the voices: in order, never overlapping, within the video, every word once", () => {
  const lines = [
    "Fresh bread every single morning, warm from the oven. Come in.",
    "No.",
    "We open at six and close when the last loaf is gone, which is earlier than you might think on a Saturday.",
  ];
  for (const hasWords of [true, false]) {
    const board = storyboard(
      lines.map((line, index) => scene(`s${index}`, line, 1.5 + index * 2.5, true, hasWords)),
    );
    const timings = timeScenes(board, 0.5);
    const cues = cuesOf(board, timings);
    expect(cues.map((cue) => cue.text).join(" ")).toBe(lines.join(" "));
    for (const [index, cue] of cues.entries()) {
      expect(cue.endSeconds).toBeGreaterThan(cue.startSeconds);
      expect(cue.endSeconds).toBeLessThanOrEqual(cues[index + 1]?.startSeconds ?? timings.at(-1)!.endSeconds);
      expect(cue.words.length > 0).toBe(hasWords);
      for (const word of cue.words) {
        expect(word.startSeconds).toBeGreaterThanOrEqual(cue.startSeconds);
        expect(word.endSeconds).toBeLessThanOrEqual(cue.endSeconds + 1e-9);
      }
    }
  }
});

test("lines never run into each other, begin in their scene, and end with the video", () => {
  const board = storyboard([
    scene("a", "Long", 6, true, null),
    scene("b", "Next", 2, true, null),
    scene("c", "Silent", 2, false, null),
    scene("d", "Last", 30, true, null),
  ]);
  const timings = timeScenes(board, 0.4);
  const voices = voicesOf(board, timings);
  expect(voices.map((voice) => voice.sceneIndex)).toEqual([0, 1, 3]);
  let free = 0;
  for (const { request, sceneIndex } of voices) {
    expect(request.startSeconds).toBeGreaterThanOrEqual(free);
    expect(request.startSeconds).toBeGreaterThanOrEqual(timings[sceneIndex]!.startSeconds);
    free = request.startSeconds + request.durationSeconds;
  }
  expect(free).toBeLessThanOrEqual(timings.at(-1)!.endSeconds + 1e-9);
});

const silent = (id: string, seconds: number): Scene => ({
  ...scene(id, id, 0, false, null),
  durationSeconds: seconds,
});
const ownCaption = (text: string, startSeconds: number, endSeconds: number) => ({
  text,
  startSeconds,
  endSeconds,
  words: [{ text, startSeconds, endSeconds }],
});

test("a caption ends with its scene, which may have been trimmed, and one that would begin later is not shown", () => {
  const captions = {
    en: [ownCaption("Here", 0.5, 1.5), ownCaption("near", 1.5, 4), ownCaption("gone", 4, 6)],
  };
  const board = storyboard([{ ...silent("a", 2), captions }, silent("b", 5)]);
  const timings = timeScenes(board, 0.5);
  const cues = shownCuesOf(board, timings);
  expect(cues.map(({ text, endSeconds, words }) => [text, endSeconds, words.at(-1)?.endSeconds])).toEqual([
    ["Here", 1.5, 1.5],
    ["near", 2, 2],
  ]);
  // A file of them holds what was set: it is read again as it was written.
  expect(cuesOf(board, timings).map(({ endSeconds }) => endSeconds)).toEqual([1.5, 4, 6]);
});

test("the last words of a voice stay no longer than their scene, though nobody speaks in the next one", () => {
  const board = storyboard([{ ...scene("a", "Hot.", 0.6, true, true) }, silent("b", 5)]);
  const timings = timeScenes(board, 0.5);
  const [cue] = cuesOf(board, timings);
  expect(cue?.endSeconds).toBe(timings[0]!.exitStartSeconds);
});

test("what is said beyond the end of its scene keeps its caption", () => {
  const { lastsAs: _, ...spoken } = scene("a", "Still speaking when the scene is over.", 4, true, true);
  const board = storyboard([{ ...spoken, durationSeconds: 2 }, silent("b", 5)]);
  const timings = timeScenes(board, 0.5);
  const last = shownCuesOf(board, timings).at(-1);
  const cut = timings[0]!.exitStartSeconds!;
  expect(last?.words.at(-1)?.endSeconds).toBeGreaterThan(cut);
  expect(last?.endSeconds).toBeGreaterThanOrEqual(last!.words.at(-1)!.endSeconds);
});
