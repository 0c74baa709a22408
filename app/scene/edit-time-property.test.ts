import fc from "fast-check";
import { expect, test } from "vitest";
import type { Anchor } from "~/scene/anchor";
import { addScene, moveScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { cutStretches } from "~/scene/edit-time-cut";
import { moveInTime, spanOfTarget, trimInTime } from "~/scene/edit-time-items";
import { joinScenes } from "~/scene/edit-time-join";
import {
  removeSceneAndTie,
  rollCut,
  setTransition,
  trimSceneEnd,
  trimSceneStart,
} from "~/scene/edit-time-scenes";
import { slipScene } from "~/scene/edit-time-slip";
import { splitScene } from "~/scene/edit-time-split";
import { trimToPlayhead } from "~/scene/edit-time-trim";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import { cutAfter, momentsOf, secondsOfAnchor } from "~/scene/moments";
import { shownCuesOf } from "~/scene/resolve/cues";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";

const words = ["It", "boils", "in", "ninety", "seconds."].map((text, index) => ({
  text,
  startSeconds: index * 0.5,
  endSeconds: index * 0.5 + 0.4,
}));

function scene(index: number) {
  const picture = {
    kind: "clip",
    assetId: `film-${index}`,
    alt: "",
    focusX: 0.5,
    focusY: 0.5,
    trimStartSeconds: 3,
    trimEndSeconds: null,
    speed: 1,
    loop: false,
    gain: 1,
  };
  const note = (start: number, length: number) => ({
    content: { kind: "text", text: "Note" },
    placement: { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.1 },
    start: { to: "start", seconds: start },
    end: { to: "start", seconds: start + length },
  });
  return {
    id: `scene-${index}`,
    role: "point",
    slots: { headline: { kind: "text", text: `Scene ${index}` }, ...(index % 2 && { picture }) },
    durationSeconds: 3 + index,
    elements: { first: note(0.2, 1), later: note(1.5, 1.2) },
    captions: {
      en: [
        { startSeconds: 0.1, endSeconds: 2, text: "It boils in\nninety seconds.", emphasis: [0, 3] },
        { startSeconds: 2, endSeconds: 2.9, text: "Yes, that soon." },
      ],
      ...(index % 2 && {
        de: [{ startSeconds: 0, endSeconds: 2.5, text: "It boils in ninety seconds.", words, emphasis: [4] }],
        nl: [],
      }),
    },
    ...(index % 3 === 1 && {
      voice: { assetId: `line-${index}`, durationSeconds: 2.5, words, text: "It boils in ninety seconds." },
    }),
  };
}

const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: Array.from({ length: 5 }, (_, index) => scene(index)),
  overlays: {
    lower: {
      content: { kind: "logo" },
      start: { to: "scene-start", sceneId: "scene-1", seconds: 0.5 },
      end: { to: "scene-end", sceneId: "scene-3", seconds: 0 },
    },
  },
  sounds: {
    ding: {
      source: { kind: "effect", effectId: "ding" },
      start: { to: "word", sceneId: "scene-1", wordIndex: 2, seconds: 0 },
      gain: 1,
    },
  },
  markers: { here: { at: { to: "scene-start", sceneId: "scene-4", seconds: 1 }, name: "Here" } },
});

interface Step {
  kind: number;
  place: number;
  share: number;
  by: number;
}

