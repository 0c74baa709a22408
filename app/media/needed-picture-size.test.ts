import { expect, test } from "vitest";
import type { Composition, PictureLayer } from "~/scene/composition";
import { neededPictureSize } from "./needed-picture-size.ts";

function compositionWith(layers: Partial<PictureLayer>[]): Composition {
  const base: PictureLayer = {
    kind: "picture",
    id: "picture",
    assetId: "photo",
    startSeconds: 0,
    endSeconds: 2,
    box: { x: 0, y: 0, width: 1080, height: 1920 },
    animations: [],
    fit: "cover",
    focusX: 0.5,
    focusY: 0.5,
    radius: 0,
    motion: null,
  };
  return {
    width: 1080,
    height: 1920,
    durationSeconds: 2,
    language: "en",
    background: "#000",
    layers: layers.map((layer) => ({ ...base, ...layer })),
    fonts: [],
    pictureIds: ["photo"],
    sound: null,
    clipIds: [],
    cues: [],
    sceneStartsSeconds: [0],
  };
}

test("a huge photo is reduced to what covers its box", () => {
  expect(neededPictureSize(compositionWith([{}]), "photo", { width: 6000, height: 8000 })).toEqual({
    width: 1440,
    height: 1920,
  });
});

test("the largest use counts, with the closest point of its motion", () => {
  const small = { box: { x: 0, y: 0, width: 100, height: 100 } };
  const close = { motion: { fromScale: 1, toScale: 1.5, panX: 0, panY: 0 } };
  const size = neededPictureSize(compositionWith([small, close]), "photo", { width: 6000, height: 8000 });
  expect(size).toEqual({ width: 2160, height: 2880 });
});

test("a picture near the needed size, and one no layer shows, stay as they are", () => {
  expect(neededPictureSize(compositionWith([{}]), "photo", { width: 1200, height: 2000 })).toBeNull();
  expect(neededPictureSize(compositionWith([{}]), "other", { width: 6000, height: 8000 })).toBeNull();
});
