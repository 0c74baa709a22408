import { type CaptionTrack, captionsOf } from "~/scene/captions-of";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { markOf } from "~/scene/words-mark";

/**
 * Captions in another language keep a mark of the words they were made from, so that one can be told when those have changed since.
 * Capitals, punctuation, times and where a caption ends do not count.
 */

/** The mark of what the captions of a scene say in the storyboard's own language. */
export function markOfCaptions(scene: Scene, ofStoryboard: string): string {
  const text = captionsOf(scene, ofStoryboard, ofStoryboard)
    .map((caption) => caption.text)
    .join(" ");
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}%€$£¥]+/gu) ?? [];
  return markOf(words.join(" "));
}

/** Whether the words that a scene's captions in another language were made from have changed since. */
export function captionsAreStale(scene: Scene, language: string, ofStoryboard: string): boolean {
  const made = scene.captionsMadeOf?.[language];
  if (language === ofStoryboard || made === undefined || !scene.captions?.[language]) return false;
  return made !== markOfCaptions(scene, ofStoryboard);
}

/** Places of the scenes whose captions in a language are out of date. */
export function staleCaptionPlaces({ scenes, language: own }: Storyboard, language: string): number[] {
  return scenes.flatMap((scene, index) => (captionsAreStale(scene, language, own) ? index : []));
}

/** Places of the scenes that have captions in the storyboard's own language and none in another, as when their voice came later. */
export function missingCaptionPlaces({ scenes, language: own }: Storyboard, language: string): number[] {
  if (language === own) return [];
  return scenes.flatMap((scene, index) =>
    !scene.captions?.[language] && captionsOf(scene, own, own).length > 0 ? index : [],
  );
}

/** A part of a scene, or the whole of two: what was up to date before is so now. */
export function withMarks(scene: Scene, before: readonly Scene[], ofStoryboard: string): Scene {
  const { captionsMadeOf: _, ...rest } = scene;
  const marks = Object.keys(scene.captions ?? {}).flatMap((language) => {
    const marked = before.filter(({ captionsMadeOf }) => captionsMadeOf?.[language]);
    const stale = marked.find((one) => captionsAreStale(one, language, ofStoryboard));
    const mark =
      stale?.captionsMadeOf?.[language] ??
      (marked.length > 0 ? markOfCaptions(rest, ofStoryboard) : undefined);
    return mark === undefined ? [] : [[language, mark] as const];
  });
  return marks.length > 0 ? { ...rest, captionsMadeOf: Object.fromEntries(marks) } : rest;
}

/** Says that captions in a language fit the words there are now, in these scenes. */
export function keepCaptions(
  storyboard: Storyboard,
  language: string,
  places: readonly number[],
): Storyboard {
  return places.reduce((board, place) => {
    const scene = board.scenes[place];
    if (!scene) return board;
    return noteWords(board, { sceneId: scene.id, language }, markOfCaptions(scene, board.language));
  }, storyboard);
}

/** Notes which words a scene's captions in a language are made from. */
export function noteWords(
  storyboard: Storyboard,
  { sceneId, language }: CaptionTrack,
  mark: string,
): Storyboard {
  const scenes = storyboard.scenes.map((scene) =>
    scene.id === sceneId
      ? { ...scene, captionsMadeOf: { ...scene.captionsMadeOf, [language]: mark } }
      : scene,
  );
  return { ...storyboard, scenes };
}