const steps = fc.array(
  fc.record({
    kind: fc.nat({ max: 12 }),
    place: fc.nat({ max: 30 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    by: fc.double({ min: -4, max: 4, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** One edit a person could make; where it is refused nothing changes. */
function make(storyboard: Storyboard, { kind, place, share, by }: Step, number: number): Storyboard {
  const index = place % storyboard.scenes.length;
  const { id } = storyboard.scenes[index]!;
  const timing = momentsOf(storyboard).timings[index]!;
  const at = timing.startSeconds + share * (cutAfter(timing) - timing.startSeconds);
  const elementId = Object.keys(storyboard.scenes[index]!.elements ?? {})[0];
  const target = elementId
    ? { kind: "element" as const, sceneId: id, id: elementId }
    : { kind: "overlay" as const, id: "lower" };
  const stretches = [
    { fromSeconds: at, untilSeconds: at + Math.abs(by) / 4 },
    { fromSeconds: at + 1.2, untilSeconds: at + 1.4 },
  ];
  let made = 0;
  const edits = [
    () => trimSceneEnd(storyboard, id, by),
    () => trimSceneStart(storyboard, id, by),
    () => rollCut(storyboard, id, by),
    () => slipScene(storyboard, id, by),
    () => splitScene(storyboard, id, at, `new-${number}`),
    () => joinScenes(storyboard, id),
    () => removeSceneAndTie(storyboard, id),
    () => moveScene(storyboard, id, Math.floor(share * storyboard.scenes.length)),
    () => trimToPlayhead(storyboard, id, by < 0 ? "before" : "after", at, () => `new-${number}`),
    () => moveInTime(storyboard, target, by),
    () => trimInTime(storyboard, target, by < 0 ? "start" : "end", at),
    () => setTransition(storyboard, id, { seconds: share * 2 }),
    () => cutStretches(storyboard, id, stretches, () => `new-${number}-${++made}`),
  ];
  try {
    return edits[kind]!();
  } catch (error) {
    if (error instanceof StoryboardEditError) return storyboard;
    throw error;
  }
}

const runs = { numRuns: 400 };

test("whatever is edited, the storyboard stays one that can be stored, without gaps, and nothing leaves its scene", () => {
  fc.assert(
    fc.property(steps, (list) => {
      let current = board;
      for (const [number, step] of list.entries()) {
        current = make(current, step, number);
        expect(parseStoryboard(current)).toEqual(current);
        const moments = momentsOf(current);
        for (const [index, timing] of moments.timings.entries()) {
          expect(cutAfter(timing)).toBeCloseTo(
            moments.timings[index + 1]?.startSeconds ?? timing.endSeconds,
            6,
          );
          const sceneId = current.scenes[index]!.id;
          for (const id of Object.keys(current.scenes[index]!.elements ?? {})) {
            const span = spanOfTarget(moments, { kind: "element", sceneId, id })!;
            expect(span.fromSeconds).toBeGreaterThanOrEqual(timing.startSeconds - 1e-6);
            expect(span.untilSeconds!).toBeLessThanOrEqual(cutAfter(timing) + 1e-6);
          }
        }
      }
    }),
    runs,
  );
});

test("every edit keeps every link: what hangs on scenes and words never hangs on nothing", () => {
  fc.assert(
    fc.property(steps, (list) => {
      const final = list.reduce((current, step, number) => make(current, step, number), board);
      const moments = momentsOf(final);
      const anchors: Anchor[] = [
        ...Object.values(final.overlays!).flatMap(({ start, end }) => [start, end]),
        ...Object.values(final.sounds!).map(({ start }) => start),
        ...Object.values(final.markers!).map(({ at }) => at),
      ];
      expect(anchors).toHaveLength(4);
      for (const anchor of anchors) expect(secondsOfAnchor(moments, anchor)).not.toBeNull();
    }),
    runs,
  );
});

test("spoken words are shared out and never lost, said twice or moved on their recording by splits, joins and rolls", () => {
  const said = (storyboard: Storyboard) =>
    storyboard.scenes.flatMap(({ voice }) =>
      (voice?.words ?? []).map((word) => {
        const at = (voice?.fromSeconds ?? 0) + word.startSeconds;
        return `${voice?.assetId} ${word.text} ${at.toFixed(2)}`;
      }),
    );
  fc.assert(
    fc.property(steps, (list) => {
      const kinds = [0, 2, 3, 4, 4, 5];
      const final = list.reduce(
        (current, step, number) => make(current, { ...step, kind: kinds[step.kind % kinds.length]! }, number),
        board,
      );
      expect(said(final)).toEqual(said(board));
    }),
    runs,
  );
});

test("what is undone is the very storyboard of before, also when somebody else has edited another scene", () => {
  fc.assert(
    fc.property(steps, (list) => {
      let current = board;
      for (const [number, step] of list.entries()) {
        const next = make(current, step, number);
        // As the history undoes: the way back, merged with what is there now.
        expect(mergeStoryboards(next, current, next).storyboard).toEqual(current);
        current = next;
      }
    }),
    { numRuns: 150 },
  );
});

/** What stands on the screen, with its times to the hundredth. */
function captionsIn(storyboard: Storyboard) {
  const { timings } = momentsOf(storyboard);
  const shown = ["en", "de"].map((language) => shownCuesOf(storyboard, timings, language));
  return JSON.parse(
    JSON.stringify(shown, (_, value) => (typeof value === "number" ? Math.round(value * 100) / 100 : value)),
  );
}

test("a scene that was split is whole again once it is joined, wherever the cut was", () => {
  fc.assert(
    fc.property(fc.nat({ max: 4 }), fc.double({ min: 0, max: 1, noNaN: true }), (index, share) => {
      const timing = momentsOf(board).timings[index]!;
      const at = timing.startSeconds + share * (cutAfter(timing) - timing.startSeconds);
      const { id } = board.scenes[index]!;
      let split: Storyboard;
      try {
        split = splitScene(board, id, at, "new");
      } catch {
        return;
      }
      expect(captionsIn(split)).toEqual(captionsIn(board));
      expect(joinScenes(split, id)).toEqual(board);
    }),
    runs,
  );
});

test("a new scene pushes what comes after it and nothing before", () => {
  const added = addScene(board, { id: "new", role: "point", slots: {}, durationSeconds: 3 }, 2);
  const [before, after] = [momentsOf(board), momentsOf(added)];
  expect(after.timings.slice(0, 2).map((timing) => timing.startSeconds)).toEqual(
    before.timings.slice(0, 2).map((timing) => timing.startSeconds),
  );
  expect(after.timings[3]!.startSeconds).toBeGreaterThan(before.timings[2]!.startSeconds + 3);
});
