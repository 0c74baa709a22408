import { expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { formats } from "~/domain/video/format";
import { platforms } from "~/domain/video/platform";
import { type AppliedFields, applyBrand } from "~/scene/apply-brand";
import type { Box, Composition, Layer } from "~/scene/composition";
import { contrastRatio } from "~/scene/contrast";
import { safeInsets, sizeOfFormat } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { boxesOverlap } from "~/scene/resolve/frame";
import { AA_GRAPHIC } from "~/scene/resolve/logo-ground";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

const inks = { "logo-light": "#ffffff", "logo-dark": "#101010", mark: "#c8502d" };
const brand: AppliedFields = {
  ...newBrand,
  id: "brand",
  logos: {
    light: { assetId: "logo-light", ratio: 4, ink: inks["logo-light"] },
    dark: { assetId: "logo-dark", ratio: 3, ink: inks["logo-dark"] },
    mark: { assetId: "mark", ratio: 1, ink: inks.mark },
  },
};
const subject = { box: { x: 0.3, y: 0.1, width: 0.4, height: 0.7 }, textBox: null, ratio: 0.8 };
const text = (value: string) => ({ kind: "text", text: value }) as const;
const picture = (assetId: string, areas?: typeof subject) =>
  ({ kind: "picture", assetId, alt: "", focusX: 0.5, focusY: 0.45, ...(areas && { areas }) }) as const;

/** One scene for each layout, with something in every slot. */
function everyLayout(areas?: typeof subject): Scene[] {
  return builtInLayouts.map(
    (layout): Scene => ({
      id: layout.id,
      role: layout.roles[0]!,
      durationSeconds: 3,
      layoutId: layout.id,
      slots: {
        label: text("New in autumn"),
        headline: text("Made slowly, worn for years by people who like it"),
        body: text(
          layout.slots.body?.kind === "list" ? "Wool | £9\nLinen | £7\nSilk | £12" : "From 41 growers.",
        ),
        action: text("Order at example.com"),
        icon: { kind: "icon", name: "leaf" },
        figure: { kind: "number", value: 48, from: 0, decimals: 0, unit: null },
        picture: picture("a", areas),
        "picture-2": picture("b"),
        "picture-3": picture("c"),
      },
    }),
  );
}

function storyboardOf(changes: Partial<Storyboard>): Storyboard {
  return {
    version: 3,
    title: "Logos",
    language: "en",
    format: "9:16",
    scenes: everyLayout(),
    templateId: "editorial",
    seed: 1,
    music: null,
    ...changes,
  };
}

const sceneLayers = ({ layers }: Composition, sceneIndex: number) =>
  layersWithin(layers).filter((layer) => layer.sceneIndex === sceneIndex);
const logoIn = (layers: readonly Layer[]) => layers.find(({ id }) => id.endsWith("/brand-logo"));
const isText = ({ kind, id }: Layer) => ["text", "counter"].includes(kind) && !id.includes("/header");

/** One template for each way the margin above the texts is used. */
const templates = [...new Map(builtInTemplates.map((template) => [template.header, template.id])).values()];

/** Bands of running words reach across the canvas, at every height where a logo may stand. */
const crossed = new Set(["ticker"]);

test.each(formats.flatMap((format) => templates.map((templateId) => [format, templateId] as const)))(
  "in every layout the logo stands in the safe area, clear of words: %s, %s",
  (format, templateId) => {
    for (const platform of [undefined, ...platforms]) {
      const plain = storyboardOf({ format, templateId, ...(platform && { platform }) });
      const composition = resolveComposition(applyBrand(plain, brand).storyboard);
      const { width, height } = sizeOfFormat(format);
      const insets = safeInsets(format, platform);
      const unsafe: string[] = [];
      for (const [index, { id }] of plain.scenes.entries()) {
        const layers = sceneLayers(composition, index);
        const box = logoIn(layers)?.box;
        const isInside =
          box !== undefined &&
          box.x >= insets.left * width - 1 &&
          box.y >= insets.top * height - 1 &&
          box.x + box.width <= (1 - insets.right) * width + 1 &&
          box.y + box.height <= (1 - insets.bottom) * height + 1;
        if (!isInside) unsafe.push(`${id} outside`);
        const onText = layers.find((layer) => isText(layer) && box && boxesOverlap(layer.box, box));
        if (onText && !crossed.has(id)) unsafe.push(`${id} on ${onText.id}`);
      }
      expect(unsafe).toEqual([]);
      if (format !== "9:16") break;
    }
  },
);

test("the logo reads on what lies beneath, or something is laid under it", () => {
  const used = new Set<string>();
  for (const templateId of templates) {
    const composition = resolveComposition(applyBrand(storyboardOf({ templateId }), brand).storyboard);
    for (const [index, scene] of composition.sceneStartsSeconds.entries()) {
      const layers = sceneLayers(composition, index);
      const logo = logoIn(layers);
      if (logo?.kind !== "picture") throw new Error(`Scene ${scene} has no logo.`);
      used.add(logo.assetId);
      const below = layers.slice(0, layers.indexOf(logo)).findLast(({ box }) => boxesOverlap(box, logo.box));
      if (below?.kind !== "shape" || !holds(below.box, logo.box) || below.shape !== "rectangle") continue;
      if (below.color.startsWith("#")) {
        const ink = inks[logo.assetId as keyof typeof inks];
        expect(contrastRatio(ink, below.color)).toBeGreaterThanOrEqual(AA_GRAPHIC);
      }
    }
  }
  expect([...used].sort()).toEqual(["logo-dark", "logo-light"]);
});

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

test("a logo of one ink has a plate where it does not read, and none where it does", () => {
  const platesOn = (background: string) => {
    const colors = [{ role: "background" as const, color: background }];
    const logos = { light: null, dark: brand.logos.dark, mark: null };
    const scenes = everyLayout().filter(({ id }) => id === "statement");
    const branded = applyBrand(storyboardOf({ scenes }), { ...brand, colors, logos }).storyboard;
    return resolveComposition(branded).layers.filter(({ id }) => id.endsWith("/brand-plate")).length;
  };
  expect(platesOn("#111111")).toBe(1);
  expect(platesOn("#fafafa")).toBe(0);
});

test("the logo leaves the subject of a picture clear where another corner is free", () => {
  const atCorner = { ...subject, box: { x: 0.02, y: 0.02, width: 0.4, height: 0.3 } };
  const logoWith = (areas?: typeof subject) => {
    const scenes = everyLayout(areas).filter(({ id }) => id === "card");
    const { storyboard } = applyBrand(storyboardOf({ scenes, format: "1:1" }), brand);
    return logoIn(resolveComposition(storyboard).layers)!.box;
  };
  expect(logoWith(atCorner).x).toBeGreaterThan(logoWith().x);
});

test("a logo of the last scene alone leaves the others as they were", () => {
  const scenes = everyLayout().slice(0, 3);
  const plain = storyboardOf({ scenes });
  const last = { ...brand, logoPlace: { corner: "top-start", scenes: "last" } } as const;
  const branded = resolveComposition(applyBrand(plain, last).storyboard);
  const before = resolveComposition(plain);
  expect([0, 1, 2].map((index) => logoIn(sceneLayers(branded, index)) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  expect(sceneLayers(branded, 0)).toEqual(sceneLayers(before, 0));
});

test("the watermark is seen through, in every scene", () => {
  const watermark = { show: true, corner: "bottom-end", opacity: 0.4 } as const;
  const scenes = everyLayout().slice(0, 4);
  const composition = resolveComposition(
    applyBrand(storyboardOf({ scenes }), { ...brand, watermark }).storyboard,
  );
  const marks = composition.layers.filter(({ id }) => id.endsWith("/brand-watermark"));
  expect(marks).toHaveLength(4);
  for (const { animations } of marks) {
    expect(animations).toContainEqual(expect.objectContaining({ property: "opacity", from: 0.4, to: 0.4 }));
  }
});

test("an end card comes after the last scene, with the logo that reads on it and the disclaimer", () => {
  const scenes = everyLayout().slice(0, 2);
  const plain = storyboardOf({ scenes });
  const endCard = { show: true, text: "acme.example" };
  const colors = [{ role: "background" as const, color: "#101418" }];
  const applied = applyBrand(plain, { ...brand, endCard, colors, disclaimer: "Terms apply." }).storyboard;
  const [before, after] = [resolveComposition(plain), resolveComposition(applied)];
  expect(after.durationSeconds).toBeCloseTo(before.durationSeconds + 2.4);
  expect(after.sceneStartsSeconds).toEqual(before.sceneStartsSeconds);
  const card = after.layers.filter(({ id }) => id.startsWith("end-card/"));
  expect(card.map(({ id }) => id)).toEqual([
    "end-card/ground",
    "end-card/logo",
    "end-card/line",
    "end-card/disclaimer",
  ]);
  expect(card[1]).toMatchObject({ assetId: "logo-light" });
  expect(after.layers.some(({ id }) => id.endsWith("1/disclaimer"))).toBe(false);
});

test("without an end card the disclaimer stands in the last scene, below all words", () => {
  for (const format of formats) {
    const scenes = everyLayout().filter(({ id }) => id === "closing" || id === "statement");
    const disclaimer = "While stocks last. ".repeat(8).trim();
    const plain = storyboardOf({ scenes, format });
    const { layers } = resolveComposition(applyBrand(plain, { ...brand, disclaimer }).storyboard);
    const found = layers.filter(({ id }) => id.endsWith("/disclaimer"));
    expect(found.map(({ sceneIndex }) => sceneIndex)).toEqual([1]);
    const others = layers.filter((layer) => layer.sceneIndex === 1 && isText(layer) && layer !== found[0]);
    expect(others.filter(({ box }) => boxesOverlap(box, found[0]!.box))).toEqual([]);
  }
});

test("in a tall video bands of running words stand beside the logo and the watermark, not beneath them", () => {
  const watermark = { show: true, corner: "bottom-end", opacity: 0.5 } as const;
  const scenes = everyLayout().filter(({ id }) => id === "ticker");
  const short = scenes.map((scene) => ({
    ...scene,
    slots: { ...scene.slots, headline: text("Made slowly") },
  }));
  for (const platform of [undefined, ...platforms]) {
    const plain = storyboardOf({ scenes: short, templateId: "bold", ...(platform && { platform }) });
    const { layers } = resolveComposition(applyBrand(plain, { ...brand, watermark }).storyboard);
    const inner = layersWithin(layers);
    const bands = inner.filter(({ id }) => id.endsWith("-band"));
    const marks = inner.filter(({ id }) => /brand-(?:logo|watermark)$/.test(id));
    expect([bands.length, marks.length]).toEqual([2, 2]);
    expect(bands.filter(({ box }) => marks.some((mark) => boxesOverlap(mark.box, box)))).toEqual([]);
    expect(inner.filter(({ id }) => id.endsWith("/brand-plate"))).toEqual([]);
  }
});

test("a logo that is kept as paths is drawn by them, in scenes and on the end card", () => {
  const paths = [{ d: "M0 0L100 0L100 100Z", color: "#101010" }];
  const dark = { assetId: "logo-dark", ratio: 3, ink: inks["logo-dark"], paths };
  const sharp = { ...brand, logos: { light: null, dark, mark: null }, endCard: { show: true, text: "" } };
  const scenes = everyLayout().slice(0, 2);
  const composition = resolveComposition(applyBrand(storyboardOf({ scenes }), sharp).storyboard);
  const groups = composition.layers.filter(({ id }) => /(?:brand-|end-card\/)logo$/.test(id));
  expect(groups.map(({ kind }) => kind)).toEqual(["group", "group", "group"]);
  for (const group of groups) {
    const inner = layersWithin([group]).slice(1);
    expect(inner).toMatchObject([{ shape: "path", path: paths[0]!.d, color: "#101010", box: group.box }]);
  }
  expect(composition.pictureIds).not.toContain("logo-dark");
});
