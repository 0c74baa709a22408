import { expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { templateOrDefault } from "~/scene/templates/built-in-templates";
import { type AppliedFields, applyBrand, readableColors, removeBrand, showsBrand } from "./apply-brand";
import { applyTheme } from "./resolve/apply-theme";
import { estimateWidthEm } from "./text/estimate-width";

const plain: Storyboard = parseStoryboard({
  version: 3,
  title: "Wool",
  language: "en",
  format: "9:16",
  scenes: ["one", "two"].map((id) => ({
    id,
    role: "hook",
    durationSeconds: 2,
    slots: { headline: { kind: "text", text: "Made slowly" } },
  })),
  templateId: "editorial",
  seed: 1,
  music: null,
});
const logo = { assetId: "logo", ratio: 3, ink: "#101010" };
const brand: AppliedFields = {
  ...newBrand,
  id: "norrland",
  logos: { light: null, dark: logo, mark: null },
  colors: [
    { role: "background", color: "#f3eee4" },
    { role: "accent", color: "#c8502d" },
    { role: "accent", color: "#00ff00" },
    { role: "secondary", color: "#123456" },
  ],
  typefaces: { headline: { family: "Fraunces Variable" }, body: null },
  radius: 12,
  callToAction: "Shop at norrland.example",
};

test("a brand gives its look, its logo and its call to action, and the storyboard stays valid", () => {
  const { storyboard } = applyBrand(plain, brand);
  expect(parseStoryboard(storyboard)).toEqual(storyboard);
  expect(storyboard.style).toMatchObject({
    background: "#f3eee4",
    headlineFamily: "Fraunces Variable",
    radius: 12,
  });
  expect(storyboard.brand).toEqual({
    brandId: "norrland",
    logos: brand.logos,
    logo: { corner: "top-start", scenes: "all" },
  });
  expect(storyboard.scenes[1]?.slots.action).toEqual({ kind: "text", text: "Shop at norrland.example" });
  expect(storyboard.scenes[0]).toEqual(plain.scenes[0]);
});

test("a colour that cannot be read is moved, and it is said which and why", () => {
  const colors = [
    { role: "background", color: "#ffffff" },
    { role: "text", color: "#cccccc" },
    { role: "accent", color: "#0033aa" },
  ] as const;
  const { colors: read, repairs } = readableColors({ colors: [...colors] });
  expect(repairs).toHaveLength(1);
  expect(repairs[0]).toMatchObject({ role: "text", from: "#cccccc", against: "#ffffff" });
  expect(repairs[0]!.contrast).toBeLessThan(2);
  expect(contrastRatio(repairs[0]!.to, "#ffffff")).toBeGreaterThanOrEqual(AA_TEXT);
  expect(read).toEqual({ background: "#ffffff", text: repairs[0]!.to, accent: "#0033aa" });
});

test("another brand leaves nothing of the first; without one the look is the template's", () => {
  const first = applyBrand(plain, brand).storyboard;
  const second = applyBrand(first, {
    ...newBrand,
    id: "other",
    colors: [{ role: "text", color: "#222222" }],
  });
  expect(second.storyboard.style).toEqual({ text: "#222222" });
  expect(second.storyboard.brand).toEqual({ brandId: "other", logos: newBrand.logos });
  const none = removeBrand(first);
  expect(none.style).toBeUndefined();
  expect(none.brand).toBeUndefined();
  expect(removeBrand(plain)).toBe(plain);
});

test("a video tells whether it looks as its brand does now, whatever its words", () => {
  const { storyboard } = applyBrand(plain, brand);
  const reworded = { ...storyboard, scenes: plain.scenes };
  expect(showsBrand(reworded, brand)).toBe(true);
  expect(showsBrand(reworded, { ...brand, radius: 24 })).toBe(false);
  expect(showsBrand(reworded, { ...brand, endCard: { show: true, text: "" } })).toBe(false);
});

test("a typeface of the brand's own is drawn from its file, and what stands in is laid out as wide", () => {
  const file = { assetId: "typeface", family: "Acme", width: 1.3, licence: "bought" as const };
  const typefaces = { headline: { family: "Fraunces Variable", file }, body: null };
  const { storyboard } = applyBrand(plain, { ...brand, typefaces });
  expect(parseStoryboard(storyboard)).toEqual(storyboard);
  expect(storyboard.brand?.typefaces).toEqual([
    { assetId: "typeface", family: "Acme", width: 1.3, standIn: "Fraunces Variable" },
  ]);
  const { title } = applyTheme(templateOrDefault("minimal"), storyboard).template.textStyles;
  expect(title.font).toMatchObject({ family: "own:typeface", widthOfFallback: 1.3 });
  expect(title.font).toHaveProperty(["fallbacks", 0], "Fraunces Variable");
  const standIn = { ...title.font, family: "Fraunces Variable", widthOfFallback: undefined };
  expect(estimateWidthEm("Words", title.font)).toBeCloseTo(1.3 * estimateWidthEm("Words", standIn));
  expect(removeBrand(storyboard).style?.headlineFamily).toBeUndefined();
});
