import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js/min";
import { type Found, maskFound, maskSign, trimSpan } from "./mask";

/** Where a language is most written: a number without a country is tried as one of these. */
const countries: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ["GB", "US"],
  es: ["ES", "MX"],
  pt: ["PT", "BR"],
  ar: ["EG", "SA", "AE"],
  zh: ["CN", "TW"],
  hi: ["IN"],
  ja: ["JP"],
  sv: ["SE"],
  da: ["DK"],
  nb: ["NO"],
  ko: ["KR"],
  uk: ["UA"],
  cs: ["CZ"],
  el: ["GR"],
  vi: ["VN"],
  he: ["IL"],
  fa: ["IR"],
  bn: ["BD"],
  et: ["EE"],
  sl: ["SI"],
  sr: ["RS"],
  ur: ["PK"],
  ta: ["IN"],
  ca: ["ES"],
};

/** A number that begins as telephone numbers do, whatever its country makes of it. */
const written = /(?<![\p{L}\p{N}.,/])(?:\+|00|\(?0)\p{Nd}?[\p{Nd} ()/\u00a0.-]{5,16}\p{Nd}(?![\p{L}\p{N}])/gu;

/** Telephone numbers, as written: in the country of the region first, then in those of the language. */
export function findPhones(text: string, language: string, region: string | null): Found[] {
  const own = language.toUpperCase();
  const tried = [region?.toUpperCase() ?? "", ...(countries[language] ?? [own])].filter(
    (code): code is CountryCode => isSupportedCountry(code),
  );
  // What a comma or the end of a sentence separates is two things: "Calle Feria 20, 954 12 34 56".
  const apart = text.replace(/[,;،，、]|\.(?=\s)/gu, maskSign);
  const found: Found[] = [];
  const take = (start: number, end: number) => {
    const span = trimSpan(text, start, end);
    if (span) found.push({ kind: "contact", contact: "phone", ...span });
  };
  // One country may take half of what is a whole number in another.
  const hits = [...new Set(tried)]
    .flatMap((country) => findPhoneNumbersInText(apart, country))
    .sort((one, other) => other.endsAt - other.startsAt - (one.endsAt - one.startsAt));
  for (const { startsAt, endsAt } of hits) {
    const isFree = found.every(({ start, end }) => endsAt <= start || startsAt >= end);
    if (isFree && digitsIn(text.slice(startsAt, endsAt)) >= 7) take(startsAt, endsAt);
  }
  for (const { index, 0: number } of maskFound(text, found).matchAll(written)) {
    if (digitsIn(number) >= 8) take(index, index + number.length);
  }
  return found;
}

const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;
