import { expect, test } from "vitest";
import { putElement } from "~/scene/edit-parts";
import type { Element } from "~/scene/element";
import { resolveComposition } from "~/scene/resolve-composition";
import { contentDocument } from "../../../tests/fakes/content-fields";
import { filmsOf } from "./films";

const { storyboard } = contentDocument("ada");
const clip: Element = {
  content: {
    kind: "clip",
    assetId: "oven",
    alt: "",
    focusX: 0.5,
    focusY: 0.5,
    fit: "cover",
    trimStartSeconds: 1,
    trimEndSeconds: null,
    speed: 1,
    loop: false,
    gain: 1,
  },
  start: { to: "start", seconds: 0.5 },
  end: { to: "end", seconds: 0 },
  placement: { centerX: 0.5, centerY: 0.5, width: 0.5, height: 0.25 },
  rotationDegrees: 20,
  mask: { shape: "ellipse", x: 0, y: 0, width: 1, height: 1 },
};
const filmsWith = (element: Element) => {
  const edited = putElement(storyboard, "one", "clip", element);
  return filmsOf(edited, resolveComposition(edited));
};

test("a clip that is a part has a film of its own: the clip alone, upright and whole, while it is there", () => {
  const film = filmsWith(clip).get("element/one/clip");
  expect(film).toMatchObject({ of: clip, startSeconds: 0.5 });
  const { width, height, layers } = film!.composition;
  expect(width / height).toBeCloseTo(2);
  expect(layers).toMatchObject([{ kind: "clip", assetId: "oven", animations: [], box: { x: 0, y: 0 } }]);
  expect(layers[0]).not.toHaveProperty("mask");
});

test("every scene has one, of all that it shows; what is hidden or no clip has none", () => {
  expect([...filmsWith({ ...clip, isHidden: true }).keys()]).toEqual(["scene/one", "scene/two"]);
  const star: Element = { ...clip, content: { kind: "shape", shape: "star" } };
  expect(filmsWith(star).has("element/one/clip")).toBe(false);
  expect(filmsWith(star).get("scene/two")?.composition.layers.length).toBeGreaterThan(1);
});
