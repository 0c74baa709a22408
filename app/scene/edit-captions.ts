import { joinWords, splitWords } from "~/domain/video/split-words";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { captionsFromVoice } from "~/scene/resolve/cues";
import type { Caption, Scene, Storyboard } from "~/scene/storyboard";

/**
 * Pure edits of captions. A scene's captions in the storyboard's language are made from its voice until the first edit of one;
 * from then on they are its own. Times are seconds from the start of the scene's voice, or of the scene where it has none.
 */

export interface CaptionTrack {
  sceneId: string;
  /** BCP 47 tag. */
  language: string;
}
export interface CaptionPlace extends CaptionTrack {
  index: number;
}

type CaptionWord = NonNullable<Caption["words"]>[number];

export const mostCaptionsOfScene = 200;
export const mostCaptionCharacters = 400;
const MOST_WORDS = 100;
const MOST_EMPHASIS = 40;
/** No caption and no word is shorter, in seconds. */
export const SHORTEST_CAPTION_SECONDS = 0.1;
const SHORTEST_WORD_SECONDS = 0.02;
const NEW_CAPTION_SECONDS = 2;

/** The captions of a scene as they stand: its own, or as its voice gives them. */
export function captionsOf(scene: Scene, language: string, ofStoryboard: string): readonly Caption[] {
  return scene.captions?.[language] ?? (language === ofStoryboard ? captionsFromVoice(scene, language) : []);
}

/** The words of a caption with their times, spread over it where nobody knows them. */
export function wordsOfCaption(caption: Caption, language: string): readonly CaptionWord[] {
  if (caption.words && caption.words.length > 0) return caption.words;
  return spread(splitWords(caption.text, language), caption.startSeconds, caption.endSeconds);
}

/** Puts other words in a caption's place: words that stay keep their times, the others share what is left. Empty removes it. */
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
    return captionWith(caption, { text: clean, words, emphasis: kept });
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
    const at = Math.min(Math.max(next.startSeconds, caption.startSeconds), caption.endSeconds);
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
 * Moves the edges of a caption, in seconds. Its words keep their times as far as they lie within; where all of it moves by the
 * same time, they move along. A neighbour that is met gives way as long as something of it is left.
 */
export function setCaptionTimes(
  storyboard: Storyboard,
  { index, ...track }: CaptionPlace,
  times: { startSeconds?: number; endSeconds?: number },
): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    const caption = requireCaption(captions, index);
    const [before, after] = [captions[index - 1], captions[index + 1]];
    const least = before ? before.startSeconds + SHORTEST_CAPTION_SECONDS : -600;
    const most = after ? after.endSeconds - SHORTEST_CAPTION_SECONDS : 600;
    const startSeconds = clamp(
      times.startSeconds ?? caption.startSeconds,
      least,
      most - SHORTEST_CAPTION_SECONDS,
    );
    const endSeconds = clamp(
      times.endSeconds ?? caption.endSeconds,
      startSeconds + SHORTEST_CAPTION_SECONDS,
      most,
    );
    const moved = startSeconds - caption.startSeconds;
    const isMoved = Math.abs(endSeconds - caption.endSeconds - moved) < 1e-6;
    const words = caption.words?.map((word) =>
      isMoved
        ? { ...word, startSeconds: word.startSeconds + moved, endSeconds: word.endSeconds + moved }
        : within(word, startSeconds, endSeconds),
    );
    const next = captions.with(index, { ...caption, startSeconds, endSeconds, ...(words && { words }) });
    if (before && before.endSeconds > startSeconds) next[index - 1] = endingAt(before, startSeconds);
    if (after && after.startSeconds < endSeconds) next[index + 1] = beginningAt(after, endSeconds);
    return next;
  });
}

/**
 * When words of a scene begin, as somebody tapped along: each word lasts until the next one begins, and captions reach from their
 * first word to their last. `starts` are seconds, one for each word of all the scene's captions in order; those that are missing
 * at the end keep their length after the last one that is known.
 */
