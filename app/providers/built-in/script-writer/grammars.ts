import type { Grammar } from "~/providers/built-in/script-writer/grammar";
import { english } from "~/providers/built-in/script-writer/grammars/english";
import { french } from "~/providers/built-in/script-writer/grammars/french";
import { german } from "~/providers/built-in/script-writer/grammars/german";
import { spanish } from "~/providers/built-in/script-writer/grammars/spanish";

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
