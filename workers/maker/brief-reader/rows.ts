import type { Language } from "~/domain/text/language";
import type { LanguageRow } from "./language-row";
import { arabic } from "./rows/ar";
import { danish } from "./rows/da";
import { german } from "./rows/de";
import { english } from "./rows/en";
import { spanish } from "./rows/es";
import { french } from "./rows/fr";
import { hindi } from "./rows/hi";
import { italian } from "./rows/it";
import { japanese } from "./rows/ja";
import { dutch } from "./rows/nl";
import { noRow } from "./rows/none";
import { polish } from "./rows/pl";
import { portuguese } from "./rows/pt";
import { swedish } from "./rows/sv";
import { turkish } from "./rows/tr";
import { chinese } from "./rows/zh";

const rows: Partial<Record<Language, LanguageRow>> = {
  ar: arabic,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  sv: swedish,
  tr: turkish,
  zh: chinese,
};

/** What is known of a language; of one without a row, contacts, prices, digits and sentences are still read. */
export function rowOf(language: Language): LanguageRow {
  return rows[language] ?? noRow;
}
