import { foldText } from "../text/fold-text";

/** Beginnings are kept up to this length; what is typed beyond it is compared with the words themselves. */
const longestBeginning = 16;
const mostBeginnings = 120;

/** The words of texts, as they are searched: letters and figures without case or marks. */
export function wordsOf(...texts: (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => foldText(text ?? "").match(/[\p{L}\p{N}]+/gu) ?? []))];
}

/** All beginnings of words, for a database that finds by equal values. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = new Set<string>();
  for (const word of words) {
    const letters = [...word].slice(0, longestBeginning);
    for (let length = 1; length <= letters.length; length++) {
      beginnings.add(letters.slice(0, length).join(""));
    }
  }
  return [...beginnings].slice(0, mostBeginnings);
}

/** The beginning to ask the database for: of the longest word typed, which fewest have. Null where nothing can be searched. */
export function beginningToAsk(typed: readonly string[]): string | null {
  const longest = typed.toSorted((left, right) => right.length - left.length)[0];
  return longest ? [...longest].slice(0, longestBeginning).join("") : null;
}

/** Whether each word that was typed begins one of these. */
export function beginsWords(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((word) => words.some((known) => known.startsWith(word)));
}
