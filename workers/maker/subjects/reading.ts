import type { LanguageGuess } from "./words/guess-languages";
import type { WordIndex } from "./words/index-words";

/** A language of the text with its index. */
export interface IndexedLanguage extends LanguageGuess {
  index: WordIndex | null;
}

/** A subject with what speaks for it. */
export interface RankedSubject {
  id: string;
  /** One hit of a name is 1. */
  score: number;
  /** The words that speak for it. */
  words: readonly string[];
  /** A word names it, not only a trade that it stands for. */
  isThing: boolean;
  /** What goes well with it, where a trade says so. */
  company: readonly string[];
}

/** What was read of a text. */
export interface Reading {
  ranked: RankedSubject[];
  words: TextWord[];
  /** Places of words that ask for a person. */
  people: readonly number[];
  /** How loud the text asks for what no subject shows. */
  refused: number;
}

/** A word of the text, how much it counts, and whether anything was found by it. */
export interface TextWord {
  text: string;
  at: number;
  folded: string;
  weight: number;
  /** Likely the name of a person or a place. */
  isName: boolean;
  isKnown: boolean;
  /** Part of a phrase that names a trade: it is not read as the name of a thing, too. */
  isTaken: boolean;
  /** Part of a phrase that names what no subject shows. */
  isRefused: boolean;
}

/** Words of a phrase that is looked up. */
export const longestPhrase = 3;

/** Where a phrase ends in its text. */
export function endOf(phrase: readonly TextWord[]): number {
  const last = phrase.at(-1)!;
  return last.at + last.text.length;
}
