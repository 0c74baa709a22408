import fc from "fast-check";
import { expect, test } from "vitest";
import type { Composition, Layer } from "~/scene/composition";
import { joinScenes } from "~/scene/edit-time-join";
import { splitScene } from "~/scene/edit-time-split";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { cutAfter, momentsOf } from "~/scene/moments";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { transitionKinds } from "~/scene/templates/template";
import { poseAt } from "./animate";
import { clipTimeAt } from "./clip-time";
import { movedSource } from "./cover-crop";

const box = { x: 0, y: 0, width: 1000, height: 1000 };
/** Names, and when a layer is there: what it shows is compared at moments at which it is. */
const plain = ["id", "sceneIndex", "startSeconds", "endSeconds", "animations", "motion", "cues", "layers"];
const numbered = (value: unknown) => (typeof value === "number" ? Number(value.toFixed(3)) : value);
const rounded = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value, (_, one) => numbered(one)));

/** All that decides how a layer looks at a moment, and nothing else. */
function lookAt(layer: Layer, time: number): unknown {
  const fields = Object.fromEntries(Object.entries(layer).filter(([name]) => !plain.includes(name)));
  const poses = [0, 1, 5].map((piece) => poseAt(layer.animations, time, piece));
  const look = { ...fields, poses, mask: layer.mask && poseAt(layer.mask.animations, time) };
  switch (layer.kind) {
    case "group":
      return { ...look, layers: seenAmong(layer.layers, time) };
    case "captions":
      return { ...look, cues: layer.cues.filter((cue) => cue.startSeconds <= time && time < cue.endSeconds) };
    case "clip":
      return { ...look, trimStartSeconds: 0, at: clipTimeAt(layer, layer.startSeconds, time, 60).toFixed(2) };
    case "picture": {
      const { startSeconds, endSeconds, ...motion } = layer.motion ?? {
        fromScale: 1,
        toScale: 1,
        panX: 0,
        panY: 0,
      };
      const [from, until] = [startSeconds ?? layer.startSeconds, endSeconds ?? layer.endSeconds];
      return { ...look, source: movedSource(box, box, motion, (time - from) / (until - from)) };
    }
    default:
      return look;
  }
}

function seenAmong(layers: readonly Layer[], time: number): unknown[] {
  return layers
    .filter((layer) => layer.startSeconds <= time && time < layer.endSeconds)
    .filter(
      (layer) =>
        layer.kind !== "captions" ||
        layer.cues.some((cue) => cue.startSeconds <= time && time < cue.endSeconds),
    )
    .map((layer) => lookAt(layer, time));
}

const seenAt = (composition: Composition, time: number) => rounded(seenAmong(composition.layers, time));

const words = ["It", "boils", "in", "ninety", "quick", "seconds."].map((text, index) => ({
  text,
  startSeconds: (index * 4) / 10,
  endSeconds: (index * 4 + 3) / 10,
}));
const clip = {
  kind: "clip",
  assetId: "film",
  alt: "",
  focusX: 0.5,
  focusY: 0.5,
  trimStartSeconds: 3,
  trimEndSeconds: null,
  speed: 1.5,
  loop: false,
  gain: 1,
};
const picture = { kind: "picture", assetId: "cup", alt: "", focusX: 0.4, focusY: 0.6 };
const motion = { enter: { kind: "pop", seconds: 0.6 }, exit: { kind: "sink", seconds: 0.5 } };
const at = (seconds: number) => ({ to: "start", seconds });
const placement = { centerX: 0.5, centerY: 0.2, width: 0.3, height: 0.1 };

function sceneOf(index: number, layoutId: string, media: string) {
  return {
    id: `scene-${index}`,
    role: "point",
    layoutId,
    durationSeconds: 4,
    slots: {
      label: { kind: "text", text: "Kettle" },
      headline: { kind: "text", text: `Boils in ${90 + index} seconds` },
      body: { kind: "text", text: "Quiet: 40 dB\nSmall: 1 l\nLight: 900 g" },
      figure: { kind: "number", value: 90, from: 0, decimals: 0, unit: null },
      ...(media !== "none" && { picture: media === "clip" ? clip : picture }),
    },
    voice: {
      assetId: `line-${index}`,
      durationSeconds: 2.6,
      words,
      text: "It boils in ninety quick seconds.",
    },
    overrides: {
      headline: {
        motion: { enter: { kind: "rise", seconds: 0.8 } },
        keyframes: {
          y: [
            { seconds: 1, value: 0, easing: "linear" },
            { seconds: -0.5, fromEnd: true, value: 0.2, easing: "linear" },
          ],
        },
      },
    },
    elements: {
      note: { content: { kind: "text", text: "New" }, placement, start: at(0.5), end: at(3.2), motion },
      film: {
        content: { ...clip, fit: "cover" },
        placement,
        start: at(0.4),
        end: { to: "end", seconds: 0 },
        keyframes: {
          x: [
            { seconds: 0.2, value: 0, easing: "linear" },
            { seconds: 2, value: 0.3, easing: "linear" },
          ],
        },
      },
      bar: {
        content: { kind: "progress", shape: "bar", of: "scene" },
        placement,
        start: at(0),
        end: { to: "end", seconds: 0 },
      },
    },
  };
}

