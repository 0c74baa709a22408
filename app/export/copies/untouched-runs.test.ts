import { expect, test } from "vitest";
import { untouchedRuns } from "~/export/copies/untouched-runs";
import type { Animation, ClipLayer, Composition, Layer } from "~/scene/composition";

const clip: ClipLayer = {
  id: "clip",
  kind: "clip",
  assetId: "clip",
  startSeconds: 1,
  endSeconds: 3,
  box: { x: 0, y: 0, width: 320, height: 240 },
  animations: [],
  fit: "cover",
  focusX: 0.5,
  focusY: 0.5,
  radius: 0,
  trimStartSeconds: 0,
  trimEndSeconds: null,
  speed: 1,
  loop: false,
};
const card = (startSeconds: number, endSeconds: number): Layer => ({
  id: "card",
  kind: "shape",
  shape: "rectangle",
  startSeconds,
  endSeconds,
  box: { x: 10, y: 10, width: 20, height: 20 },
  radius: 0,
  color: "#ffffff",
  animations: [],
});

function runsOf(layers: Layer[]): [number, number][] {
  const composition: Composition = {
    width: 320,
    height: 240,
    durationSeconds: 4,
    language: "en",
    background: "#000000",
    layers,
    fonts: [],
    pictureIds: [],
    clipIds: ["clip"],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
  return untouchedRuns(composition, 10, 40).map(({ startFrame, endFrame }) => [startFrame, endFrame]);
}

test("a clip that fills the frame, and what lies under it", () => {
  expect(runsOf([card(0, 4), clip])).toEqual([[10, 30]]);
});

test("not while something lies over it", () => {
  expect(runsOf([clip, card(1.5, 2)])).toEqual([
    [10, 15],
    [20, 30],
  ]);
});

test("not while it comes in", () => {
  const fade: Animation = {
    property: "opacity",
    from: 0,
    to: 1,
    startSeconds: 1,
    endSeconds: 1.5,
    easing: "linear",
  };
  expect(runsOf([{ ...clip, animations: [fade] }])).toEqual([[15, 30]]);
});

test.each<[string, Partial<ClipLayer>]>([
  ["blurred", { blur: 4 }],
  ["rounded", { radius: 4 }],
  ["faster", { speed: 2 }],
  ["faster for a while", { speedRamp: [{ atSeconds: 0, speed: 2 }] }],
  ["frozen", { freezes: [{ atSeconds: 0.5, forSeconds: 1 }] }],
  ["mirrored", { flipX: true }],
  ["cropped", { crop: { left: 0, top: 0, right: 0.1, bottom: 0 } }],
  ["keyed", { chromaKey: { color: "#00ff00", similarity: 0.4, smoothness: 0.1, spill: 0.5 } }],
  ["blended", { blend: "multiply" }],
  ["smaller", { box: { ...clip.box, width: 319 } }],
  ["masked", { mask: { shape: "ellipse", box: clip.box, radius: 0, animations: [] } }],
  ["shadowed", { shadow: { color: "#000000", blur: 2, x: 0, y: 0 } }],
])("never one that is %s", (_what, change) => {
  expect(runsOf([{ ...clip, ...change }])).toEqual([]);
});
