import { expect, test } from "vitest";
import { setMusicFields } from "~/scene/edit-sounds";
import { setSlotText } from "~/scene/edit-storyboard";
import { trimSceneEnd } from "~/scene/edit-time-scenes";
import { splitScene } from "~/scene/edit-time-split";
import { builtInLibrary } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import { parseStoryboard } from "~/scene/storyboard";
import { keptRows, rowsOf } from "./rows";
import { twoUpMoments } from "./two-up-moments";

const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  captions: { show: true, style: "karaoke" },
  scenes: ["one", "two", "three"].map((id) => ({
    id,
    role: "point",
    slots: { headline: { kind: "text", text: id }, body: { kind: "text", text: "More" } },
    durationSeconds: 4,
  })),
  sounds: {
    ding: {
      source: { kind: "effect", effectId: "ding" },
      start: { to: "scene-start", sceneId: "three", seconds: 0 },
      gain: 1,
    },
  },
});
const rows = rowsOf(board, builtInLibrary);

test("an edit that moves nothing gives the very same rows, another only those it changes", () => {
  const worded = setSlotText(board, "two", "body", "Other words");
  expect(keptRows(rows, rowsOf(worded, builtInLibrary))).toBe(rows);
  const named = keptRows(rows, rowsOf(setSlotText(board, "two", "headline", "Two"), builtInLibrary));
  expect(named.map((row, index) => row === rows[index])).toEqual([false, true]);
  const longer = keptRows(rows, rowsOf(trimSceneEnd(board, "one", 1), builtInLibrary));
  expect(longer.some((row, index) => row === rows[index])).toBe(false);
});

test("the halves of a scene that was split have names of their own", () => {
  const split = splitScene(board, "one", 1.5, "half");
  const labels = rowsOf(split, builtInLibrary)[0]?.items.map(({ label }) => label);
  expect(labels).toEqual(["one · part 1 of 2", "one · part 2 of 2", "two", "three"]);
});

test("a roll is judged by the frames at its cut, a slip by the first and last of its clip", () => {
  const moments = momentsOf(board);
  const [first, second] = moments.timings;
  const rolled = twoUpMoments({ kind: "roll", sceneId: "one" }, moments);
  expect(rolled?.first.seconds).toBeCloseTo(first!.exitStartSeconds! - 1 / 30, 6);
  expect(rolled?.second.seconds).toBeCloseTo(second!.startSeconds + second!.enterSeconds, 6);
  expect(twoUpMoments({ kind: "slip", sceneId: "one" }, moments)?.first.seconds).toBe(0);
  expect(twoUpMoments({ kind: "trim-end", sceneId: "one" }, moments)).toBeNull();
});

test("a caption that would outlast its scene ends with it", () => {
  const [first, ...others] = board.scenes;
  const caption = { text: "Hot", startSeconds: 3, endSeconds: 9 };
  const captioned = { ...board, scenes: [{ ...first!, captions: { en: [caption] } }, ...others] };
  const shown = rowsOf(captioned, builtInLibrary).flatMap(({ items }) => items);
  const { fromSeconds, untilSeconds } = shown.find(({ kind }) => kind === "caption")!;
  const { startSeconds, exitStartSeconds } = momentsOf(captioned).timings[0]!;
  expect(fromSeconds).toBe(startSeconds + 3);
  expect(untilSeconds).toBe(exitStartSeconds);
});

test("a sound whose loudness changes shows its curve and its fades over its bar, another none", () => {
  const shaped = parseStoryboard({
    ...board,
    music: {
      bedId: "bright-steps",
      gain: 0.5,
      curve: [
        { seconds: 0, gain: 1 },
        { seconds: 6, gain: 1.5 },
        { seconds: 90, gain: 0 },
      ],
      fadeInSeconds: 2,
    },
  });
  const items = rowsOf(shaped, builtInLibrary).flatMap((row) => row.items);
  const volume = items.find(({ kind }) => kind === "music")?.volume;
  expect(volume?.gains[0]).toBe(0);
  expect(volume?.most).toBeCloseTo(1.5, 6);
  expect(volume?.points).toEqual([
    { seconds: 0, gain: 0 },
    { seconds: 6, gain: 1.5 },
  ]);
  expect(items.find(({ kind }) => kind === "sound")?.volume).toBeUndefined();
  const quieter = setMusicFields(shaped, { fadeInSeconds: 1 });
  expect(keptRows(rowsOf(shaped, builtInLibrary), rowsOf(quieter, builtInLibrary)).at(-1)).not.toBe(
    rowsOf(shaped, builtInLibrary).at(-1),
  );
});

test("a sound of unknown length is shown as long as its file is once that has been read", () => {
  const song = { kind: "file" as const, assetId: "song", trimStartSeconds: 1, trimEndSeconds: null };
  const sound = { source: song, start: { to: "video-start" as const, seconds: 0 }, gain: 1 };
  const sung = (fields: object = {}) =>
    parseStoryboard({ ...board, sounds: { song: { ...sound, ...fields } } });
  const until = (storyboard: typeof board, lengths?: ReadonlyMap<string, number>) =>
    rowsOf(storyboard, builtInLibrary, lengths).find(({ kind }) => kind === "sound")?.items[0]?.untilSeconds;
  const video = sung();
  expect(until(video)).toBe(3);
  expect(until(video, new Map([["song", 6.5]]))).toBe(5.5);
  expect(until(sung({ loops: true }), new Map([["song", 6.5]]))).toBe(momentsOf(video).durationSeconds);
});
