import { expect, test } from "vitest";
import { makeVariants } from "~/scene/make-variants";
import { paletteOf } from "~/scene/resolve/scene-look";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";

const storyboard: Storyboard = {
  version: 2,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [
    { id: "a", role: "hook", slots: { headline: { kind: "text", text: "Hello" } }, durationSeconds: 3 },
  ],
  templateId: "bold",
  seed: 7,
  music: { bedId: "quiet-glass", gain: 0.4 },
};
const lookOf = ({ templateId, seed }: Storyboard) =>
  `${templateId}/${paletteOf(templateOrDefault(templateId), seed).id}`;

test("the first is the storyboard itself and all say the same", () => {
  const variants = makeVariants(storyboard, 8);
  expect(variants[0]).toBe(storyboard);
  for (const variant of variants) {
    expect(variant.scenes).toBe(storyboard.scenes);
    expect(variant.format).toBe(storyboard.format);
    expect(variant.music?.gain).toBe(0.4);
  }
});

test("every template comes before any comes twice, and no look comes twice while there are others", () => {
  const variants = makeVariants(storyboard, 10);
  const first = variants.slice(0, builtInTemplates.length).map((variant) => variant.templateId);
  expect(new Set(first).size).toBe(builtInTemplates.length);
  expect(new Set(variants.map(lookOf)).size).toBe(10);
});

test("asking for more does not change the first ones", () => {
  expect(makeVariants(storyboard, 9).slice(0, 4)).toEqual(makeVariants(storyboard, 4));
  expect(makeVariants(storyboard, 0)).toEqual([]);
});

test("music goes with the template, and silence stays silence", () => {
  const [, second] = makeVariants(storyboard, 2);
  expect(second?.music?.bedId).toBe(templateOrDefault(second!.templateId).musicBedId);
  for (const variant of makeVariants({ ...storyboard, music: null }, 4)) expect(variant.music).toBeNull();
});
