import { sameData } from "~/domain/data/same-data";
import { joinWords } from "~/domain/video/split-words";
import {
  mostCaptionCharacters,
  mostCaptionsOfScene,
  SHORTEST_CAPTION_SECONDS,
  wordsOfCaption,
} from "~/scene/captions-of";
import type { Caption } from "~/scene/storyboard";

/** Of one caption, as stored. */
const mostWords = 100;
const mostEmphasised = 40;

interface Notes {
  overruled: boolean;
}

/** A word of a track, with all that a person may change about it. */
interface Word {
  text: string;
  startSeconds: number;
  endSeconds: number;
  isEmphasised: boolean;
  /** Whether a caption begins with it, and when; when the caption that ends with it ends. */
  opens: boolean;
  fromSeconds: number | null;
  untilSeconds: number | null;
  /** Of the caption it opens. */
  goesOnAfter: string | null;
  /** Whether its time is known, rather than spread. */
  isTimed: boolean;
}

/** What one side made of each word of before: the same word, another in its place, or none; and what stands before each. */
interface Side {
  words: (Word | null)[];
  /** By the place of the word of before that follows; the last are those at the end. */
  added: Word[][];
}

/**
 * Captions of one scene that two people changed, merged word by word: what one of them retimes, rewrites, splits, joins or deletes
 * stands beside what the other does elsewhere. Of a field of one word that both changed, mine stands.
 */
export function mergeCaptions(
  base: readonly Caption[],
  mine: readonly Caption[],
  theirs: readonly Caption[],
  language: string,
  notes: Notes,
): Caption[] {
  const [before, my, their] = [base, mine, theirs].map((captions) => wordsOfTrack(captions, language));
  const merged = mergeWords(before!, sideOf(before!, my!), sideOf(before!, their!), notes);
  const captions = captionsOfWords(merged, [...mine, ...theirs], language);
  const fits =
    captions.length <= mostCaptionsOfScene &&
    captions.every(
      ({ words = [], text }) => words.length <= mostWords && text.length <= mostCaptionCharacters,
    );
  if (fits) return captions;
  notes.overruled = true;
  return [...mine];
}

function wordsOfTrack(captions: readonly Caption[], language: string): Word[] {
  return captions.flatMap((caption) => {
    const words = wordsOfCaption(caption, language);
    return words.map(
      (word, index): Word => ({
        ...{ text: word.text, startSeconds: word.startSeconds, endSeconds: word.endSeconds },
        isEmphasised: caption.emphasis?.includes(index) ?? false,
        opens: index === 0,
        fromSeconds: index === 0 ? caption.startSeconds : null,
        goesOnAfter: index === 0 ? (caption.goesOnAfter ?? null) : null,
        untilSeconds: index === words.length - 1 ? caption.endSeconds : null,
        isTimed: (caption.words?.length ?? 0) > 0,
      }),
    );
  });
}

/** Words of the same text in the same order are the same; between those, words stand in the place of others one by one. */
function sideOf(before: readonly Word[], after: readonly Word[]): Side {
  const words: (Word | null)[] = before.map(() => null);
  const added: Word[][] = [...before, null].map(() => []);
  let [from, next] = [0, 0];
  for (const [until, end] of [...sameWords(before, after), [before.length, after.length] as const]) {
    while (from < until && next < end) words[from++] = after[next++]!;
    added[until]!.push(...after.slice(next, end));
    if (until < before.length) words[until] = after[end]!;
    [from, next] = [until + 1, end + 1];
  }
  return { words, added };
}

