import { baseLanguage } from "~/sections/fact-words/base-language";

/** What stands before the lower end of a range of prices; English where a language is not here. */
const before: Readonly<Record<string, string>> = {
  en: "from",
  de: "ab",
  fr: "à partir de",
  es: "desde",
  it: "da",
  pt: "desde",
  nl: "vanaf",
  pl: "od",
  sv: "från",
  da: "fra",
  tr: "en az",
  ar: "من",
};
/** What stands behind it. */
const behind: Readonly<Record<string, string>> = { hi: " से", ja: "～", zh: "起" };

/** "from £19": the lowest of several prices is not said to be the price. */
export function fromPrice(price: string, language: string): string {
  const base = baseLanguage(language);
  return behind[base] ? `${price}${behind[base]}` : `${before[base] ?? before.en} ${price}`;
}
