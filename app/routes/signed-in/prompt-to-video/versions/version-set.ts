import { sameData } from "~/domain/data/same-data";
import type { StatedFact } from "~/domain/products/written-fact";
import type { Format } from "~/domain/video/format";
import { HIGHEST_PIXEL_RATIO } from "~/player/canvas-size";
import { bindFacts, withoutBindings } from "~/scene/bind-facts";
import type { Composition } from "~/scene/composition";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { variantOrigin } from "~/scene/variant-origin";
import { makeVersions, mixVersions, versionsAtOnce } from "~/scene/versions/make-versions";
import { nameVersions, type VersionName } from "~/scene/versions/name-versions";
import { withFacts } from "~/scene/with-facts";
import type { Content } from "~/stores/content/content-document";

/** A version that was made of two others, and the video as it is where none of the set is it. */
export const mixId = "mix";
export const presentId = "now";

/** Two versions by id: whose words, and whose look. */
export interface Mix {
  words: string;
  look: string;
}

export interface Version {
  /** Its place in the set, counted from 1, or `mix` or `now`. */
  id: string;
  storyboard: Storyboard;
  name: VersionName;
  /** Resolved at about the size it is shown. */
  composition: Composition;
  /** What is stored as the number of the choice. */
  variant: number;
}

/** The share of a video's pixels that a version has in a window that shows two beside one another, one on a phone. */
export function shownScale(format: Format): number {
  const { width, height } = sizeOfFormat(format);
  const columns = innerWidth < 640 ? 1 : 2;
  const share = Math.min(innerHeight / height, innerWidth / columns / width);
  return Math.min(1, share * Math.min(devicePixelRatio, HIGHEST_PIXEL_RATIO));
}

/** What the facts of a work's product say now; none where it has no product. */
export type CurrentFacts = readonly StatedFact[];

/**
 * The versions of one set, in the order they are shown: a mix of two of them, the video as it is where it was chosen or
 * edited elsewhere, and the set itself. `present` is the id of the one the video is now, which somebody has chosen unless
 * it is still as it began.
 */
export function versionSet(
  content: Content,
  set: number,
  mix: Mix | null,
  library: Library,
  current: CurrentFacts,
): { versions: Version[]; present: string | null; isChosen: boolean } {
  const { script, brief, createdAt } = content;
  const known = content.facts?.facts ?? [];
  // They are made in the words of the script, which it was approved in, and shown in those of today.
  const storyboard =
    known.length > 0 ? withoutBindings(withFacts(content.storyboard, known)) : content.storyboard;
  const inTodaysWords = (one: Storyboard) =>
    known.length > 0 ? withFacts(bindFacts(one, known), current) : one;
  const source = { storyboard, script, brief, createdAt, origin: variantOrigin(content) };
  const count = versionsAtOnce(source);
  const from = set * count;
  const made = makeVersions(source, { from, count }, library);
  const [first] = set === 0 ? made : makeVersions(source, { from: 0, count: 1 }, library);
  const place = made.findIndex((version) => sameData(version, storyboard));
  const isUntouched = sameData(first, storyboard);
  const numbered = made.map((one, index) => ({
    id: String(index + 1),
    storyboard: one,
    variant: from + index,
  }));
  const offered =
    place < 0 && !isUntouched
      ? [{ id: presentId, storyboard, variant: content.chosenVariant }, ...numbered]
      : numbered;
  const words = offered.find(({ id }) => id === mix?.words);
  const look = offered.find(({ id }) => id === mix?.look);
  const shown =
    words && look && words !== look
      ? [
          {
            id: mixId,
            storyboard: mixVersions(words.storyboard, look.storyboard),
            variant: look.variant,
          },
          ...offered,
        ]
      : offered;
  const names = nameVersions(
    shown.map((one) => one.storyboard),
    script,
    library,
  );
  const present = place >= 0 ? String(place + 1) : isUntouched ? null : presentId;
  return {
    present,
    isChosen: !isUntouched,
    versions: shown.map((one, index) => {
      const today =
        one.id === presentId ? withFacts(content.storyboard, current) : inTodaysWords(one.storyboard);
      return {
        ...one,
        storyboard: today,
        name: names[index] as VersionName,
        composition: resolveComposition(today, sizeOfFormat(today.format, shownScale(today.format)), library),
      };
    }),
  };
}

/** What a version is called where it stands alone. */
export function versionLabel({ id }: Pick<Version, "id">): string {
  if (id === mixId) return "Your mix";
  return id === presentId ? "As it is now" : `Version ${id}`;
}
