import type { Fact, FactKind } from "../facts/fact";
import { writeDate, writeDecimal, writeMoney } from "../facts/write-value";
import type { Language } from "../text/language";

/** Who is spoken to. */
export interface Speech {
  language: Language;
  /** The language with its region, by which numbers and days are written. */
  locale: string;
}

/** Where amounts in a currency are most likely written as there. */
const regions: Record<string, string> = {
  "en/USD": "en-US",
  "en/CAD": "en-CA",
  "pt/BRL": "pt-BR",
  "zh/TWD": "zh-TW",
};
const usualRegions: Partial<Record<Language, string>> = { en: "en-GB", pt: "pt-PT" };

/** The region of the page where it says one, otherwise one that goes with its currency. */
export function speechOf(facts: readonly Fact[], language: Language): Speech {
  const said = facts.find(
    (fact) => fact.language && isTag(fact.language, language) && fact.language.includes("-"),
  );
  const [currency] = facts.flatMap(({ value }) => (value.type === "money" ? [value.currency] : []));
  const locale = said?.language ?? regions[`${language}/${currency}`] ?? usualRegions[language] ?? language;
  return { language, locale };
}

/** The texts of a kind that can be said: words of no known language count as the video's own. */
export function textsOf(facts: readonly Fact[], kind: FactKind, { language }: Speech): string[] {
  return facts.flatMap((fact) => {
    const isIts = fact.language === null || isTag(fact.language, language);
    return fact.kind === kind && fact.value.type === "text" && isIts ? [oneLine(fact.value.text)] : [];
  });
}

/** The texts of a kind that are said in any language: names, addresses. */
export function namesOf(facts: readonly Fact[], kind: FactKind): string[] {
  return facts.flatMap(({ kind: own, value }) =>
    own === kind && value.type === "text" ? [oneLine(value.text)] : [],
  );
}

/** Currencies as they are said; their signs there are abbreviations that end a sentence. */
const arabicNames: Record<string, string> = {
  SAR: "ريال",
  QAR: "ريال",
  OMR: "ريال",
  YER: "ريال",
  AED: "درهم",
  MAD: "درهم",
  EGP: "جنيه",
  KWD: "دينار",
  BHD: "دينار",
  JOD: "دينار",
  IQD: "دينار",
  TND: "دينار",
  DZD: "دينار",
};

/** A price as it is said, without the marks that only turn the reading direction. */
export function sayMoney(fact: Fact | undefined, { language, locale }: Speech): string | null {
  if (fact?.value.type !== "money") return null;
  const { amount, currency } = fact.value;
  if (language === "ja" && currency === "JPY") return `${writeDecimal(amount, locale)}円`;
  const name = language === "ar" && arabicNames[currency];
  if (name) return `${writeDecimal(amount.replace(/\.0+$/u, ""), locale)} ${name}`;
  return writeMoney(fact.value, locale).replace(/[\u200e\u200f\u061c]/gu, "");
}

export function sayDay(fact: Fact | undefined, { locale }: Speech): string | null {
  return fact?.value.type === "date" ? writeDate(fact.value.date, locale) : null;
}

/** "Height 24 cm"; the label only where it is in the language of the video. */
export function sayMeasure(fact: Fact, speech: Speech): string | null {
  const { value, label } = fact;
  const isIts = fact.language === null || isTag(fact.language, speech.language);
  if (value.type === "text" && !isIts) return null;
  const said =
    value.type === "quantity"
      ? `${writeDecimal(value.amount, speech.locale)}\u00a0${value.unit}`
      : value.type === "text"
        ? oneLine(value.text)
        : null;
  if (said === null) return null;
  return label && isIts ? `${label} ${said}` : said;
}

function isTag(tag: string, language: Language): boolean {
  return tag.split("-")[0]?.toLowerCase() === language;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
