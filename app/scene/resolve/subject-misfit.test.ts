import { expect, test } from "vitest";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { pictureContent } from "~/scene/media-of-asset";
import type { Scene } from "~/scene/storyboard";
import { subjectMisfit } from "./subject-misfit";

const box = { x: 0.3, y: 0.4, width: 0.4, height: 0.3 };
const sceneWith = (areas: Parameters<typeof pictureContent>[0]["areas"]): Scene => ({
  id: "scene",
  role: "point",
  durationSeconds: 3,
  slots: {
    headline: { kind: "text", text: "Since 1987" },
    picture: pictureContent({ assetId: "a", alt: "", ...(areas && { areas }) }),
  },
});
const layoutOf = (name: string) => builtInLayouts.find(({ id }) => id === name)!;
const loupe = layoutOf("loupe");

test("what was drawn is not looked at from near; a photograph may be", () => {
  expect(subjectMisfit(loupe, sceneWith({ box, textBox: null, ratio: 9 / 16 }), "9:16")).toBeGreaterThan(30);
  expect(subjectMisfit(loupe, sceneWith(undefined), "9:16")).toBe(0);
});

test("colour alone is shown large, and no drawn picture blurred alone", () => {
  const field = sceneWith({ box: null, textBox: null, ratio: 1 });
  const drawn = sceneWith({ box, textBox: null, ratio: 1 });
  for (const name of ["loupe", "spotlight", "phone"])
    expect(subjectMisfit(layoutOf(name), field, "1:1"), name).toBeGreaterThan(30);
  expect(subjectMisfit(layoutOf("cover"), field, "1:1")).toBe(0);
  expect(subjectMisfit(layoutOf("blurred"), drawn, "1:1")).toBeGreaterThan(50);
});

test("the less of the scene a layout gives to colour alone, the less it suits it", () => {
  const field = sceneWith({ box: null, textBox: null, ratio: 1 });
  const costs = ["cover", "split", "inset"].map((name) => subjectMisfit(layoutOf(name), field, "1:1"));
  expect(costs[0]).toBe(0);
  expect(costs[1]).toBeGreaterThan(40);
  expect(costs[2]).toBeGreaterThan(costs[1]! + 20);
});

test("words need more of a canvas that is nearly square", () => {
  const scene = sceneWith({
    box: { x: 0.15, y: 0.4, width: 0.7, height: 0.4 },
    textBox: null,
    ratio: 9 / 16,
  });
  const body = { kind: "text" as const, text: "Open from seven in the morning" };
  const told = { ...scene, slots: { ...scene.slots, body } };
  expect(subjectMisfit(layoutOf("cover"), told, "9:16")).toBeLessThan(5);
  expect(subjectMisfit(layoutOf("cover"), told, "1:1")).toBeGreaterThan(20);
});
