import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { paletteOf } from "~/scene/resolve/scene-design";
import { orderScenes, sceneOrders } from "~/scene/scene-order";
import { seededFraction } from "~/scene/seeded-choice";
import type { Storyboard } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";
import type { VariantOrigin } from "~/scene/variant-origin";

/** Seeds tried for a palette no variant of the same template has yet. */
const SEED_ATTEMPTS = 24;

/**
 * The same content as `count` clearly different videos: each style of template once before any comes twice, each
 * template once before any comes again in another palette, and the scenes in another order where their order is a
 * usual one. Nothing is made for them: they cost nothing.
 *
 * The first is the video as it began. All follow from `origin` and from what is said; which of them the storyboard is
 * now makes no difference, nor do more of them change the first ones. A brand's own style tokens stay; music follows
 * the template where it is the template's own.
 */
export function makeVariants(
  storyboard: Storyboard,
  count: number,
  origin: VariantOrigin = storyboard,
  library: Library = builtInLibrary,
): Storyboard[] {
  const { music, style, ...rest } = storyboard;
  const { paletteId: _, ...tokens } = style ?? {};
  const templates = inOrder(templateFrom(library, origin.templateId), origin.seed, library);
  const isOwnMusic = music?.bedId !== templateFrom(library, storyboard.templateId).musicBedId;
  const used = new Set<string>();
  return Array.from({ length: count }, (_, index): Storyboard => {
    const template = templates[index % templates.length]!;
    const seed = index === 0 ? origin.seed : unusedSeed(template, origin.seed, index, used);
    used.add(lookKey(template, seed));
    return {
      ...rest,
      templateId: template.id,
      seed,
      scenes: orderScenes(storyboard.scenes, sceneOrders[index % sceneOrders.length]!),
      music: music && (isOwnMusic ? music : { ...music, bedId: template.musicBedId }),
      ...(Object.keys(tokens).length > 0 ? { style: tokens } : {}),
    };
  });
}

/** The name of a variant as people see it: its template and its palette. */
export function variantName(storyboard: Storyboard, library: Library = builtInLibrary): string {
  const template = templateFrom(library, storyboard.templateId);
  const chosen = template.palettes.find(({ id }) => id === storyboard.style?.paletteId);
  return `${template.name} · ${(chosen ?? paletteOf(template, storyboard.seed)).name}`;
}

/** The first template, then one of each other style, then the rest. */
function inOrder(first: Template, seed: number, library: Library): Template[] {
  const luck = (template: Template) => seededFraction(seed, `variant/${template.id}`);
  const others = [...library.templates.values()]
    .filter(({ id }) => id !== first.id)
    .sort((one, other) => luck(one) - luck(other));
  const styles = new Set([first.style]);
  const fresh = others.filter(({ style }) => {
    const isFresh = !styles.has(style);
    styles.add(style);
    return isFresh;
  });
  return [first, ...fresh, ...others.filter((template) => !fresh.includes(template))];
}

function unusedSeed(template: Template, seed: number, index: number, used: ReadonlySet<string>): number {
  const seeds = Array.from({ length: SEED_ATTEMPTS }, (_, attempt) =>
    Math.floor(seededFraction(seed, `variant-seed/${index}/${attempt}`) * 2 ** 32),
  );
  return seeds.find((one) => !used.has(lookKey(template, one))) ?? seeds[0]!;
}

function lookKey(template: Template, seed: number): string {
  return `${template.id}/${paletteOf(template, seed).id}`;
}
