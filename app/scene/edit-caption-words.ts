import { joinWords, splitWords } from "~/domain/video/split-words";
import {
  type CaptionPlace,
  type CaptionWord,
  mostCaptionCharacters,
  SHORTEST_CAPTION_SECONDS,
  spread,
  wordsOfCaption,
} from "~/scene/captions-of";
import {
  captionWith,
  changeCaption,
  cleanText,
  emphasisField,
  MOST_EMPHASIS,
  MOST_WORDS,
  requireWord,
} from "~/scene/change-captions";
import { removeCaption } from "~/scene/edit-captions";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import type { Caption, Storyboard } from "~/scene/storyboard";

/** Pure edits of the words of captions. */

/**
 * Puts other words in a caption's place: words that stay keep their times, the others share what is left. Where nobody knows when the
 * words are said, they stay spread over the caption. Empty removes it.
 */
export function setCaptionText(storyboard: Storyboard, place: CaptionPlace, text: string): Storyboard {
  const clean = cleanText(text);
  if (clean === "") return removeCaption(storyboard, place);
  return changeCaption(storyboard, place, (caption) => {
    if (clean === caption.text) return caption;
    const before = wordsOfCaption(caption, place.language);
    const words = keepTimes(before, splitWords(clean, place.language), caption);
    const kept = (caption.emphasis ?? []).flatMap((index) => {
      const at = words.findIndex(({ text: word }) => word === before[index]?.text);
      return at < 0 ? [] : at;
    });
    const isTimed = (caption.words?.length ?? 0) > 0;
    return captionWith(caption, { text: clean, ...(isTimed && { words }), emphasis: kept });
  });
}

/** Writes one word anew; empty takes it out. */
export function setCaptionWord(
  storyboard: Storyboard,
  place: CaptionPlace,
  wordIndex: number,
  text: string,
): Storyboard {
  const word = cleanText(text).replaceAll("\n", " ").slice(0, 100);
  return changeCaption(storyboard, place, (caption) => {
    const words = [...wordsOfCaption(caption, place.language)];
    const old = requireWord(words, wordIndex);
    if (word !== "") return withWords(caption, words.with(wordIndex, { ...old, text: word }));
    if (words.length === 1)
      throw new StoryboardEditError("part-not-found", "A caption needs a word. Delete the caption instead.");
    const emphasis = (caption.emphasis ?? [])
      .filter((index) => index !== wordIndex)
      .map((index) => (index > wordIndex ? index - 1 : index));
    return { ...withWords(caption, words.toSpliced(wordIndex, 1)), ...emphasisField(emphasis) };
  });
}

/** Sets a word apart, or no longer. */
export function toggleEmphasis(storyboard: Storyboard, place: CaptionPlace, wordIndex: number): Storyboard {
  return changeCaption(storyboard, place, (caption) => {
    const words = wordsOfCaption(caption, place.language);
    requireWord(words, wordIndex);
    const { emphasis = [] } = caption;
    const next = emphasis.includes(wordIndex)
      ? emphasis.filter((other) => other !== wordIndex)
      : [...emphasis, wordIndex].sort((one, other) => one - other);
    if (next.length > MOST_EMPHASIS)
      throw new StoryboardEditError(
        "too-many-parts",
        `At most ${MOST_EMPHASIS} words of a caption can be set apart.`,
      );
    return captionWith(caption, { emphasis: next });
  });
}

/**
 * Words that stand on both sides in the same order keep their times; what comes between shares the time that is left. Where none is left,
 * the word after it shares its own, at the end the one before.
 */
function keepTimes(
  before: readonly CaptionWord[],
  texts: readonly string[],
  caption: Caption,
): CaptionWord[] {
  let head = 0;
  while (head < texts.length && head < before.length && texts[head] === before[head]?.text) head++;
  let tail = 0;
  const same = (back: number) => texts.at(-1 - back) === before.at(-1 - back)?.text;
  while (tail < texts.length - head && tail < before.length - head && same(tail)) tail++;
  const added = texts.length - before.length;
  if (head + tail === before.length && added > 0) {
    const gap =
      (before[head]?.startSeconds ?? caption.endSeconds) -
      (before[head - 1]?.endSeconds ?? caption.startSeconds);
    if (gap < added * SHORTEST_CAPTION_SECONDS && before.length > 0) {
      if (tail > 0) tail--;
      else head--;
    }
  }
  const kept = tail > 0 ? before.slice(-tail) : [];
  const from = head === 0 ? (before[0]?.startSeconds ?? caption.startSeconds) : before[head - 1]!.endSeconds;
  const replaced = before.slice(head, before.length - tail);
  const start = replaced[0]?.startSeconds ?? from;
  const until = replaced.at(-1)?.endSeconds ?? kept[0]?.startSeconds ?? caption.endSeconds;
  const between = spread(texts.slice(head, texts.length - tail), Math.min(start, until), until);
  return [...before.slice(0, head), ...between, ...kept].slice(0, MOST_WORDS);
}

function withWords(caption: Caption, words: CaptionWord[]): Caption {
  return {
    ...caption,
    words,
    text: joinWords(words.map(({ text }) => text)).slice(0, mostCaptionCharacters),
  };
}
