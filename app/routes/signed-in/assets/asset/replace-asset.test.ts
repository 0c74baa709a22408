import { expect, test } from "vitest";
import { scenesWith } from "~/scene/scenes-with";
import type { Storyboard } from "~/scene/storyboard";
import { contentDocument } from "../../../../../tests/fakes/content-fields.ts";
import { replaceAsset } from "./replace-asset.ts";

const picture = { kind: "picture", assetId: "cup", alt: "A cup", focusX: 0.2, focusY: 0.8 } as const;
const clip = {
  ...picture,
  kind: "clip",
  trimStartSeconds: 4,
  trimEndSeconds: 9,
  speed: 1,
  loop: true,
  gain: 0,
} as const;
const base = contentDocument("ada").storyboard as Storyboard;
const scene = base.scenes[0]!;
const storyboard: Storyboard = {
  ...base,
  scenes: [
    { ...scene, id: "1", slots: { ...scene.slots, picture } },
    { ...scene, id: "2", slots: { headline: { kind: "text", text: "cup" } } },
    {
      ...scene,
      id: "3",
      slots: { picture: clip },
      voice: { assetId: "cup", durationSeconds: 2, words: [], text: "" },
    },
  ],
};

test("an asset is found in pictures, clips and voices", () => {
  expect(scenesWith(storyboard, "cup")).toEqual([0, 2]);
  expect(scenesWith(storyboard, "other")).toEqual([]);
});

test("another asset takes its place, and all else stays", () => {
  const replaced = replaceAsset(storyboard, "cup", { id: "mug", alt: "A mug", durationSeconds: 20 });
  expect(scenesWith(replaced, "cup")).toEqual([]);
  expect(scenesWith(replaced, "mug")).toEqual([0, 2]);
  expect(replaced.scenes[0]!.slots.picture).toEqual({ ...picture, assetId: "mug", alt: "A mug" });
  expect(replaced.scenes[1]).toBe(storyboard.scenes[1]);
  expect(replaceAsset(replaced, "mug", { id: "cup", alt: "A cup" })).toEqual(storyboard);
});

test("a clip that ends before the cut is shown from its start", () => {
  const replaced = replaceAsset(storyboard, "cup", { id: "mug", alt: "", durationSeconds: 5 });
  expect(replaced.scenes[2]!.slots.picture).toMatchObject({
    trimStartSeconds: 0,
    trimEndSeconds: null,
    alt: "A cup",
  });
});
