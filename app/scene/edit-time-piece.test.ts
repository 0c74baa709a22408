import { expect, test } from "vitest";
import { moveInTime, spanOfTarget, trimInTime } from "~/scene/edit-time-items";
import { playsFile } from "~/scene/edit-time-piece";
import { slipItem, slipScene } from "~/scene/edit-time-slip";
import { momentsOf } from "~/scene/moments";
import { parseStoryboard, type Scene, type Storyboard } from "~/scene/storyboard";

const placement = { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.3 };
const film = {
  kind: "clip",
  assetId: "film",
  alt: "",
  focusX: 0.5,
  focusY: 0.5,
  fit: "cover",
  trimStartSeconds: 2,
  trimEndSeconds: 8,
  speed: 2,
  loop: false,
  gain: 1,
};
/** The same in a layout's place, at its own pace. */
const { fit: _, ...inPlace } = film;
const whole = { ...inPlace, speed: 1 } as Extract<Scene["slots"][string], { kind: "clip" }>;
const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: [
    {
      id: "one",
      role: "point",
      slots: { headline: { kind: "text", text: "It boils" } },
      durationSeconds: 8,
      elements: {
        film: {
          content: film,
          placement,
          start: { to: "start", seconds: 1 },
          end: { to: "start", seconds: 4 },
          keyframes: {
            blur: [
              { seconds: 0, value: 0, easing: "linear" },
              { seconds: 2, value: 0.1, easing: "linear" },
            ],
          },
        },
        note: {
          content: { kind: "text", text: "Note" },
          placement,
          start: { to: "start", seconds: 0 },
          end: { to: "end", seconds: 0 },
        },
      },
    },
  ],
  sounds: {
    song: {
      source: { kind: "file", assetId: "song", trimStartSeconds: 1, trimEndSeconds: null },
      start: { to: "video-start", seconds: 1 },
      gain: 1,
      curve: [
        { seconds: 0, gain: 0 },
        { seconds: 2, gain: 1 },
      ],
    },
    ding: { source: { kind: "effect", effectId: "ding" }, start: { to: "video-start", seconds: 1 }, gain: 1 },
  },
});
const clip = { kind: "element", sceneId: "one", id: "film" } as const;
const song = { kind: "sound", id: "song" } as const;
const clipIn = ({ scenes }: typeof board) => scenes[0]?.elements?.film;

test("the start of an added clip cuts off what was played before: each moment shows what it showed, keyframes too", () => {
  const { fromSeconds, untilSeconds } = spanOfTarget(momentsOf(board), clip)!;
  const trimmed = trimInTime(board, clip, "start", fromSeconds + 1);
  expect(spanOfTarget(momentsOf(trimmed), clip)).toEqual({ fromSeconds: fromSeconds + 1, untilSeconds });
  expect(clipIn(trimmed)?.content).toMatchObject({ trimStartSeconds: 4, trimEndSeconds: 8, speed: 2 });
  expect(clipIn(trimmed)?.keyframes?.blur?.map(({ seconds }) => seconds)).toEqual([-1, 1]);
  expect(trimInTime(trimmed, clip, "start", fromSeconds)).toEqual(board);
  expect(parseStoryboard(trimmed)).toEqual(trimmed);
});

test("the start of a sound file cuts off what was heard before, and its volume goes on", () => {
  const trimmed = trimInTime(board, song, "start", 2);
  expect(trimmed.sounds?.song).toMatchObject({
    source: { trimStartSeconds: 2, trimEndSeconds: null },
    start: { to: "video-start", seconds: 2 },
    curve: [
      { seconds: 0, gain: 0.5 },
      { seconds: 1, gain: 1 },
    ],
  });
  const ding = trimInTime(board, { kind: "sound", id: "ding" }, "start", 2);
  expect(ding.sounds?.ding?.source).toEqual(board.sounds?.ding?.source);
});

test("slipped, a clip and a sound show another piece where they stand; nothing else can be slipped", () => {
  const slipped = slipItem(board, clip, 0.5);
  expect(spanOfTarget(momentsOf(slipped), clip)).toEqual(spanOfTarget(momentsOf(board), clip));
  expect(clipIn(slipped)?.content).toMatchObject({ trimStartSeconds: 3, trimEndSeconds: 9 });
  expect(clipIn(slipped)?.keyframes).toEqual(clipIn(board)?.keyframes);
  expect(clipIn(slipItem(board, clip, -60))?.content).toMatchObject({
    trimStartSeconds: 0,
    trimEndSeconds: 6,
  });
  expect(slipItem(board, song, 3).sounds?.song?.source).toMatchObject({ trimStartSeconds: 4 });
  const note = { kind: "element", sceneId: "one", id: "note" } as const;
  expect(playsFile(board, note)).toBe(false);
  expect(() => slipItem(board, note, 1)).toThrow("only a clip or a sound file");
});

test("a piece stays within its file once the file's length is known", () => {
  const lengthOf = () => 10;
  const source = (storyboard: Storyboard) => storyboard.sounds!.song!.source;
  const song = { kind: "sound" as const, id: "song" };
  const later = slipItem(board, song, 30, lengthOf);
  expect(source(later)).toMatchObject({ trimStartSeconds: 9.9 });
  const ended = trimInTime(board, song, "end", 7.5, undefined, () => 4);
  expect(spanOfTarget(momentsOf(ended), song)).toEqual({ fromSeconds: 1, untilSeconds: 4 });
  expect(source(slipItem(ended, song, 30, () => 4))).toEqual(source(ended));
  expect(source(slipItem(ended, song, -30, () => 4))).toMatchObject({ trimStartSeconds: 0 });
  expect(spanOfTarget(momentsOf(trimInTime(ended, song, "end", 7.5)), song)?.untilSeconds).toBe(7.5);
  const element = { kind: "element" as const, sceneId: "one", id: "film" };
  const film = (storyboard: Storyboard) => storyboard.scenes[0]!.elements!.film!.content;
  expect(film(slipItem(board, element, 30, lengthOf))).toMatchObject({
    trimStartSeconds: 4,
    trimEndSeconds: 10,
  });
  const open = {
    ...board,
    scenes: board.scenes.map((scene) => ({
      ...scene,
      slots: { picture: { ...whole, trimEndSeconds: null } },
    })),
  };
  const slipped = slipScene(open, "one", 30, () => 20).scenes[0]!.slots.picture;
  expect(slipped).toMatchObject({ trimStartSeconds: 12 });
});

test("no more of a file is given back at its start than there is", () => {
  const song = { kind: "sound" as const, id: "song" };
  const element = { kind: "element" as const, sceneId: "one", id: "film" };
  const earlier = trimInTime(trimInTime(board, song, "start", 2.5), song, "start", -9);
  expect(spanOfTarget(momentsOf(earlier), song)?.fromSeconds).toBe(0);
  expect(earlier.sounds!.song!.source).toMatchObject({ trimStartSeconds: 0 });
  const film = trimInTime(moveInTime(board, element, 2), element, "start", 0);
  expect(spanOfTarget(momentsOf(film), element)?.fromSeconds).toBe(2);
  expect(film.scenes[0]!.elements!.film!.content).toMatchObject({ trimStartSeconds: 0 });
});
