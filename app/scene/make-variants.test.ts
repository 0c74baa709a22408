import { expect, test } from "vitest";
import { makeVariants, variantName } from "~/scene/make-variants";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";
import { templateStyles } from "~/scene/templates/template";
import { variantOrigin } from "~/scene/variant-origin";

const roles = ["hook", "point", "point", "proof", "offer", "action"] as const;
const scenes = roles.map((role, index) => ({
  id: `scene-${index}`,
  role,
  slots: { headline: { kind: "text" as const, text: `Headline ${index}` } },
  durationSeconds: 3,
}));
const origin = { templateId: "bold", seed: 7 };
const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes,
  ...origin,
  music: { bedId: templateOrDefault("bold").musicBedId, gain: 0.4 },
};

test("the first is the video as it began, and all say the same", () => {
  const variants = makeVariants(storyboard, 8, origin);
  expect(variants[0]).toEqual(storyboard);
  for (const variant of variants) {
    expect(new Set(variant.scenes)).toEqual(new Set(scenes));
    expect([variant.scenes[0]?.role, variant.scenes.at(-1)?.role]).toEqual(["hook", "action"]);
    expect(variant.format).toBe(storyboard.format);
    expect(variant.music?.gain).toBe(0.4);
  }
});

test("six variants are of six styles, and no two of many share a name", () => {
  for (const seed of [1, 2, 3]) {
    const variants = makeVariants({ ...storyboard, seed }, builtInTemplates.length * 2, { ...origin, seed });
    const styles = variants.slice(0, 6).map(({ templateId }) => templateOrDefault(templateId).style);
    expect(new Set(styles).size).toBe(templateStyles.length);
    const once = variants.slice(0, builtInTemplates.length).map(({ templateId }) => templateId);
    expect(new Set(once).size).toBe(builtInTemplates.length);
    expect(new Set(variants.map((variant) => variantName(variant))).size).toBe(variants.length);
  }
});

test("the set is the same whichever of them the video is now, after a reload too", () => {
  const variants = makeVariants(storyboard, 9, origin);
  for (const chosen of variants) {
    const stored = JSON.parse(JSON.stringify(chosen)) as Storyboard;
    expect(makeVariants(stored, 9, origin)).toEqual(variants);
  }
});

test("asking for more does not change the first ones", () => {
  expect(makeVariants(storyboard, 9).slice(0, 4)).toEqual(makeVariants(storyboard, 4));
  expect(makeVariants(storyboard, 0)).toEqual([]);
});

test("the parts are told in several orders, but an order somebody made stays", () => {
  const orders = makeVariants(storyboard, 6).map(({ scenes: told }) => told.map(({ role }) => role).join());
  expect(new Set(orders).size).toBe(3);
  const own = { ...storyboard, scenes: [scenes[3]!, scenes[0]!, scenes[5]!, scenes[1]!] };
  for (const variant of makeVariants(own, 6)) expect(variant.scenes).toEqual(own.scenes);
});

test("music goes with the template unless it was chosen, and silence stays silence", () => {
  const [, second] = makeVariants(storyboard, 2);
  expect(second?.music?.bedId).toBe(templateOrDefault(second!.templateId).musicBedId);
  const chosen = { ...storyboard, music: { bedId: "someone-s-own", gain: 0.4 } };
  for (const variant of makeVariants(chosen, 4)) expect(variant.music).toEqual(chosen.music);
  for (const variant of makeVariants({ ...storyboard, music: null }, 4)) expect(variant.music).toBeNull();
});

test("a brand's colours stay, a palette chosen by name belongs to its template", () => {
  const style = { accent: "#0a5c38", paletteId: "volt" };
  for (const variant of makeVariants({ ...storyboard, style }, 4)) {
    expect(variant.style).toEqual({ accent: "#0a5c38" });
  }
});

test("a work without a brief has an origin of its own", () => {
  const content = { id: "content-1", brief: null, recipe: null };
  expect(variantOrigin(content)).toEqual(variantOrigin(content));
  expect(variantOrigin({ ...content, id: "content-2" }).seed).not.toBe(variantOrigin(content).seed);
  expect(variantOrigin({ ...content, recipe: { seed: 5 }, brief: { tone: "playful" } }).seed).toBe(5);
  const brief = { tone: "playful", templateId: "night" } as const;
  expect(variantOrigin({ ...content, brief }).templateId).toBe("night");
});
