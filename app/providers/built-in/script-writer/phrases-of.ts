import type { WriterLanguage } from "~/providers/built-in/script-writer/grammars";
import type { Phrases } from "~/providers/built-in/script-writer/phrases";
import { englishPhrases } from "~/providers/built-in/script-writer/phrases/english";
import { frenchPhrases } from "~/providers/built-in/script-writer/phrases/french";
import { germanPhrases } from "~/providers/built-in/script-writer/phrases/german";
import { spanishPhrases } from "~/providers/built-in/script-writer/phrases/spanish";

const phraseBanks: Record<WriterLanguage, Phrases> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
};

export function phrasesOf(language: WriterLanguage): Phrases {
  return phraseBanks[language];
}
