import { type Layout, showsPicture } from "~/scene/layouts/layout";
import { builtInLibrary, type Library } from "~/scene/library";
import { seededChoice } from "~/scene/seeded-choice";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Palette, Surface, Template } from "~/scene/templates/template";

/** What the seed decided for one scene. */
export interface SceneLook {
  layout: Layout;
  surface: Surface;
}

/** The palette a storyboard's seed chooses among its template's. */
export function paletteOf(template: Template, seed: number): Palette {
  return seededChoice(template.palettes, seed, "palette");
}

/** Layout and surface of every scene. No scene has the layout of the one before it where there is another. */
export function chooseLooks(
  storyboard: Storyboard,
  template: Template,
  palette: Palette,
  library: Library,
): SceneLook[] {
  const looks: SceneLook[] = [];
  for (const [index, scene] of storyboard.scenes.entries()) {
    const previous = looks.at(-1)?.layout.id;
    looks.push({
      layout: chooseLayout(scene, template, storyboard.seed, previous, library),
      surface: palette.surfaces[index % palette.surfaces.length] as Surface,
    });
  }
  return looks;
}

function chooseLayout(
  scene: Scene,
  template: Template,
  seed: number,
  previous: string | undefined,
  library: Library,
): Layout {
  const pinned = scene.layoutId === undefined ? undefined : library.layouts.get(scene.layoutId);
  if (pinned) return pinned;
  const hasPicture = pictureSlotOf(scene) !== null;
  const named = template.layouts[scene.role].flatMap(
    (id) => library.layouts.get(id) ?? builtInLibrary.layouts.get(id) ?? [],
  );
  const candidates = named.filter((layout) => showsPicture(layout) === hasPicture);
  const roomy = candidates.filter((layout) => headlineLength(scene) <= headlineLimit(layout));
  const widest = candidates.reduce((best, layout) =>
    headlineLimit(layout) > headlineLimit(best) ? layout : best,
  );
  const suitable = roomy.length > 0 ? roomy : [widest];
  const fresh = suitable.filter((layout) => layout.id !== previous);
  return seededChoice(fresh.length > 0 ? fresh : suitable, seed, `layout/${scene.id}`);
}

/** The scene's picture, or `null` where it has none. */
export function pictureSlotOf(scene: Scene) {
  const slot = scene.slots.picture;
  return slot?.kind === "picture" ? slot : null;
}

/** The text of a slot without surrounding space; empty where there is none. */
export function textOf(scene: Scene, slotName: string): string {
  const slot = scene.slots[slotName];
  return slot?.kind === "text" ? slot.text.trim() : "";
}

function headlineLength(scene: Scene): number {
  return [...textOf(scene, "headline")].length;
}

function headlineLimit(layout: Layout): number {
  const constraint = layout.slots.headline;
  return constraint?.kind === "text" ? constraint.maxCharacters : 0;
}
