import {
  type CaptionPlace,
  type CaptionTrack,
  type CaptionWord,
  captionsOf,
  mostCaptionCharacters,
  mostCaptionsOfScene,
} from "~/scene/captions-of";
import { setCaptionTrack } from "~/scene/edit-caption-tracks";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import type { Caption, Storyboard } from "~/scene/storyboard";

/** What the edits of captions share. */

export const MOST_WORDS = 100;

export const MOST_EMPHASIS = 40;

export const SHORTEST_WORD_SECONDS = 0.02;

export function changeCaption(
  storyboard: Storyboard,
  { index, ...track }: CaptionPlace,
  change: (caption: Caption) => Caption,
): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    const caption = requireCaption(captions, index);
    const next = change(caption);
    return next === caption ? captions : captions.with(index, next);
  });
}

/** The first change of a scene's captions makes them its own. */
export function changeTrack(
  storyboard: Storyboard,
  { sceneId, language }: CaptionTrack,
  change: (captions: readonly Caption[]) => readonly Caption[],
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const before = captionsOf(scene, language, storyboard.language);
  const after = change(before);
  return after === before ? storyboard : setCaptionTrack(storyboard, { sceneId, language }, after);
}

export function requireCaption(captions: readonly Caption[], index: number): Caption {
  const caption = captions[index];
  if (!caption) throw new StoryboardEditError("part-not-found", `This scene has no caption ${index + 1}.`);
  return caption;
}

export function requireWord(words: readonly CaptionWord[], index: number): CaptionWord {
  const word = words[index];
  if (!word) throw new StoryboardEditError("part-not-found", `This caption has no word ${index + 1}.`);
  return word;
}

export function tooMany(): StoryboardEditError {
  return new StoryboardEditError(
    "too-many-parts",
    `A scene can have at most ${mostCaptionsOfScene} captions.`,
  );
}

export function captionWith(caption: Caption, { emphasis, ...fields }: Partial<Caption>): Caption {
  const { emphasis: before, ...others } = caption;
  return { ...others, ...fields, ...emphasisField(emphasis ?? before ?? []) };
}

/** Firestore stores no `undefined`. */
export function emphasisField(emphasis: readonly number[]): Pick<Caption, "emphasis"> {
  const kept = [...new Set(emphasis)].filter((index) => index < MOST_WORDS).slice(0, MOST_EMPHASIS);
  return kept.length > 0 ? { emphasis: kept } : {};
}

export function endingAt(caption: Caption, endSeconds: number): Caption {
  return cutTo(caption, caption.startSeconds, endSeconds);
}

export function beginningAt(caption: Caption, startSeconds: number): Caption {
  return cutTo(caption, startSeconds, caption.endSeconds);
}

function cutTo(caption: Caption, startSeconds: number, endSeconds: number): Caption {
  const words = caption.words?.map((word) => within(word, startSeconds, endSeconds));
  return { ...caption, startSeconds, endSeconds, ...(words && { words }) };
}

export function within(word: CaptionWord, startSeconds: number, endSeconds: number): CaptionWord {
  return {
    text: word.text,
    startSeconds: clamp(word.startSeconds, startSeconds, endSeconds),
    endSeconds: clamp(word.endSeconds, startSeconds, endSeconds),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A caption's text without spaces at its ends and blank lines, which no subtitle file can hold. */
export function cleanText(text: string): string {
  return text
    .replaceAll("-->", "→")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n")
    .slice(0, mostCaptionCharacters)
    .trim();
}
