import { expect, test } from "vitest";
import { contentOf, exchangeMedia } from "./edit-content";
import { putElement } from "./edit-parts";
import type { Element } from "./element";
import type { Storyboard } from "./storyboard";

const storyboard: Storyboard = {
  ...{
    version: 3,
    title: "Bread",
    language: "en",
    format: "9:16",
    templateId: "minimal",
    seed: 1,
    music: null,
  },
  scenes: [{ id: "one", role: "point", durationSeconds: 3, slots: {} }],
};
const picture = { kind: "picture", assetId: "loaf", alt: "A loaf", focusX: 0.5, focusY: 0.5 } as const;
const added: Element = {
  content: { ...picture, fit: "contain" },
  start: { to: "start", seconds: 0 },
  end: { to: "end", seconds: 0 },
  placement: { centerX: 0.5, centerY: 0.2, width: 0.4, height: 0.3 },
};
const target = { kind: "element", sceneId: "one", id: "a" } as const;

test("a clip in place of an added picture stands where that stood, and in its frame as that did", () => {
  const before = putElement(storyboard, "one", "a", added);
  const clip = { trimStartSeconds: 0, trimEndSeconds: null, speed: 1, loop: true, gain: 0 };
  const exchanged = exchangeMedia(before, target, {
    ...picture,
    ...{ ...clip, kind: "clip", assetId: "oven", fit: "cover" },
  });
  expect(contentOf(exchanged, target)).toMatchObject({ kind: "clip", assetId: "oven", fit: "contain" });
  expect(exchanged.scenes[0]?.elements?.a).toMatchObject({ placement: added.placement });
});
