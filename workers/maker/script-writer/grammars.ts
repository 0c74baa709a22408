import type { Grammar } from "./grammar";
import { english } from "./grammars/english";
import { french } from "./grammars/french";
import { german } from "./grammars/german";
import { spanish } from "./grammars/spanish";

export type WriterLanguage = "en" | "de" | "fr" | "es";

const grammars: Record<WriterLanguage, Grammar> = { en: english, de: german, fr: french, es: spanish };

/**
 * The language a brief is written in, by its small words; `expected`, the language of the video, wins a tie. Words
 * the languages share ("en", "de", "in", "es") count for each, which evens out over a sentence.
 */
export function grammarOf(prompt: string, expected: WriterLanguage): Grammar {
  const count = (language: WriterLanguage) => prompt.match(grammars[language].frequentWords)?.length ?? 0;
  let best = expected;
  for (const language of Object.keys(grammars) as WriterLanguage[]) {
    if (count(language) > count(best)) best = language;
  }
  return grammars[best];
}
