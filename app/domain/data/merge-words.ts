import { changesOf, wordsOf } from "./word-changes";

/**
 * What both sides made of the same text, in one: each side's words where only that side changed some. Null where both changed the
 * same words, or words next to each other.
 */
export function mergeWords(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const words = wordsOf(base);
  const my = changesOf(words, wordsOf(mine));
  const their = changesOf(words, wordsOf(theirs));
  if (!my || !their) return null;
  const changes = [...my, ...their].sort((one, other) => one.start - other.start);
  let merged = "";
  let end = -1;
  for (const change of changes) {
    if (change.start <= end) return null;
    merged += words.slice(Math.max(0, end), change.start).join("") + change.words;
    end = change.end;
  }
  return merged + words.slice(Math.max(0, end)).join("");
}
