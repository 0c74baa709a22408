import { expect, test } from "vitest";
import type { Layout } from "~/scene/layouts/layout";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { chooseSceneDesigns, layoutsFor, paletteOf } from "~/scene/resolve/scene-design";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

const headline: SlotContent = { kind: "text", text: "Made slowly, worn for years" };
const photo = (assetId: string): SlotContent => ({
  kind: "picture",
  assetId,
  alt: "",
  focusX: 0.5,
  focusY: 0.5,
});
const figure = (value: number, unit: string | null): SlotContent => ({
  kind: "number",
  value,
  from: 0,
  decimals: 0,
  unit,
});

function storyboardOf(scenes: Partial<Scene>[], seed = 1): Storyboard {
  return {
    version: 3,
    title: "Sample",
    language: "en",
    format: "9:16",
    templateId: "editorial",
    seed,
    music: null,
    scenes: scenes.map((scene, index) => ({
      id: `scene-${index}`,
      role: "point",
      slots: { headline },
      durationSeconds: 3,
      ...scene,
    })),
  };
}

function chosen(storyboard: Storyboard, library: Library = builtInLibrary): Layout[] {
  const template = templateFrom(library, storyboard.templateId);
  const palette = paletteOf(template, storyboard.seed);
  return chooseSceneDesigns(storyboard, template, palette, library).map(({ layout }) => layout);
}

function forSeeds(scenes: Partial<Scene>[], check: (layouts: Layout[]) => void): void {
  for (let seed = 1; seed <= 30; seed++) check(chosen(storyboardOf(scenes, seed)));
}

test("a pinned layout is kept where the scene has what it needs, else one that suits stands in", () => {
  const pinned = { layoutId: "phone", slots: { headline, picture: photo("a") } };
  expect(chosen(storyboardOf([pinned]))[0]!.id).toBe("phone");
  forSeeds([{ layoutId: "phone" }], ([layout]) => expect(layout!.slots.picture).toBeUndefined());
  const noFigure = { layoutId: "gauge", slots: { headline, figure: figure(40, "EUR") } };
  forSeeds([noFigure], ([layout]) => {
    expect(layout!.id).not.toBe("gauge");
    expect(layout!.slots.figure).toBeDefined();
  });
});

test("what the scene has decides: pictures, numbers, lists and ratings find layouts made for them", () => {
  const rows: SlotContent = { kind: "text", text: "Cold-pressed\nRefills\nFree returns" };
  const pairs: SlotContent = { kind: "text", text: "Soup | €9\nPasta | €16\nTart | €7" };
  forSeeds(
    [
      { slots: { headline, picture: photo("a") } },
      { slots: { headline, figure: figure(87, "percent") } },
      { slots: { headline, body: rows } },
      { slots: { headline, body: pairs } },
      { role: "proof", slots: { headline, figure: figure(4, null) } },
    ],
    ([pictured, counted, listed, paired, rated]) => {
      expect(pictured!.slots.picture).toBeDefined();
      expect(counted!.slots.figure).toBeDefined();
      expect(listed!.slots.body).toMatchObject({ kind: "list", columns: 1 });
      expect(paired!.slots.body).toMatchObject({ kind: "list", columns: 2 });
      expect(rated!.slots.figure).toBeDefined();
    },
  );
});

test("maps, dates and phones are chosen only for scenes that mean them", () => {
  const means = (layout: Layout) => layout.onlyWithIcons !== undefined;
  const picture = photo("a");
  const label: SlotContent = { kind: "text", text: "Sat 24 Oct" };
  forSeeds([{ slots: { headline, label, picture } }, { slots: { headline, label } }], (layouts) =>
    expect(layouts.some(means)).toBe(false),
  );
  const icon: SlotContent = { kind: "icon", name: "map-pin" };
  const ids = new Set<string>();
  forSeeds([{ role: "action", slots: { headline, icon } }], ([layout]) => ids.add(layout!.id));
  expect(ids).toContain("place");
});

test("seeds differ, and templates do not show layouts of other styles", () => {
  const ids = new Set<string>();
  forSeeds([{ role: "hook", slots: { headline, picture: photo("a") } }], ([layout]) => {
    ids.add(layout!.id);
    expect(layout!.styles ?? ["editorial"]).toContain("editorial");
  });
  expect(ids.size).toBeGreaterThan(3);
});

test("pictures of other scenes stand in for missing ones", () => {
  const composition = resolveComposition(
    storyboardOf([
      { layoutId: "mosaic", slots: { headline, picture: photo("a") } },
      { slots: { headline, picture: photo("b") } },
      { slots: { headline } },
    ]),
  );
  const inMosaic = composition.layers.flatMap((layer) =>
    layer.kind === "picture" && layer.sceneIndex === 0 ? [layer.assetId] : [],
  );
  expect(inMosaic.sort()).toEqual(["a", "a", "b"]);
});

test("a library of its own is used, and one without a single layout still gives a video", () => {
  const statement = builtInLibrary.layouts.get("statement")!;
  const own = { ...statement, id: "own", name: "Own" };
  const library = { layouts: new Map([["own", own]]), templates: builtInLibrary.templates };
  expect(chosen(storyboardOf([{}, {}]), library).map(({ id }) => id)).toEqual(["own", "own"]);
  const empty: Library = { layouts: new Map(), templates: new Map() };
  const composition = resolveComposition(storyboardOf([{ layoutId: "gone" }]), undefined, empty);
  expect(composition.layers.some((layer) => layer.kind === "text")).toBe(true);
});

test("ticks and numbers stand only where the scene means them, and lines without two sides compare nothing", () => {
  const body: SlotContent = { kind: "text", text: "Thursday at 7\n12 Mill Street, Leeds" };
  const marked = ["checklist", "checklist-photo", "steps", "versus"];
  for (const role of ["point", "offer", "proof", "action"] as const)
    forSeeds([{ role, slots: { headline, body } }], ([layout]) => expect(marked).not.toContain(layout!.id));
  const icon: SlotContent = { kind: "icon", name: "check" };
  forSeeds([{ slots: { headline, body, icon } }], ([layout]) => expect(layout!.id).toContain("checklist"));
  const offered = layoutsFor(
    storyboardOf([{ slots: { headline, body } }]).scenes[0]!,
    storyboardOf([{}]),
    builtInLibrary,
  );
  // A person may say what nobody else knows.
  expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(["checklist", "steps"]));
});
