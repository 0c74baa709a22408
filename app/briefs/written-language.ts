import { type Language, languages } from "~/domain/text/language";
import type { BriefReading } from "~/domain/video/brief-reading";

export interface WrittenLanguage {
  /** What the video will be in. */
  language: Language;
  /** The tag of the language the words are in; null where they do not tell. */
  read: string | null;
}

interface Known {
  /** What was understood of the words; null where no answer is there yet. */
  reading: Pick<BriefReading, "language" | "languageFrom"> | null;
  chosen: Language | null;
  /** Languages that somebody here can write. */
  written: readonly Language[];
  usual: Language;
}

/** What was chosen counts, then the language of the words where a writer has it, then the usual one. */
export function writtenLanguage({ reading, chosen, written, usual }: Known): WrittenLanguage {
  const read = reading && reading.languageFrom !== "choice" ? reading.language : null;
  return { language: chosen ?? known(read, written) ?? usual, read };
}

/** The language of words that do not tell theirs: the first of the browser's that somebody here can write, or English. */
export function usualLanguage(preferred: readonly string[], written: readonly Language[]): Language {
  return preferred.map((tag) => known(tag, written)).find((language) => language !== undefined) ?? "en";
}

/** The languages somebody here can write, in the order of the form. */
export function writableLanguages(models: readonly { languages: readonly string[] }[]): Language[] {
  return languages.filter((tag) => models.some((model) => model.languages.includes(tag)));
}

function known(tag: string | null, written: readonly Language[]): Language | undefined {
  return written.find((language) => language === tag?.split("-")[0]);
}
