import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { presentPlace, templatesOffered, variantOf, variantsFrom, withVariant } from "./variants.ts";

const scene = (id: string) => ({ id, role: "point" as const, slots: {}, durationSeconds: 3 });
const storyboard: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), scene("b"), scene("c")],
  templateId: "bold",
  seed: 7,
  style: { accent: "#aa3300" },
  music: null,
};

test("six variants, the first as it began, and each stays where it is while another one is tried", () => {
  const origin = { templateId: "bold", seed: 7 };
  const variants = variantsFrom(storyboard, origin, builtInLibrary);
  expect(new Set(variants.map(({ name }) => name)).size).toBe(6);
  expect(presentPlace(variants, storyboard)).toBe(0);
  const tried = withVariant(storyboard, variantOf(variants[3]!.storyboard));
  expect(presentPlace(variants, tried)).toBe(3);
  expect(variantsFrom(tried, origin, builtInLibrary)).toEqual(variants);
});

test("a variant brings its order back, unless there are scenes it does not know", () => {
  const turned = { ...storyboard, scenes: storyboard.scenes.toReversed() };
  const ids = ({ scenes }: Storyboard) => scenes.map(({ id }) => id).join("");
  expect(ids(withVariant(turned, variantOf(storyboard)))).toBe("abc");
  const grown = { ...turned, scenes: [...turned.scenes, scene("d")] };
  expect(ids(withVariant(grown, variantOf(storyboard)))).toBe("cbad");
  const { style: _, ...plain } = storyboard;
  expect("style" in withVariant(storyboard, variantOf(plain))).toBe(false);
});

test("the template a video is in is offered as the video is, whatever was changed about it", () => {
  const origin = { templateId: "bold", seed: 7 };
  const variants = variantsFrom(storyboard, origin, builtInLibrary);
  const { templateId } = variants[2]!.storyboard;
  const recoloured = { ...storyboard, templateId, style: { accent: "#00aa33" } };
  const offered = templatesOffered(recoloured, origin, builtInLibrary);
  expect([offered.length, presentPlace(offered, recoloured)]).toEqual([6, 2]);
  expect(offered[2]!.storyboard).toBe(recoloured);

  const others = [...builtInLibrary.templates.keys()];
  const rare = others.find((id) => variants.every((variant) => variant.storyboard.templateId !== id))!;
  const inRare = { ...storyboard, templateId: rare };
  const withRare = templatesOffered(inRare, origin, builtInLibrary);
  expect([withRare.length, presentPlace(withRare, inRare)]).toEqual([7, 6]);
  expect(withRare.slice(0, 6)).toEqual(variantsFrom(inRare, origin, builtInLibrary));
});