/** Places of a longest row of words that both have, as pairs. */
function sameWords(one: readonly Word[], other: readonly Word[]): [number, number][] {
  let head = 0;
  while (head < one.length && head < other.length && one[head]!.text === other[head]!.text) head++;
  let tail = 0;
  const most = Math.min(one.length, other.length) - head;
  while (tail < most && one.at(-1 - tail)!.text === other.at(-1 - tail)!.text) tail++;
  const [rows, columns] = [one.length - head - tail, other.length - head - tail];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column]!;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const isSame = one[head + row]!.text === other[head + column]!.text;
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs = Array.from({ length: head }, (_, index): [number, number] => [index, index]);
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (one[head + row]!.text === other[head + column]!.text) pairs.push([head + row++, head + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  for (let back = tail; back > 0; back--) pairs.push([one.length - back, other.length - back]);
  return pairs;
}

function mergeWords(before: readonly Word[], my: Side, their: Side, notes: Notes): Word[] {
  const merged: Word[] = [];
  let isDisputed = false;
  for (let place = 0; place <= before.length; place++) {
    const [mine, theirs] = [my.added[place]!, their.added[place]!];
    const bothAdded = mine.length > 0 && theirs.length > 0;
    merged.push(...mine);
    // Where both wrote the same place anew, what goes on from there is one person's as well.
    if (!bothAdded || (!isDisputed && !sameData(mine, theirs))) merged.push(...theirs);
    const was = before[place];
    if (!was) break;
    const [one, other] = [my.words[place]!, their.words[place]!];
    isDisputed = Boolean(
      one && other && one.text !== was.text && other.text !== was.text && one.text !== other.text,
    );
    const word = one && other ? mergeWord(was, one, other, notes) : rewritten(was, one ?? other, notes);
    if (word) merged.push(word);
  }
  return merged;
}

/** A word that one side took out: gone, unless the other side has written it anew. */
function rewritten(was: Word, left: Word | null, notes: Notes): Word | null {
  if (!left || left.text === was.text) return null;
  notes.overruled = true;
  return left;
}

function mergeWord(was: Word, mine: Word, theirs: Word, notes: Notes): Word {
  const fields = (Object.keys(was) as (keyof Word)[]).map((field) => {
    if (was[field] === mine[field]) return [field, theirs[field]];
    if (was[field] !== theirs[field] && mine[field] !== theirs[field]) notes.overruled = true;
    return [field, mine[field]];
  });
  return Object.fromEntries(fields) as Word;
}

/** Captions of the words, none of which overlaps the next; a text that a side wrote keeps its lines. */
function captionsOfWords(words: readonly Word[], written: readonly Caption[], language: string): Caption[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && !word.opens) last.push(word);
    else groups.push([word]);
  }
  const texts = new Map(
    written.map((caption) => [keyOf(wordsOfCaption(caption, language)), caption.text] as const),
  );
  const spans = groups
    .map((group) => ({ group, ...spanOf(group) }))
    .sort((one, other) => one.startSeconds - other.startSeconds);
  return spans.map(({ group, startSeconds, ...span }, index): Caption => {
    const next = spans[index + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    const endSeconds = Math.max(startSeconds + SHORTEST_CAPTION_SECONDS, Math.min(span.endSeconds, next));
    const emphasis = group
      .flatMap((word, place) => (word.isEmphasised ? place : []))
      .slice(0, mostEmphasised);
    const clamp = (seconds: number) => Math.min(endSeconds, Math.max(startSeconds, seconds));
    const timed = group.map(({ text, ...word }) => ({
      text,
      startSeconds: clamp(word.startSeconds),
      endSeconds: clamp(word.endSeconds),
    }));
    return {
      startSeconds,
      endSeconds,
      text: texts.get(keyOf(group)) ?? joinWords(group.map(({ text }) => text)),
      ...(group.some(({ isTimed }) => isTimed) && { words: timed }),
      ...(emphasis.length > 0 && { emphasis }),
      ...(typeof group[0]?.goesOnAfter === "string" && { goesOnAfter: group[0].goesOnAfter }),
    };
  });
}

function spanOf(group: readonly Word[]): { startSeconds: number; endSeconds: number } {
  const [first, last] = [group[0]!, group.at(-1)!];
  return {
    startSeconds: first.fromSeconds ?? first.startSeconds,
    endSeconds: last.untilSeconds ?? last.endSeconds,
  };
}

const keyOf = (words: readonly { text: string }[]) => JSON.stringify(words.map(({ text }) => text));
