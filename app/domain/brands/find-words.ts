/** Where a word stands in a text, in UTF-16 units. */
export interface FoundWord {
  /** As the list has it. */
  word: string;
  /** As the text has it. */
  written: string;
  start: number;
}

/**
 * The words of a list that a text uses, in the order of the text, whatever their case. A word is found whole; where it ends in `*`,
 * so are those it begins. In scripts without spaces it is found wherever it stands.
 */
export function findWords(text: string, words: readonly string[]): FoundWord[] {
  const found = words.flatMap((word): FoundWord[] => {
    const wanted = word.trim();
    const stem = wanted.replace(/\*$/u, "");
    if (stem === "") return [];
    const isOpen = stem !== wanted;
    const before = /^[\p{L}\p{N}]/u.test(stem) && !unspaced.test(stem) ? "(?<![\\p{L}\\p{N}])" : "";
    const after = /[\p{L}\p{N}]$/u.test(stem) && !unspaced.test(stem) ? "(?![\\p{L}\\p{N}])" : "";
    const pattern = stem.split(/\s+/u).map(escaped).join("\\s+");
    const whole = new RegExp(`${before}${pattern}${isOpen ? "[\\p{L}\\p{N}]*" : after}`, "giu");
    return [...text.matchAll(whole)].map((match) => ({ word, written: match[0], start: match.index }));
  });
  return found.toSorted((one, other) => one.start - other.start);
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}
