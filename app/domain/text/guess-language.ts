import type { Language } from "./language";

/** Small words that stand in almost any sentence of a language and in few of another. */
const stopWords: Partial<Record<Language, readonly string[]>> = {
  en: ["the", "and", "with", "for", "our", "is", "are", "we", "of", "to", "every", "you"],
  de: ["der", "die", "das", "und", "mit", "für", "wir", "ist", "ein", "eine", "unser", "auf", "von", "am"],
  fr: ["le", "les", "et", "avec", "pour", "nous", "est", "une", "des", "notre", "du", "sur", "au"],
  es: ["el", "los", "las", "y", "con", "para", "nuestro", "nuestra", "es", "una", "del", "por", "en"],
};

const fewestWords = 2;

/** The language a text seems to be written in, by its small words; null where they do not tell. */
export function guessLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(stopWords)
    .map(([language, known]) => ({
      language: language as Language,
      count: words.filter((word) => known.includes(word)).length,
    }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count >= fewestWords && first.count > (second?.count ?? 0) * 1.5
    ? first.language
    : null;
}
