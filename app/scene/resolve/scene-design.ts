import { type Layout, type SlotConstraint, showsPicture } from "~/scene/layouts/layout";
import { statementLayout } from "~/scene/layouts/statement";
import { type Library, templateFrom } from "~/scene/library";
import {
  allMediaOf,
  figureOf,
  iconNameOf,
  isRating,
  lineCountOf,
  mediaOf,
  textOf,
} from "~/scene/resolve/scene-slots";
import { subjectMisfit } from "~/scene/resolve/subject-misfit";
import { seededChoice, seededFraction } from "~/scene/seeded-choice";
import { chanceOf, shotsOf } from "~/scene/shots";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Palette, Surface, Template } from "~/scene/templates/template";

/** What the seed decided for one scene. */
export interface SceneDesign {
  layout: Layout;
  surface: Surface;
  /** Its place in the round of the palette's surfaces, counted on from scene to scene. */
  ground: number;
}

/** The palette a storyboard's seed chooses among its template's. */
export function paletteOf(template: Template, seed: number): Palette {
  return seededChoice(template.palettes, seed, "palette");
}

/** Layout and surface of every scene. Neighbouring scenes have layouts of different families where they can. */
export function chooseSceneDesigns(
  storyboard: Storyboard,
  template: Template,
  palette: Palette,
  library: Library,
): SceneDesign[] {
  // Of the shots: the scenes of one have the layout of its first.
  const chosen: Layout[] = [];
  let ground = -1;
  return shotsOf(storyboard.scenes).map(({ place, first }, index) => {
    const scene = storyboard.scenes[index]!;
    if (index === first) {
      chosen.push(chooseLayout({ scene, storyboard, template, library, before: chosen }));
      ground = keptLookOf(scene, storyboard)?.ground ?? ground + 1;
    }
    const surface = palette.surfaces[ground % palette.surfaces.length] as Surface;
    return { layout: chosen[place]!, surface, ground };
  });
}

/** What it keeps; another template, or another seed, gives it another look. */
function keptLookOf({ keptLook }: Scene, { templateId, seed }: Storyboard): Scene["keptLook"] {
  return keptLook?.templateId === templateId && keptLook.seed === seed ? keptLook : undefined;
}

interface Choice {
  scene: Scene;
  storyboard: Storyboard;
  template: Template;
  library: Library;
  /** Layouts of the scenes before, in order. */
  before: readonly Layout[];
}

/**
 * Every layout a scene has enough for, the best suited first; which one it has now makes no difference. What a layout
 * means beyond its words, a tick or a number, is for a person to say: those come last.
 */
export function layoutsFor(scene: Scene, storyboard: Storyboard, library: Library): Layout[] {
  const template = templateFrom(library, storyboard.templateId);
  const choice: Choice = { scene, storyboard, template, library, before: [] };
  return [...library.layouts.values()]
    .filter((layout) => hasRequired(layout, choice))
    .map((layout) => [layout, fitness(layout, choice) - (mayMean(layout, scene) ? 0 : 1000)] as const)
    .sort(([, first], [, second]) => second - first)
    .map(([layout]) => layout);
}

/** A pinned layout that lacks what it cannot be without gives way to one that suits what the scene has. */
function chooseLayout(choice: Choice): Layout {
  const { scene, library } = choice;
  const pinned = scene.layoutId === undefined ? undefined : library.layouts.get(scene.layoutId);
  if (pinned && hasRequired(pinned, choice)) return pinned;
  const usable = [...library.layouts.values()].filter(
    (layout) => hasRequired(layout, choice) && mayMean(layout, scene),
  );
  if (usable.length === 0) return library.layouts.get(statementLayout.id) ?? statementLayout;
  const kept = keptLayout(choice, usable);
  if (kept) return kept;
  const scores = usable.map((layout) => [layout, fitness(layout, choice)] as const);
  const best = Math.max(...scores.map(([, score]) => score));
  // What is nearly as good may be chosen too: it is the seed that makes videos of one template differ.
  const good = scores.filter(([, score]) => score > best - CLOSE_TO_BEST);
  return good
    .map(([layout, score]) => {
      const luck = seededFraction(choice.storyboard.seed, `layout/${chanceOf(scene)}/${layout.id}`);
      return [layout, score - best + luck * CLOSE_TO_BEST] as const;
    })
    .reduce((first, second) => (second[1] > first[1] ? second : first))[0];
}

const CLOSE_TO_BEST = 3.4;

/** The layout a scene keeps, unless what the scene has now asks for another one. */
function keptLayout(choice: Choice, usable: readonly Layout[]): Layout | undefined {
  const keptLook = keptLookOf(choice.scene, choice.storyboard);
  const kept = usable.find(({ id }) => id === keptLook?.layoutId);
  if (!kept) return undefined;
  const alone = { ...choice, before: [] };
  const best = Math.max(...usable.map((layout) => fitness(layout, alone)));
  return best - fitness(kept, alone) <= COST_OF_NEIGHBOURS ? kept : undefined;
}

/** What neighbours may have cost the layouts that suit a scene better than the one it got. */
const COST_OF_NEIGHBOURS = 36;

/**
 * How well a layout suits a scene. What the scene has and the layout does not show costs most, then a role it is not
 * made for; the template's own favourites win where nothing else decides.
 */
