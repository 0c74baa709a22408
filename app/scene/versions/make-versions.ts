import type { Brief } from "~/domain/video/brief";
import type { Script } from "~/domain/video/script";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { makeVariants } from "~/scene/make-variants";
import { paletteOf } from "~/scene/resolve/scene-design";
import { sceneOrders } from "~/scene/scene-order";
import { seededFraction } from "~/scene/seeded-choice";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";
import { type PictureTreatment, pictureTreatmentOf } from "./picture-treatment";
import { tellingsOf } from "./telling";

/** Seeds tried for another treatment of the pictures in the same template and palette. */
const seedAttempts = 16;
/** Versions among which treatments of pictures take turns: as many as are shown together. */
const runLength = 6;

export interface VersionSource {
  storyboard: Storyboard;
  /** As they were approved; null for a work that did not start from a brief, which has other looks only. */
  script: Script | null;
  brief: Brief | null;
  origin: VariantOrigin;
  createdAt: Date;
}

/**
 * Versions `from` to `from + count` of a video, each another idea: another telling of what there is to say, another
 * order of the parts, another template, another treatment of the pictures. Nothing is made for them: they cost nothing.
 *
 * The first of all is the video as it began. The set follows from what was approved and from edits made since; which of
 * them the video is now makes no difference.
 */
export function makeVersions(
  { storyboard, script, brief, origin, createdAt }: VersionSource,
  { from, count }: { from: number; count: number },
  library: Library = builtInLibrary,
): Storyboard[] {
  const { scenes } = storyboard;
  const told = script && brief ? tellingsOf({ scenes, script, brief, seed: origin.seed, createdAt }) : [];
  const start = from - (from % runLength);
  let treatments: (PictureTreatment | null)[] = [];
  return makeVariants(storyboard, from + count, origin, library)
    .slice(start)
    .map((variant, place): Storyboard => {
      const index = start + place;
      if (index % runLength === 0) treatments = [];
      const telling = told[tellingPlace(index, told.length)];
      const order = sceneOrders[index % sceneOrders.length] as (typeof sceneOrders)[number];
      const retold = telling ? { ...variant, scenes: telling.tell(order) } : variant;
      const version = index === 0 ? retold : withOtherTreatment(retold, treatments, library);
      treatments.push(pictureTreatmentOf(version, library));
      return version;
    })
    .slice(from - start);
}

/** Words, order and pictures of one version in the look of another. */
export function mixVersions({ style: _, ...words }: Storyboard, look: Storyboard): Storyboard {
  const { templateId, seed, music, style } = look;
  return { ...words, templateId, seed, music, ...(style && { style }) };
}

/** Tellings take turns against the orders, so that the two come together in every combination. */
function tellingPlace(index: number, tellings: number): number {
  if (tellings === 0) return 0;
  const shift = tellings % sceneOrders.length === 0 ? Math.floor(index / tellings) : 0;
  return (index + shift) % tellings;
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
