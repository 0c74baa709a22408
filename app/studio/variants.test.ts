import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { isSameVariant, variantOf, variantsFrom, withVariant } from "./variants.ts";

const scene = (id: string) => ({ id, role: "point" as const, slots: {}, durationSeconds: 3 });
const storyboard: Storyboard = {
  version: 2,
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
  expect(isSameVariant(variants[0]!.storyboard, storyboard)).toBe(true);
  const tried = withVariant(storyboard, variantOf(variants[3]!.storyboard));
  expect(isSameVariant(tried, variants[3]!.storyboard)).toBe(true);
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
