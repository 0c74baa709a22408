import { describe, expect, test } from "vitest";
import type { Layer, ShapeLayer } from "~/scene/composition";
import type { Draft } from "~/scene/resolve/draft";
import { canvasBox, makeFrame } from "~/scene/resolve/frame";
import { applyTransitions, transitionLayers } from "~/scene/resolve/transition";
import { templateOrDefault } from "~/scene/templates/built-in-templates";
import { type Template, transitionKinds } from "~/scene/templates/template";

const base = templateOrDefault("bold");
const templateWith = (kind: Template["transition"]["kind"]): Template => ({
  ...base,
  transition: { kind, seconds: 0.6, easing: "in-out-cubic" },
});
const frames = {
  tall: makeFrame({ width: 1080, height: 1920 }, "en", "ltr", false),
  wide: makeFrame({ width: 1920, height: 1080 }, "en", "ltr", false),
  "right to left": makeFrame({ width: 1920, height: 1080 }, "ar", "rtl", false),
};
const first = { startSeconds: 0, endSeconds: 3.6, enterSeconds: 0, exitStartSeconds: 3 };
const second = { startSeconds: 3, endSeconds: 6.6, enterSeconds: 0.6, exitStartSeconds: null };
const surface = base.palettes[0]!.surfaces[0]!;

const shape = (frame: typeof frames.tall, part: Draft["part"]): Draft => ({
  part,
  layer: {
    id: `scene-1/${part}`,
    startSeconds: second.startSeconds,
    endSeconds: second.endSeconds,
    box: part === "backdrop" ? canvasBox(frame) : { x: 100, y: 100, width: 200, height: 200 },
    animations: [],
    kind: "shape",
    shape: "rectangle",
    color: "#123456",
    radius: 0,
  },
});
const of = (layers: Layer[], id: string) => layers.find((layer) => layer.id === id) as ShapeLayer;

describe.each(transitionKinds.map((kind) => [kind] as const))("%s", (kind) => {
  test.each(Object.entries(frames))("begins and ends with the transition's own time, %s", (_, frame) => {
    const template = templateWith(kind);
    const drafts = [shape(frame, "backdrop"), shape(frame, "content")];
    const layers = applyTransitions(drafts, second, template, frame);
    const { beneath, over } = transitionLayers(second, 1, surface, template, frame);
    for (const layer of [...beneath, ...over]) {
      expect(layer.startSeconds).toBe(second.startSeconds);
      expect(layer.endSeconds).toBeCloseTo(second.startSeconds + 0.6);
    }
    const ids = [...beneath, ...layers, ...over].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(of(layers, "scene-1/backdrop").endSeconds).toBe(second.endSeconds);
  });

  test("the first scene needs none", () => {
    const { beneath, over } = transitionLayers(first, 0, surface, templateWith(kind), frames.tall);
    expect([...beneath, ...over]).toEqual([]);
  });
});

test("what is pushed out leaves as far as what comes in travels, and the other way where reading does", () => {
  const way = (frame: typeof frames.tall) => {
    const [layer] = applyTransitions([shape(frame, "backdrop")], second, templateWith("push"), frame);
    return layer!.animations.map((move) => ("from" in move ? [move.property, move.from] : []));
  };
  expect(way(frames.tall)).toEqual([["y", 1920]]);
  expect(way(frames.wide)).toEqual([["x", 1920]]);
  expect(way(frames["right to left"])).toEqual([["x", -1920]]);
});

test("slats leave no gap when they are closed, and the scenes change behind them", () => {
  for (const frame of Object.values(frames)) {
    const template = templateWith("blinds");
    const { over } = transitionLayers(second, 1, surface, template, frame);
    const boxes = over.map(({ box }) => box).sort((one, other) => one.x - other.x || one.y - other.y);
    let reached = 0;
    for (const box of boxes) {
      const from = frame.height > frame.width ? box.y : box.x;
      expect(from).toBeLessThanOrEqual(reached);
      reached = from + (frame.height > frame.width ? box.height : box.width);
    }
    expect(reached).toBeGreaterThanOrEqual(Math.max(frame.width, frame.height));
    const middle = second.startSeconds + 0.3;
    for (const { animations } of over) {
      const closing = animations[0]!;
      expect("endSeconds" in closing && closing.endSeconds).toBeLessThanOrEqual(middle + 1e-9);
    }
    const [layer] = applyTransitions([shape(frame, "backdrop")], second, template, frame);
    expect(layer!.startSeconds).toBeCloseTo(middle);
  }
});

test("an open iris holds the corners, and its background is a plain rectangle from then on", () => {
  const frame = frames.wide;
  const picture: Draft = {
    part: "backdrop",
    layer: {
      ...shape(frame, "backdrop").layer,
      id: "scene-1/picture",
      kind: "picture",
      assetId: "a",
      fit: "cover",
      focusX: 0.5,
      focusY: 0.5,
      radius: 0,
      motion: null,
    } as Layer,
  };
  const layers = applyTransitions([shape(frame, "backdrop"), picture], second, templateWith("iris"), frame);
  const disc = of(layers, "scene-1/backdrop-opening");
  const background = of(layers, "scene-1/backdrop");
  expect(disc.endSeconds).toBe(background.startSeconds);
  expect(background.animations).toEqual([]);
  const { mask } = layers.find(({ id }) => id === "scene-1/picture")!;
  for (const round of [disc.box, mask!.box]) {
    expect(round.width / 2).toBeGreaterThanOrEqual(Math.hypot(960, 540));
    expect([round.x + round.width / 2, round.y + round.height / 2]).toEqual([960, 540]);
  }
});
