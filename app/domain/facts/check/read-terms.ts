import type { Term } from "./claim-kind";
import { findNumbers } from "./find-numbers";
import { findSuperlatives } from "./find-superlatives";
import { findWords } from "./find-words";
import { plainText, tokensOf } from "./tokens";
import { type WordLanguage, wordLanguages } from "./words/word-table";

/**
 * What a text states that can be checked: its numbers with what they measure, and the words of the tables, in the order of the text.
 * `language` is a BCP 47 tag; where it is null or none whose words are known, all of them are looked for. Takes time in proportion to
 * the length of the text.
 */
export function readTerms(text: string, language: string | null): Term[] {
  const plain = plainText(text);
  const tokens = tokensOf(plain);
  const languages = languagesFor(language);
  const words = findWords(plain, tokens, languages);
  const others = [...findSuperlatives(plain, tokens, languages), ...findNumbers(plain, tokens)];
  const terms = [...words, ...outside(others, words)];
  return terms.toSorted((one, other) => one.start - other.start);
}

/** English words stand in texts of every language. */
function languagesFor(language: string | null): readonly WordLanguage[] {
  const base = wordLanguages.find((known) => known === language?.split("-")[0]?.toLowerCase());
  return base ? [...new Set([base, "en" as const])] : wordLanguages;
}

/** Those that share no letter with one of `taken`, which are in the order of the text. */
function outside(terms: readonly Term[], taken: readonly Term[]): Term[] {
  let at = 0;
  return terms
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, text }) => {
      while (at < taken.length && taken[at]!.start + taken[at]!.text.length <= start) at++;
      const next = taken[at];
      return !next || start + text.length <= next.start;
    });
}
