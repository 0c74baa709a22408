import type { Language } from "./language";
import { countStopWords } from "./stop-words";

const fewestWords = 2;

/** The language a text seems to be written in, by its small words; null where they do not tell. */
export function guessLanguage(text: string): Language | null {
  const [first, second] = countStopWords(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return first && first.count >= fewestWords && first.count > (second?.count ?? 0) * 1.5
    ? first.language
    : null;
}
