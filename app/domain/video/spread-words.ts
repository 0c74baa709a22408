import { splitWords } from "./split-words";
import type { TimedWord } from "./timed-word";

/**
 * Spreads the words of a line evenly over a time by their length, with a longer stop after a sentence than after a comma:
 * what is left when only the text and the time of a line are known. Empty for text without words.
 */
export function distributeWords(
  text: string,
  startSeconds: number,
  endSeconds: number,
  language?: string,
): TimedWord[] {
  return distributeOver(text, [{ startSeconds, endSeconds }], language);
}

/** A part of a line in which somebody speaks. */
export interface VoicedSpan {
  startSeconds: number;
  endSeconds: number;
}

/**
 * Spreads words over the voiced parts of a recording: pauses between the parts stay without words, and sentences begin at
 * the nearest beginning of a part where one is close.
 */
export function distributeOver(text: string, spans: readonly VoicedSpan[], language?: string): TimedWord[] {
  const words = splitWords(text, language);
  const total = spans.reduce((sum, span) => sum + Math.max(0, span.endSeconds - span.startSeconds), 0);
  if (words.length === 0 || total <= 0) return [];
  // Inside one part, stops take time; between parts the pause itself is the stop.
  const stopWeight = spans.length > 1 ? 0 : 1;
  const weights = words.map((word) => 1 + [...word].length + stopWeight * stopAfter(word));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const ends = endsOfSentences(words);
  const at = (share: number) => placeIn(spans, share * total);

  const timed: TimedWord[] = [];
  let before = 0;
  for (const [index, word] of words.entries()) {
    const weight = weights[index] as number;
    const start = at(before / sum);
    const spoken = weight - stopWeight * stopAfter(word);
    const end = at((before + spoken) / sum);
    timed.push({ text: word, ...withinOnePart(start.after, Math.max(start.after, end.before), spans) });
    before += weight;
  }
  return spans.length > 1 ? snapSentences(timed, ends, spans) : timed;
}

/** How long the stop after a word is, in characters' time. */
function stopAfter(word: string): number {
  if (/[.!?…。！？؟।][\p{P}\p{S}]*$/u.test(word)) return 5;
  return /[,;:–—،、，；：][\p{P}\p{S}]*$/u.test(word) ? 2.5 : 0;
}

function endsOfSentences(words: readonly string[]): boolean[] {
  return words.map((word) => stopAfter(word) === 5);
}

/** The time at which so many voiced seconds have passed: just before a pause, and just after it. */
function placeIn(spans: readonly VoicedSpan[], voicedSeconds: number): { before: number; after: number } {
  let left = voicedSeconds;
  for (const [index, { startSeconds, endSeconds }] of spans.entries()) {
    const length = endSeconds - startSeconds;
    if (left < length - 1e-9) return { before: startSeconds + left, after: startSeconds + left };
    if (left <= length + 1e-9)
      return { before: endSeconds, after: spans[index + 1]?.startSeconds ?? endSeconds };
    left -= length;
  }
  const end = spans.at(-1)?.endSeconds ?? 0;
  return { before: end, after: end };
}

/** A word is not said across a pause: it stays in the part that holds more of it. */
function withinOnePart(startSeconds: number, endSeconds: number, spans: readonly VoicedSpan[]): VoicedSpan {
  const touched = spans.filter((span) => span.endSeconds > startSeconds && span.startSeconds < endSeconds);
  if (touched.length < 2) return { startSeconds, endSeconds };
  const share = (span: VoicedSpan) =>
    Math.min(endSeconds, span.endSeconds) - Math.max(startSeconds, span.startSeconds);
  const most = touched.reduce((best, span) => (share(span) > share(best) ? span : best));
  return {
    startSeconds: Math.max(startSeconds, most.startSeconds),
    endSeconds: Math.min(endSeconds, most.endSeconds),
  };
}

/** Moves the first word of a sentence to the beginning of a part, where that is nearer than this. */
const SNAP_SECONDS = 0.35;

function snapSentences(
  words: TimedWord[],
  ends: readonly boolean[],
  spans: readonly VoicedSpan[],
): TimedWord[] {
  for (let index = 1; index < words.length; index++) {
    if (!ends[index - 1]) continue;
    const word = words[index] as TimedWord;
    const last = words[index - 1] as TimedWord;
    const gap = spans.findIndex(
      (span, place) => place > 0 && Math.abs(span.startSeconds - word.startSeconds) < SNAP_SECONDS,
    );
    const part = spans[gap];
    const partBefore = spans[gap - 1];
    if (!part || !partBefore || part.startSeconds >= word.endSeconds) continue;
    if (partBefore.endSeconds <= last.startSeconds) continue;
    word.startSeconds = part.startSeconds;
    last.endSeconds = Math.min(Math.max(last.endSeconds, last.startSeconds), partBefore.endSeconds);
  }
  return words;
}
