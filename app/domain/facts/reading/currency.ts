import type { PageContext } from "./page-context";

/** Codes that are read in running text. Others are words too ("TOP 10", "ALL 50"), and are read in data alone. */
const codesInText = new Set(
  "EUR USD GBP CHF JPY CNY RMB INR BRL CZK PLN HUF SEK NOK DKK ISK RON BGN RUB UAH ILS KRW THB VND IDR MYR PHP SGD HKD TWD NZD AUD CAD MXN ARS CLP COP ZAR AED SAR EGP QAR KWD BHD OMR JOD NGN KES GHS PKR BDT LKR TRY RSD".split(
    " ",
  ),
);

const ofRegion: Record<string, string> = {
  AU: "AUD",
  CA: "CAD",
  MX: "MXN",
  NZ: "NZD",
  SG: "SGD",
  HK: "HKD",
  TW: "TWD",
  AR: "ARS",
  CL: "CLP",
  CO: "COP",
  US: "USD",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  IS: "ISK",
  CN: "CNY",
  JP: "JPY",
  IN: "INR",
  PK: "PKR",
  LK: "LKR",
  NP: "NPR",
  EG: "EGP",
  SA: "SAR",
  AE: "AED",
  QA: "QAR",
  GB: "GBP",
  KR: "KRW",
  RO: "RON",
  MD: "MDL",
  ZA: "ZAR",
} as Record<string, string>;
const ofLanguage: Record<string, string> = {
  sv: "SEK",
  nb: "NOK",
  nn: "NOK",
  no: "NOK",
  da: "DKK",
  is: "ISK",
  ja: "JPY",
  zh: "CNY",
  hi: "INR",
};

/** Signs and words of one currency. */
const sure: Record<string, string> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  "₹": "INR",
  r$: "BRL",
  reais: "BRL",
  us$: "USD",
  u$s: "USD",
  au$: "AUD",
  a$: "AUD",
  ca$: "CAD",
  c$: "CAD",
  cdn$: "CAD",
  nz$: "NZD",
  hk$: "HKD",
  s$: "SGD",
  nt$: "TWD",
  mx$: "MXN",
  kč: "CZK",
  kc: "CZK",
  zł: "PLN",
  zl: "PLN",
  ft: "HUF",
  lei: "RON",
  лв: "BGN",
  "₺": "TRY",
  tl: "TRY",
  "₽": "RUB",
  руб: "RUB",
  р: "RUB",
  "₴": "UAH",
  грн: "UAH",
  "₪": "ILS",
  "ש״ח": "ILS",
  "₩": "KRW",
  원: "KRW",
  "฿": "THB",
  บาท: "THB",
  "₫": "VND",
  đ: "VND",
  vnđ: "VND",
  rp: "IDR",
  rm: "MYR",
  "₱": "PHP",
  "₦": "NGN",
  円: "JPY",
  元: "CNY",
  rmb: "CNY",
  "cn¥": "CNY",
  "jp¥": "JPY",
  fr: "CHF",
  sfr: "CHF",
  "د.إ": "AED",
  درهم: "AED",
  "ر.س": "SAR",
  "ج.م": "EGP",
  جنيه: "EGP",
  रु: "INR",
  रुपये: "INR",
  "₸": "KZT",
  "₾": "GEL",
  "₵": "GHS",
  "৳": "BDT",
  "₨": "INR",
  "s/": "PEN",
  din: "RSD",
} as Record<string, string>;

const several: Record<string, readonly string[]> = {
  r: ["ZAR"],
  $: ["USD", "AUD", "CAD", "NZD", "SGD", "HKD", "TWD", "MXN", "ARS", "CLP", "COP"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  "¥": ["JPY", "CNY"],
  rs: ["INR", "PKR", "LKR", "NPR"],
  ريال: ["SAR", "QAR", "OMR"],
};

/** Whether a code stands in ISO 4217, as the platform lists it. */
export function isCurrencyCode(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && knownCodes.has(code);
}
const knownCodes = new Set(Intl.supportedValuesOf("currency"));

/**
 * The currency that a sign, a word or a code beside a number means on this page, as ISO 4217; null for another word, and where the
 * page does not tell which dollar or crown it is.
 */
export function currencyOf(written: string, page: PageContext): string | null {
  const code = written.trim();
  if (codesInText.has(code)) return code === "RMB" ? "CNY" : code;
  const sign = code.replace(/\.$/, "").toLowerCase();
  const one = sure[sign];
  if (one) return one;
  const options = several[sign];
  if (!options) return null;
  const { currency, region, language } = page;
  if (currency && options.includes(currency)) return currency;
  const local = region && ofRegion[region];
  if (local && options.includes(local)) return local;
  const spoken = language && ofLanguage[language];
  if (spoken && options.includes(spoken)) return spoken;
  if (sign === "rs") return region ? null : "INR";
  return sign === "$" && region === null && language === "en" ? "USD" : null;
}

const fractionDigits = new Map<string, number>();

/** The amount with as many decimals as its currency has at least; further ones stay: "19.9" EUR is "19.90". */
export function asWritten(amount: string, currency: string): string {
  let digits = fractionDigits.get(currency);
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().minimumFractionDigits ??
      2;
    fractionDigits.set(currency, digits);
  }
  const [whole = "0", decimals = ""] = amount.split(".");
  const kept = decimals.replace(/0+$/, "").padEnd(digits, "0");
  return kept === "" ? whole : `${whole}.${kept}`;
}

/** The language's mark of fractions. */
export function fractionMark(language: string | null): "." | "," | null {
  if (!language) return null;
  return /^(?:en|ja|zh|ko|th|hi|he|bn|ta|ur|ms|tl)$/.test(language) ? "." : ",";
}
