import type { Brief } from "~/domain/video/brief";
import type { Script } from "~/domain/video/script";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { makeVariants } from "~/scene/make-variants";
import { paletteOf } from "~/scene/resolve/scene-design";
import { seededFraction } from "~/scene/seeded-choice";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";
import { type PictureTreatment, pictureTreatmentOf } from "./picture-treatment";
import { type Telling, tellingsOf } from "./telling";

/** Seeds tried for another treatment of the pictures in the same template and palette. */
const seedAttempts = 16;
/** Versions among which treatments of pictures take turns: as many as are shown together at most. */
const runLength = 6;
/** Looks in which the same words are shown beside one another: six need three ideas, more looks of one would be copies. */
const looksAtOnce = 2;

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
  source: VersionSource,
  { from, count }: { from: number; count: number },
  library: Library = builtInLibrary,
): Storyboard[] {
  const { storyboard, origin } = source;
  const told = toldOf(source);
  const start = from - (from % runLength);
  let treatments: (PictureTreatment | null)[] = [];
  return makeVariants(storyboard, from + count, origin, library)
    .slice(start)
    .map((variant, place): Storyboard => {
      const index = start + place;
      if (index % runLength === 0) treatments = [];
      const retold = { ...variant, scenes: scenesAt(index, told) ?? variant.scenes };
      const version = index === 0 ? retold : withOtherTreatment(retold, treatments, library);
      treatments.push(pictureTreatmentOf(version, library));
      return version;
    })
    .slice(from - start);
}

/** How many versions of a video are shown together: fewer where it can be told in one way alone. */
export function versionsAtOnce(source: VersionSource): number {
  if (!source.script) return runLength;
  const ideas = toldOf(source).reduce((sum, { orders }) => sum + orders.length, 0);
  return Math.min(runLength, Math.max(1, ideas) * looksAtOnce);
}

function toldOf({ storyboard: { scenes }, script, brief, origin, createdAt }: VersionSource): Telling[] {
  return script && brief ? tellingsOf({ scenes, script, brief, seed: origin.seed, createdAt }) : [];
}

/** Each telling in its own order before any comes in another. */
function scenesAt(index: number, told: readonly Telling[]): Storyboard["scenes"] | undefined {
  const orders = told[index % told.length]?.orders ?? [];
  return orders[Math.floor(index / told.length) % orders.length];
}

/** Words, order and pictures of one version in the look of another. */
export function mixVersions({ style: _, ...words }: Storyboard, look: Storyboard): Storyboard {
  const { templateId, seed, music, style } = look;
  return { ...words, templateId, seed, music, ...(style && { style }) };
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
