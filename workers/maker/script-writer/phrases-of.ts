import type { WriterLanguage } from "./grammars";
import type { Phrases } from "./phrases";
import { englishPhrases } from "./phrases/english";
import { frenchPhrases } from "./phrases/french";
import { germanPhrases } from "./phrases/german";
import { spanishPhrases } from "./phrases/spanish";

const phraseBanks: Record<WriterLanguage, Phrases> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
};

export function phrasesOf(language: WriterLanguage): Phrases {
  return phraseBanks[language];
}
