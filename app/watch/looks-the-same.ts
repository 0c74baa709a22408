import { sameData } from "~/domain/data/same-data";
import { captionTracksOf } from "~/scene/caption-tracks";
import { describeStoryboard } from "~/scene/describe-storyboard";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { plainSharing } from "~/stores/publications/sharing";
import { chaptersOf, scenesInWords } from "./chapters";

/**
 * Whether viewers see, hear and read the same of two storyboards. What the editor alone shows makes no difference: names of scenes,
 * locks, markers that are no chapters, changes of parts that the layout lacks.
 */
export function looksTheSame(one: Storyboard, other: Storyboard, library: Library): boolean {
  if (sameData(one, other)) return true;
  const nowMs = Date.now();
  return sameData(shownOf(one, library, nowMs), shownOf(other, library, nowMs));
}

function shownOf(storyboard: Storyboard, library: Library, nowMs: number) {
  const composition = resolveComposition(storyboard, undefined, library, { nowMs });
  return {
    composition: { ...composition, parts: [] },
    description: describeStoryboard(storyboard),
    chapters: chaptersOf(storyboard, composition, plainSharing.chapters),
    words: scenesInWords(storyboard, composition),
    captions: captionTracksOf(storyboard, library),
  };
}
