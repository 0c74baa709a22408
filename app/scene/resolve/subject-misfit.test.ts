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
const loupe = builtInLayouts.find(({ id }) => id === "loupe")!;

test("what was drawn is not looked at from near; a photograph may be", () => {
  expect(subjectMisfit(loupe, sceneWith({ box, textBox: null, ratio: 9 / 16 }), "9:16")).toBeGreaterThan(30);
  expect(subjectMisfit(loupe, sceneWith(undefined), "9:16")).toBe(0);
});