function fitness(layout: Layout, { scene, storyboard, template, before }: Choice): number {
  let score = 0;
  if ((mediaOf(scene) !== null) !== showsPicture(layout)) score -= 300;
  if ((figureOf(scene) !== null) !== placesFigure(layout, scene)) score -= 150;
  if (!layout.roles.includes(scene.role)) score -= 30;
  if (layout.styles && !layout.styles.includes(template.style)) score -= 24;
  if (iconNameOf(scene) !== null && shows(layout, "icon")) score += 3;
  if (layout.onlyWithIcons) score += 6;
  const body = textOf(scene, "body");
  const isList = layout.slots.body?.kind === "list";
  const rows = lineCountOf(body);
  if (isList !== rows > 1) score -= 40;
  if (isList && rows > 1) score -= listMisfit(layout.slots.body as SlotConstraint, body) * 6;
  score -= mediaMisfit(layout, scene, storyboard, before);
  score -= overLength(layout, scene) * 8;
  score -= subjectMisfit(layout, scene, storyboard.format);
  if (template.layouts[scene.role].includes(layout.id)) score += 2;
  const previous = before.at(-1);
  if (previous?.id === layout.id) score -= 20;
  else if (previous?.family === layout.family) score -= 8;
  if (before.at(-2)?.id === layout.id) score -= 3;
  score -= Math.min(4, before.filter(({ id }) => id === layout.id).length * 1.5);
  return score;
}

function mayMean({ onlyWithIcons, family }: Layout, scene: Scene): boolean {
  // Lines without two sides compare nothing.
  if (family === "versus" && !areRowsDivided(textOf(scene, "body"))) return false;
  return onlyWithIcons === undefined || onlyWithIcons.includes(iconNameOf(scene) ?? "");
}

function hasRequired(layout: Layout, choice: Choice): boolean {
  return Object.entries(layout.slots).every(
    ([name, constraint]) => !constraint.required || isFilled(name, constraint, choice),
  );
}

/** Whether the scene has something for a slot that suits it, or may borrow it. */
function isFilled(name: string, constraint: SlotConstraint, { scene, storyboard }: Choice): boolean {
  switch (constraint.kind) {
    case "text":
    case "list":
      return textOf(scene, name) !== "";
    case "media": {
      const canBorrow = name !== "picture" && constraint.borrows;
      return mediaOf(scene, name) !== null || (canBorrow && storyboard.scenes.some((one) => mediaOf(one)));
    }
    case "number":
      return isFigureFor(constraint.unit, scene);
    case "icon":
      return iconNameOf(scene) !== null;
  }
}

function isFigureFor(unit: Extract<SlotConstraint, { kind: "number" }>["unit"], scene: Scene): boolean {
  const figure = figureOf(scene);
  if (!figure) return false;
  switch (unit) {
    case "any":
      return true;
    case "percent":
      return figure.unit === "percent";
    case "currency":
      return figure.unit !== null && figure.unit !== "percent";
    case "rating":
      return isRating(figure);
  }
}

/** Whether the layout would show the scene's number, or has a place for one where the scene has none. */
function placesFigure(layout: Layout, scene: Scene): boolean {
  const constraint = Object.values(layout.slots).find(({ kind }) => kind === "number");
  if (constraint?.kind !== "number") return false;
  return figureOf(scene) === null ? constraint.required : isFigureFor(constraint.unit, scene);
}

function shows(layout: Layout, kind: SlotConstraint["kind"]): boolean {
  return Object.values(layout.slots).some((constraint) => constraint.kind === kind);
}

function mediaSlotsOf(layout: Layout): number {
  return Object.values(layout.slots).filter(({ kind }) => kind === "media").length;
}

/**
 * Media of the scene that would not be shown, and places for which it has none, cost. Other scenes may lend theirs, but
 * a video should do that once.
 */
function mediaMisfit(
  layout: Layout,
  scene: Scene,
  { scenes }: Storyboard,
  before: readonly Layout[],
): number {
  const extraSlots = mediaSlotsOf(layout) - 1;
  const own = allMediaOf(scene).length - 1;
  if (extraSlots <= 0) return Math.max(0, own) * 5;
  const known = new Set(scenes.flatMap(allMediaOf).map(({ assetId }) => assetId));
  const lendable = layout.slots["picture-2"]?.kind === "media" && layout.slots["picture-2"].borrows;
  const available = lendable ? known.size - 1 : own;
  const lent = own < extraSlots ? 1 + before.filter(({ family }) => family === layout.family).length * 6 : 0;
  return Math.max(0, extraSlots - available) * 5 + Math.max(0, own - extraSlots) * 5 + lent;
}

/** 0 where rows, cells and their number are as the list wants them; each difference adds one. */
function listMisfit(constraint: SlotConstraint, body: string): number {
  if (constraint.kind !== "list") return 0;
  const lines = rowsOf(body);
  const columns = areRowsDivided(body) ? 2 : 1;
  const wrongColumns = columns === constraint.columns ? 0 : 2;
  const wrongCount = lines.length < constraint.minItems || lines.length > constraint.maxItems ? 1 : 0;
  return wrongColumns + wrongCount;
}

function rowsOf(body: string): string[] {
  return body.split("\n").filter((line) => line.trim() !== "");
}

/** Whether most rows have a name and what it is. */
function areRowsDivided(body: string): boolean {
  const lines = rowsOf(body);
  const divided = lines.filter((line) => /\S(\s*[|\t]\s*|\s+[–—-]\s+|:\s+|：)\S/u.test(line)).length;
  return divided > lines.length / 2;
}

/** How far the longest text is beyond what the layout is made for: 1 is twice as long. */
function overLength(layout: Layout, scene: Scene): number {
  const over = Object.entries(layout.slots).map(([name, constraint]) => {
    if (constraint.kind !== "text") return 0;
    return Math.max(0, [...textOf(scene, name)].length / constraint.maxCharacters - 1);
  });
  return Math.min(3, Math.max(0, ...over));
}
