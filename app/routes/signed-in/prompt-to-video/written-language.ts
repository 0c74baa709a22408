import { guessLanguage } from "~/domain/text/guess-language";
import type { Language } from "~/domain/text/language";
import { languageOfLetters } from "~/domain/text/language-of-letters";

export interface WrittenLanguage {
  /** What the video will be in. */
  language: Language;
  /** The tag of the language the words are in; null where they do not tell. */
  read: string | null;
}

/** What was chosen counts, then the language of the words where a writer has it, then that of the browser, then English. */
export function writtenLanguage(
  prompt: string,
  chosen: Language | null,
  written: readonly Language[],
  preferred: readonly string[],
): WrittenLanguage {
  const read = languageOfLetters(prompt) ?? guessLanguage(prompt);
  const known = (tag: string | null) => written.find((language) => language === tag?.split("-")[0]);
  const usual = preferred.map(known).find((language) => language !== undefined) ?? "en";
  return { language: chosen ?? known(read) ?? usual, read };
}
