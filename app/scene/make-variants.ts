import { paletteOf } from "~/scene/resolve/scene-look";
import { seededFraction } from "~/scene/seeded-choice";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";

/** Seeds tried for a palette no variant of the same template has yet. */
const SEED_ATTEMPTS = 12;

/**
 * The same content as `count` clearly different videos: other templates first, then other palettes and layouts
 * of the same ones. The first is the storyboard itself. Music follows the template where the storyboard has any.
 * The same storyboard always gives the same variants, and the first ones do not depend on `count`.
 */
export function makeVariants(storyboard: Storyboard, count: number): Storyboard[] {
  const own = templateOrDefault(storyboard.templateId);
  const others = builtInTemplates
    .filter((template) => template.id !== own.id)
    .sort(
      (first, second) =>
        seededFraction(storyboard.seed, `variant/${first.id}`) -
        seededFraction(storyboard.seed, `variant/${second.id}`),
    );
  const templates = [own, ...others];
  const usedPalettes = new Set([`${own.id}/${paletteOf(own, storyboard.seed).id}`]);
  const variants: Storyboard[] = count > 0 ? [storyboard] : [];
  for (let index = 1; index < count; index++) {
    const template = templates[index % templates.length]!;
    let seed = seedFor(storyboard.seed, index, 0);
    for (let attempt = 1; attempt < SEED_ATTEMPTS; attempt++) {
      if (!usedPalettes.has(`${template.id}/${paletteOf(template, seed).id}`)) break;
      seed = seedFor(storyboard.seed, index, attempt);
    }
    usedPalettes.add(`${template.id}/${paletteOf(template, seed).id}`);
    variants.push({
      ...storyboard,
      templateId: template.id,
      seed,
      music: storyboard.music && { ...storyboard.music, bedId: template.musicBedId },
    });
  }
  return variants;
}

function seedFor(seed: number, index: number, attempt: number): number {
  return Math.floor(seededFraction(seed, `variant-seed/${index}/${attempt}`) * 2 ** 32);
}