export function retimeWords(
  storyboard: Storyboard,
  track: CaptionTrack,
  starts: readonly number[],
): Storyboard {
  if (starts.length === 0) return storyboard;
  return changeTrack(storyboard, track, (captions) => {
    const all = captions.flatMap((caption) => wordsOfCaption(caption, track.language));
    let earliest = -600;
    const sorted = starts.map((start) => {
      const begins = Math.max(start, earliest);
      earliest = begins + SHORTEST_WORD_SECONDS;
      return begins;
    });
    const last = Math.min(sorted.length, all.length) - 1;
    const shift = sorted[last]! - all[last]!.startSeconds;
    const timed = all.map((word, place) => {
      const length = word.endSeconds - word.startSeconds;
      const startSeconds = sorted[place] ?? word.startSeconds + shift;
      const next = place < last ? sorted[place + 1]! : startSeconds + length;
      return {
        ...word,
        startSeconds,
        endSeconds: Math.max(startSeconds, Math.min(next, startSeconds + Math.max(length, 0.6))),
      };
    });
    let from = 0;
    return captions.map((caption) => {
      const count = wordsOfCaption(caption, track.language).length;
      const words = timed.slice(from, from + count);
      from += count;
      const following = timed[from]?.startSeconds ?? Number.POSITIVE_INFINITY;
      const hold = Math.max(
        0,
        caption.endSeconds -
          (wordsOfCaption(caption, track.language).at(-1)?.endSeconds ?? caption.endSeconds),
      );
      const startSeconds = words[0]?.startSeconds ?? caption.startSeconds;
      const spoken = words.at(-1)?.endSeconds ?? caption.endSeconds;
      const endSeconds = Math.max(Math.min(spoken + hold, following), startSeconds + SHORTEST_WORD_SECONDS);
      return { ...caption, startSeconds, endSeconds, words };
    });
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

/** Adds a caption in order of time, cut where the next one begins. Throws `too-many-parts`. */
export function addCaption(
  storyboard: Storyboard,
  track: CaptionTrack,
  caption: { startSeconds: number; text: string },
): Storyboard {
  const text = cleanText(caption.text);
  if (text === "") return storyboard;
  return changeTrack(storyboard, track, (captions) => {
    if (captions.length >= mostCaptionsOfScene) throw tooMany();
    const { startSeconds } = caption;
    const at = captions.filter((other) => other.startSeconds <= startSeconds).length;
    const next = captions[at]?.startSeconds ?? Number.POSITIVE_INFINITY;
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

export function removeCaption(storyboard: Storyboard, { index, ...track }: CaptionPlace): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    requireCaption(captions, index);
    return captions.toSpliced(index, 1);
  });
}

/** Puts a whole track in place of a scene's captions; `null`: as the voice gives them, and none in another language. */
export function setCaptionTrack(
  storyboard: Storyboard,
  { sceneId, language }: CaptionTrack,
  captions: readonly Caption[] | null,
): Storyboard {
  return changeScene(storyboard, sceneId, ({ captions: before = {}, ...scene }) => {
    const { [language]: _, ...others } = before;
    const tracks = captions ? { ...others, [language]: captions.slice(0, mostCaptionsOfScene) } : others;
    return Object.keys(tracks).length > 0 ? { ...scene, captions: tracks } : scene;
  });
}

/** Takes a language's captions out of every scene, and out of the picture. */
export function removeCaptionLanguage(storyboard: Storyboard, language: string): Storyboard {
  const without = storyboard.scenes.reduce(
    (board, { id, captions }) =>
      captions?.[language] ? setCaptionTrack(board, { sceneId: id, language }, null) : board,
    storyboard,
  );
  const { captions } = without;
  if (captions?.language !== language && captions?.secondLanguage !== language) return without;
  const { language: first, secondLanguage: second, ...others } = captions;
  return {
    ...without,
    captions: {
      ...others,
      ...(first && first !== language && { language: first }),
      ...(second && second !== language && { secondLanguage: second }),
    },
  };
}

/** Languages in which there are captions, the storyboard's own first. */
export function captionLanguages({ language, scenes }: Storyboard): string[] {
  const others = scenes.flatMap(({ captions }) => Object.keys(captions ?? {}));
  return [...new Set([language, ...others.sort()])];
}

/** How captions look in the picture. A field that is `undefined` is as the template has it. */
export function setCaptionLook(
  storyboard: Storyboard,
  look: Partial<NonNullable<Storyboard["captions"]>>,
): Storyboard {
  const entries = Object.entries({ show: false, style: "karaoke", ...storyboard.captions, ...look });
  return {
    ...storyboard,
    captions: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as NonNullable<
      Storyboard["captions"]
    >,
  };
}

/** A caption's text without spaces at its ends and blank lines, which no subtitle file can hold. */
function cleanText(text: string): string {
  return text
    .replaceAll("-->", "→")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n")
    .slice(0, mostCaptionCharacters)
    .trim();
}

/** Words that stand on both sides in the same order keep their times; what comes between shares the time that is left. */
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
  const kept = tail > 0 ? before.slice(-tail) : [];
  const from = head === 0 ? (before[0]?.startSeconds ?? caption.startSeconds) : before[head - 1]!.endSeconds;
  const replaced = before.slice(head, before.length - tail);
  const start = replaced[0]?.startSeconds ?? from;
  const until = replaced.at(-1)?.endSeconds ?? kept[0]?.startSeconds ?? caption.endSeconds;
  const between = spread(texts.slice(head, texts.length - tail), Math.min(start, until), until);
  return [...before.slice(0, head), ...between, ...kept].slice(0, MOST_WORDS);
}

/** Words over a time, each by its length. */
function spread(texts: readonly string[], startSeconds: number, endSeconds: number): CaptionWord[] {
  const total = texts.reduce((sum, text) => sum + [...text].length + 1, 0);
  const rate = total > 0 ? (endSeconds - startSeconds) / total : 0;
  let at = startSeconds;
  return texts.map((text) => {
    const word = {
      text: text.slice(0, 100),
      startSeconds: at,
      endSeconds: at + rate * ([...text].length + 1),
    };
    at = word.endSeconds;
    return word;
  });
}

function withWords(caption: Caption, words: CaptionWord[]): Caption {
  return {
    ...caption,
    words,
    text: joinWords(words.map(({ text }) => text)).slice(0, mostCaptionCharacters),
  };
}

function captionWith(caption: Caption, { emphasis, ...fields }: Partial<Caption>): Caption {
  const { emphasis: before, ...others } = caption;
  return { ...others, ...fields, ...emphasisField(emphasis ?? before ?? []) };
}

/** Firestore stores no `undefined`. */
function emphasisField(emphasis: readonly number[]): Pick<Caption, "emphasis"> {
  const kept = [...new Set(emphasis)].filter((index) => index < MOST_WORDS).slice(0, MOST_EMPHASIS);
  return kept.length > 0 ? { emphasis: kept } : {};
}

function endingAt(caption: Caption, endSeconds: number): Caption {
  return cutTo(caption, caption.startSeconds, endSeconds);
}

function beginningAt(caption: Caption, startSeconds: number): Caption {
  return cutTo(caption, startSeconds, caption.endSeconds);
}

function cutTo(caption: Caption, startSeconds: number, endSeconds: number): Caption {
  const words = caption.words?.map((word) => within(word, startSeconds, endSeconds));
  return { ...caption, startSeconds, endSeconds, ...(words && { words }) };
}

function within(word: CaptionWord, startSeconds: number, endSeconds: number): CaptionWord {
  return {
    text: word.text,
    startSeconds: clamp(word.startSeconds, startSeconds, endSeconds),
    endSeconds: clamp(word.endSeconds, startSeconds, endSeconds),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function changeCaption(
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
function changeTrack(
  storyboard: Storyboard,
  { sceneId, language }: CaptionTrack,
  change: (captions: readonly Caption[]) => readonly Caption[],
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const before = captionsOf(scene, language, storyboard.language);
  const after = change(before);
  return after === before ? storyboard : setCaptionTrack(storyboard, { sceneId, language }, after);
}

function changeScene(storyboard: Storyboard, sceneId: string, change: (scene: Scene) => Scene): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((other) => (other === scene ? change(scene) : other)),
  };
}

function requireCaption(captions: readonly Caption[], index: number): Caption {
  const caption = captions[index];
  if (!caption) throw new StoryboardEditError("part-not-found", `This scene has no caption ${index + 1}.`);
  return caption;
}

function requireWord(words: readonly CaptionWord[], index: number): CaptionWord {
  const word = words[index];
  if (!word) throw new StoryboardEditError("part-not-found", `This caption has no word ${index + 1}.`);
  return word;
}

function tooMany(): StoryboardEditError {
  return new StoryboardEditError(
    "too-many-parts",
    `A scene can have at most ${mostCaptionsOfScene} captions.`,
  );
}
