import type { PageLanguage } from "~/sections/messages/wording";
import { ar } from "./ar";
import { da } from "./da";
import { de } from "./de";
import { en, enUs } from "./en";
import { es } from "./es";
import type { FactWords } from "./fact-words";
import { fr } from "./fr";
import { hi } from "./hi";
import { it } from "./it";
import { ja } from "./ja";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import { sv } from "./sv";
import { tr } from "./tr";
import { zh } from "./zh";

const byLanguage: Readonly<Record<PageLanguage, FactWords>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  sv,
  da,
  tr,
  ar,
  hi,
  ja,
  zh,
};

/** Those of a language, by its BCP 47 tag; English where it has none. */
export function factWordsOf(language: string): FactWords {
  const code = language.split("-")[0]?.toLowerCase() ?? "";
  if (language.toLowerCase() === "en-us") return enUs;
  return Object.hasOwn(byLanguage, code) ? byLanguage[code as PageLanguage] : byLanguage.en;
}
