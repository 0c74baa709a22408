import { expect, test } from "vitest";
import { fileSecondsAfter } from "~/scene/clip-clock";
import { clipOf } from "~/scene/edit-time-clip";
import { moveInTime, spanOfTarget, trimInTime } from "~/scene/edit-time-items";
import { setClipSpeed, speedAfterStretch, stretchScene } from "~/scene/edit-time-speed";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import { momentsOf } from "~/scene/moments";
import { ownSeconds } from "~/scene/resolve/timing";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";

const clip = {
  kind: "clip",
  assetId: "film",
  alt: "",
  focusX: 0.5,
  focusY: 0.5,
  trimStartSeconds: 2,
  trimEndSeconds: 20,
  speed: 1,
  loop: false,
  gain: 1,
};
const words = ["It", "boils", "fast."].map((text, index) => ({
  text,
  startSeconds: index * 0.5,
  endSeconds: index * 0.5 + 0.4,
}));

const board: Storyboard = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: [
    {
      id: "film",
      role: "point",
      slots: { picture: clip },
      durationSeconds: 4,
      elements: {
        note: {
          content: { kind: "text", text: "Note" },
          placement: { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.1 },
          start: { to: "start", seconds: 1 },
          end: { to: "start", seconds: 2 },
          keyframes: { x: [{ seconds: 0.5, value: 0.1, easing: "linear" }] },
        },
      },
      captions: { en: [{ startSeconds: 1, endSeconds: 2, text: "Hear" }] },
    },
    {
      id: "said",
      role: "point",
      slots: { headline: { kind: "text", text: "It boils fast" } },
      durationSeconds: 5,
      voice: { assetId: "line", durationSeconds: 1.5, words, text: "It boils fast." },
    },
  ],
  markers: { here: { at: { to: "scene-start", sceneId: "film", seconds: 2 }, name: "Here" } },
});
const film = (now: Storyboard) => now.scenes[0]!;

test("a clip at double speed shows the same piece in half the time, and what hangs on it stays on its pictures", () => {
  const fast = setClipSpeed(board, "film", 2);
  expect(ownSeconds(film(fast), fast.scenes)).toBe(2);
  expect(fileSecondsAfter(clipOf(film(fast))!, 2)).toBeCloseTo(4, 6);
  expect(film(fast).elements?.note).toMatchObject({
    start: { seconds: 0.5 },
    end: { seconds: 1 },
    keyframes: { x: [{ seconds: 0.25 }] },
  });
  expect(film(fast).captions?.en?.[0]).toMatchObject({ startSeconds: 0.5, endSeconds: 1 });
  expect(fast.markers?.here?.at).toMatchObject({ seconds: 1 });
  expect(setClipSpeed(fast, "film", 1)).toEqual(board);
});

test("stretching a scene changes its clip's speed within its bounds, and a scene without a clip says so", () => {
  expect(clipOf(film(stretchScene(board, "film", 4)))?.speed).toBe(0.5);
  expect(speedAfterStretch(board, "film", -3.8)).toBe(4);
  expect(ownSeconds(film(stretchScene(board, "film", -3.8)), board.scenes)).toBe(1);
  expect(() => stretchScene(board, "said", 1)).toThrow("shows no clip");
});

test("a clip is played no slower than its scene can be long, and shows the same piece", () => {
  const eight = { ...board, scenes: board.scenes.with(0, { ...film(board), durationSeconds: 8 }) };
  const slow = setClipSpeed(eight, "film", 0.25);
  expect(clipOf(film(slow))?.speed).toBe(0.4);
  expect(ownSeconds(film(slow), slow.scenes)).toBe(20);
  expect(film(slow).elements?.note).toMatchObject({ start: { seconds: 2.5 }, end: { seconds: 5 } });
});

test("a voice that is moved stays with its scene, its captions with it, and both sides' edits of it stand", () => {
  const target = { kind: "voice", sceneId: "said" } as const;
  const before = spanOfTarget(momentsOf(board), target)!;
  const moved = moveInTime(board, target, 0.8);
  expect(spanOfTarget(momentsOf(moved), target)!.fromSeconds).toBeCloseTo(before.fromSeconds + 0.8, 3);
  const later = setClipSpeed(moved, "film", 0.5);
  expect(spanOfTarget(momentsOf(later), target)!.fromSeconds).toBeCloseTo(before.fromSeconds + 4.8, 3);
  expect(spanOfTarget(momentsOf(moveInTime(board, target, -60)), target)!.fromSeconds).toBeLessThan(
    before.fromSeconds,
  );

  const louder = {
    ...board,
    scenes: board.scenes.with(1, {
      ...board.scenes[1]!,
      voice: { ...board.scenes[1]!.voice!, gain: 1.5 },
    }),
  };
  const { storyboard, overruled } = mergeStoryboards(board, moved, louder);
  expect(overruled).toBe(false);
  expect(storyboard.scenes[1]?.voice).toMatchObject({
    gain: 1.5,
    leadSeconds: moved.scenes[1]?.voice?.leadSeconds,
  });
});

test("a caption of a voice is dragged by its body or an edge, and becomes the scene's own", () => {
  const target = { kind: "caption", sceneId: "said", index: 0 } as const;
  const before = spanOfTarget(momentsOf(board), target)!;
  const moved = moveInTime(board, target, 0.4);
  expect(spanOfTarget(momentsOf(moved), target)!.fromSeconds).toBeCloseTo(before.fromSeconds + 0.4, 3);
  expect(moved.scenes[1]?.captions?.en?.[0]?.words?.[0]?.startSeconds).toBeCloseTo(0.4, 3);
  const shorter = trimInTime(board, target, "end", before.fromSeconds + 0.5);
  const { fromSeconds, untilSeconds } = spanOfTarget(momentsOf(shorter), target)!;
  expect(untilSeconds! - fromSeconds).toBeCloseTo(0.5, 3);
});
