import { expect, test } from "vitest";
import { neededPictureSize } from "~/media/needed-picture-size";
import type { Composition, Layer } from "~/scene/composition";
import { partAround } from "./part-around.ts";

const bold = { family: "Inter Variable", weight: 700, style: "normal" } as const;
const light = { family: "Inter Variable", weight: 300, style: "normal" } as const;

function layer(kind: "picture" | "text", startSeconds: number, endSeconds: number, extra: object): Layer {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  return {
    kind,
    id: `${kind}-${startSeconds}`,
    startSeconds,
    endSeconds,
    box,
    animations: [],
    ...extra,
  } as unknown as Layer;
}

const composition: Composition = {
  width: 10,
  height: 10,
  durationSeconds: 6,
  language: "en",
  background: "#000000",
  layers: [
    layer("picture", 0, 2.2, { assetId: "one" }),
    {
      ...layer("text", 0, 2, {}),
      kind: "group",
      layers: [layer("text", 0, 2, { font: bold, text: "a" })],
    } as Layer,
    layer("picture", 2, 4.2, { assetId: "two" }),
    layer("text", 2, 4, { font: light, text: "b" }),
    layer("picture", 4, 6, { assetId: "two" }),
  ],
  fonts: [bold, light],
  pictureIds: ["one", "two"],
  clipIds: [],
  sound: null,
  cues: [],
  sceneStartsSeconds: [0, 2, 4],
};

test("the opening needs the media and fonts of the first scene alone", () => {
  const part = partAround(composition, 0.7);
  expect(part?.untilSeconds).toBe(2);
  expect(part?.composition.pictureIds).toEqual(["one"]);
  expect(part?.composition.fonts).toEqual([bold]);
  expect(part?.composition.layers).toHaveLength(2);
  expect(part?.composition.durationSeconds).toBe(6);
});

test("in the middle, what still stands of the scene before belongs to it", () => {
  const part = partAround(composition, 2.1);
  expect(part?.untilSeconds).toBe(4);
  expect(part).toMatchObject({
    untilSeconds: 4,
    composition: { pictureIds: ["one", "two"], fonts: [light] },
  });
  expect(partAround(composition, 5)).toMatchObject({ untilSeconds: 6, composition: { pictureIds: ["two"] } });
});

test("where the rest needs nothing more there is no part", () => {
  const [first] = composition.layers;
  if (!first) throw new Error("no layer");
  const short = { ...composition, layers: [first], fonts: [], pictureIds: ["one"], sceneStartsSeconds: [0] };
  expect(partAround(short, 0)).toBeNull();
});

test("a picture that is larger later is wanted as large at once: it is loaded and decoded once", () => {
  const large = layer("picture", 4, 6, { assetId: "one", fit: "cover", motion: null });
  const grouped = { ...layer("text", 4, 6, {}), kind: "group", layers: [large] } as Layer;
  const natural = { width: 100, height: 100 };
  const small = { ...large, startSeconds: 0, endSeconds: 2, box: { x: 0, y: 0, width: 3, height: 3 } };
  for (const later of [large, grouped]) {
    const whole = { ...composition, layers: [small, ...composition.layers.slice(2, 4), later] };
    const part = partAround(whole, 0)?.composition;
    expect(part?.pictureIds).toEqual(["one"]);
    expect(neededPictureSize(part ?? whole, "one", natural)).toEqual({ width: 10, height: 10 });
  }
});