interface Choice {
  templateId: string;
  layoutId: string;
  media: string;
  transition: string | null;
  index: number;
  share: number;
}

function boardOf({ templateId, layoutId, media, transition }: Choice): Storyboard {
  const scenes = [0, 1, 2].map((index) => ({
    ...sceneOf(index, layoutId, media),
    ...(transition && { transition: { kind: transition } }),
  }));
  return parseStoryboard({
    ...{ version: 3, title: "Kettle", language: "en", format: "9:16", templateId, seed: 7, music: null },
    captions: { show: true, style: "karaoke", showsRepeats: true },
    scenes,
  });
}

/** The moment in the scene at a share of its time, where it can be split. */
function splitAt(board: Storyboard, index: number, share: number): { split: Storyboard; cut: number } {
  const timing = momentsOf(board).timings[index]!;
  const from = timing.startSeconds + timing.enterSeconds + 0.25;
  const cut = Math.round((from + share * (cutAfter(timing) - 0.25 - from)) * 1000) / 1000;
  return { split: splitScene(board, board.scenes[index]!.id, cut, "half"), cut };
}

const nowMs = 0;
const resolved = (board: Storyboard) => resolveComposition(board, undefined, undefined, { nowMs });

test("a scene that was split looks at every moment as the one it was, and is that again once it is joined", () => {
  const choices = fc.record({
    templateId: fc.constantFrom(...builtInTemplates.map(({ id }) => id)),
    layoutId: fc.constantFrom(...builtInLayouts.map(({ id }) => id)),
    media: fc.constantFrom("none", "picture", "clip"),
    transition: fc.constantFrom(null, ...transitionKinds),
    index: fc.nat({ max: 2 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      const board = boardOf(choice);
      const { split, cut } = splitAt(board, choice.index, choice.share);
      const [whole, parts] = [resolved(board), resolved(split)];
      expect(parts.durationSeconds).toBeCloseTo(whole.durationSeconds, 6);
      const moments = [0.01, 0.02, 0.1, 0.4, 0.9, 1.5].flatMap((by) => [cut - by, cut + by]);
      for (const time of [...moments, ...Array.from({ length: 24 }, (_, step) => 0.05 + step * 0.55)]) {
        if (time < 0 || time > whole.durationSeconds) continue;
        expect(seenAt(parts, time), `${time} s, cut at ${cut} s`).toEqual(seenAt(whole, time));
      }
      expect(joinScenes(split, board.scenes[choice.index]!.id)).toEqual(board);
    }),
    { numRuns: 60 },
  );
});

test("a part of a split that was moved, comes in otherwise or has another layout comes in by itself again", () => {
  const board = boardOf({
    ...{ templateId: "editorial", layoutId: "cover", media: "picture", transition: null },
    ...{ index: 1, share: 0.5 },
  });
  const { split, cut } = splitAt(board, 1, 0.5);
  const half = split.scenes[2]!;
  const isComingIn = (changed: Storyboard) => {
    const composition = resolved(changed);
    const start = composition.sceneStartsSeconds[changed.scenes.findIndex(({ id }) => id === "half")]!;
    return composition.layers.some(
      (layer) =>
        layer.sceneIndex === changed.scenes.findIndex(({ id }) => id === "half") &&
        layer.animations.some(
          (one) =>
            !("keyframes" in one) &&
            one.from < one.to &&
            one.endSeconds > start &&
            one.startSeconds < start + 0.5 &&
            one.property === "opacity",
        ),
    );
  };
  expect(cut).toBeGreaterThan(4);
  expect(isComingIn(split)).toBe(false);
  const withHalf = (change: Partial<typeof half>) => ({
    ...split,
    scenes: split.scenes.with(2, { ...half, ...change }),
  });
  expect(isComingIn({ ...split, scenes: [...split.scenes.toSpliced(2, 1), half] })).toBe(true);
  expect(isComingIn(withHalf({ transition: { seconds: 0.4 } }))).toBe(true);
  expect(isComingIn(withHalf({ layoutId: "statement" }))).toBe(true);
});
