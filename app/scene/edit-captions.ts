import { joinWords } from "~/domain/video/split-words";
import {
  type CaptionPlace,
  type CaptionTrack,
  mostCaptionCharacters,
  mostCaptionsOfScene,
  SHORTEST_CAPTION_SECONDS,
  wordsOfCaption,
} from "~/scene/captions-of";
import {
  changeTrack,
  clamp,
  cleanText,
  emphasisField,
  endingAt,
  MOST_WORDS,
  requireCaption,
  tooMany,
  within,
} from "~/scene/change-captions";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import type { Caption, Storyboard } from "~/scene/storyboard";

/** Pure edits of the captions of a scene, one by one. */

const NEW_CAPTION_SECONDS = 2;

/** Two captions that follow each other become one. Throws `part-not-found` for the last one. */
export function mergeWithNext(storyboard: Storyboard, { index, ...track }: CaptionPlace): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    const [first, second] = [requireCaption(captions, index), requireCaption(captions, index + 1)];
    const before = wordsOfCaption(first, track.language);
    const words = [...before, ...wordsOfCaption(second, track.language)];
    const text = joinWords([first.text, second.text]);
    if (words.length > MOST_WORDS || text.length > mostCaptionCharacters) {
      throw new StoryboardEditError(
        "too-many-parts",
        `A caption holds at most ${mostCaptionCharacters} characters. Merge shorter ones.`,
      );
    }
    const emphasis = [...(first.emphasis ?? []), ...(second.emphasis ?? []).map((at) => at + before.length)];
    const merged: Caption = {
      startSeconds: first.startSeconds,
      endSeconds: Math.max(first.endSeconds, second.endSeconds),
      text,
      words,
      ...emphasisField(emphasis),
    };
    return captions.toSpliced(index, 2, merged);
  });
}

/** A caption becomes two; the second begins with the word at `wordIndex`, when that is said. Throws `cannot-split`. */
export function splitCaption(
  storyboard: Storyboard,
  { index, ...track }: CaptionPlace,
  wordIndex: number,
): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    const caption = requireCaption(captions, index);
    const words = wordsOfCaption(caption, track.language);
    const next = words[wordIndex];
    if (wordIndex < 1 || !next)
      throw new StoryboardEditError("cannot-split", "A caption is split before one of its later words.");
    if (captions.length >= mostCaptionsOfScene) throw tooMany();
    const [earliest, latest] = [
      caption.startSeconds + SHORTEST_CAPTION_SECONDS,
      caption.endSeconds - SHORTEST_CAPTION_SECONDS,
    ];
    if (latest < earliest)
      throw new StoryboardEditError("cannot-split", "This caption is too short for two.");
    const at = clamp(next.startSeconds, earliest, latest);
    const emphasis = caption.emphasis ?? [];
    const piece = (from: number, to: number, startSeconds: number, endSeconds: number): Caption => ({
      startSeconds,
      endSeconds,
      text: joinWords(words.slice(from, to).map(({ text }) => text)),
      words: words.slice(from, to).map((word) => within(word, startSeconds, endSeconds)),
      ...emphasisField(emphasis.filter((place) => place >= from && place < to).map((place) => place - from)),
    });
    const [first, second] = [
      piece(0, wordIndex, caption.startSeconds, at),
      piece(wordIndex, words.length, at, caption.endSeconds),
    ];
    return captions.toSpliced(index, 1, first, second);
  });
}

/**
 * Adds a caption in order of time, cut where the next one begins. Where another begins at that moment, it comes after that one: what
 * stands there is not cut to nothing. Close to the end of `within`, which it does not outlast, it begins earlier. Throws
 * `too-many-parts`.
 */
export function addCaption(
  storyboard: Storyboard,
  track: CaptionTrack,
  caption: { startSeconds: number; text: string },
  within?: { startSeconds: number; endSeconds: number },
): Storyboard {
  const text = cleanText(caption.text);
  if (text === "") return storyboard;
  return changeTrack(storyboard, track, (captions) => {
    if (captions.length >= mostCaptionsOfScene) throw tooMany();
    const wanted = captions.reduce(
      (start, other) =>
        Math.abs(start - other.startSeconds) < SHORTEST_CAPTION_SECONDS ? other.endSeconds : start,
      caption.startSeconds,
    );
    const startSeconds = within ? beginningWithin(within, wanted, captions) : wanted;
    const at = captions.filter((other) => other.startSeconds <= startSeconds).length;
    const next = Math.min(
      captions[at]?.startSeconds ?? Number.POSITIVE_INFINITY,
      within?.endSeconds ?? Number.POSITIVE_INFINITY,
    );
    const room = Math.max(SHORTEST_CAPTION_SECONDS, next - startSeconds);
    const added = { startSeconds, endSeconds: startSeconds + Math.min(NEW_CAPTION_SECONDS, room), text };
    const before = captions[at - 1];
    const others =
      before && before.endSeconds > startSeconds
        ? captions.with(at - 1, endingAt(before, startSeconds))
        : captions;
    return others.toSpliced(at, 0, added);
  });
}

/** Where a new caption begins so that there is time to read it; one that stands there to the end leaves it half of its time. */
function beginningWithin(
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
  wanted: number,
  captions: readonly Caption[],
): number {
  const latest = Math.max(startSeconds, endSeconds - NEW_CAPTION_SECONDS);
  if (wanted <= latest) return wanted;
  const before = captions.findLast((other) => other.startSeconds < Math.min(wanted, endSeconds));
  const free = Math.max(latest, before?.endSeconds ?? latest);
  if (!before || free <= endSeconds - SHORTEST_CAPTION_SECONDS) return Math.min(wanted, free);
  return Math.max(latest, (before.startSeconds + endSeconds) / 2);
}

export function removeCaption(storyboard: Storyboard, { index, ...track }: CaptionPlace): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    requireCaption(captions, index);
    return captions.toSpliced(index, 1);
  });
}
