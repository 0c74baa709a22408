import type { Script } from "~/domain/video/script";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { makeVariants } from "~/scene/make-variants";
import { paletteOf } from "~/scene/resolve/scene-design";
import { orderScenes, sceneOrders } from "~/scene/scene-order";
import { seededFraction } from "~/scene/seeded-choice";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";
import { openingsOf, openScenes, scenesAsApproved } from "./opening";
import { type PictureTreatment, pictureTreatmentOf } from "./picture-treatment";

/** Seeds tried for another treatment of the pictures in the same template and palette. */
const seedAttempts = 24;

export interface VersionSource {
  storyboard: Storyboard;
  /** As it was approved; null for a work that did not start from one, which has other looks only. */
  script: Script | null;
  origin: VariantOrigin;
}

/**
 * Versions `from` to `from + count` of a video, each another idea: another scene opens, the parts come in another order,
 * another template, another treatment of the pictures. Nothing is made for them: they cost nothing.
 *
 * The first of all is the video as it began. The set follows from what was approved and from edits made since; which of
 * them the video is now makes no difference. Scenes that somebody rearranged keep their opening and their order.
 */
export function makeVersions(
  { storyboard, script, origin }: VersionSource,
  { from, count }: { from: number; count: number },
  library: Library = builtInLibrary,
): Storyboard[] {
  const approved = script && scenesBeforeChoice(storyboard.scenes, script);
  const openings = approved && script ? openingsOf(script) : [];
  const base = approved ? { ...storyboard, scenes: approved } : storyboard;
  const treatments: (PictureTreatment | null)[] = [];
  return makeVariants(base, from + count, origin, library)
    .map((variant, index): Storyboard => {
      const opening = openings[openingPlace(index, openings.length)];
      const opened = opening ? { ...variant, scenes: openScenes(variant.scenes, opening) } : variant;
      const version = index === 0 ? opened : withOtherTreatment(opened, treatments, library);
      treatments.push(pictureTreatmentOf(version, library));
      return version;
    })
    .slice(from);
}

/** Words, order and pictures of one version in the look of another. */
export function mixVersions({ style: _, ...words }: Storyboard, look: Storyboard): Storyboard {
  const { templateId, seed, music, style } = look;
  return { ...words, templateId, seed, music, ...(style && { style }) };
}

/** The approved scenes where the present ones are a version of them; null where somebody arranged them since. */
function scenesBeforeChoice(scenes: readonly Scene[], script: Script): Scene[] | null {
  const openings = openingsOf(script);
  const approved = scenesAsApproved(scenes, script, openings);
  const idsOf = (some: readonly Scene[]) => some.map(({ id }) => id).join("\n");
  const present = idsOf(scenes);
  const isVersion = openings.some((opening) =>
    sceneOrders.some((order) => idsOf(openScenes(orderScenes(approved, order), opening)) === present),
  );
  return isVersion ? approved : null;
}

/** Openings take turns against the orders, so that the two come together in every combination. */
function openingPlace(index: number, openings: number): number {
  if (openings === 0) return 0;
  const shift = openings % sceneOrders.length === 0 ? Math.floor(index / openings) : 0;
  return (index + shift) % openings;
}

/** The version in the same template and palette, with the treatment of pictures that fewest before it have. */
function withOtherTreatment(
  version: Storyboard,
  before: readonly (PictureTreatment | null)[],
  library: Library,
): Storyboard {
  const template = templateFrom(library, version.templateId);
  const palette = paletteOf(template, version.seed).id;
  const seeds = Array.from({ length: seedAttempts }, (_, attempt) =>
    attempt === 0 ? version.seed : Math.floor(seededFraction(version.seed, `pictures/${attempt}`) * 2 ** 32),
  ).filter((seed) => paletteOf(template, seed).id === palette);
  let best = version;
  let fewest = Number.POSITIVE_INFINITY;
  for (const seed of seeds) {
    const candidate = { ...version, seed };
    const treatment = pictureTreatmentOf(candidate, library);
    const uses = before.filter((one) => one === treatment).length;
    if (uses < fewest) [best, fewest] = [candidate, uses];
    if (uses === 0 || treatment === null) break;
  }
  return best;
}
