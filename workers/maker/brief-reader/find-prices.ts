import names from "./intl-names.json";
import type { LanguageRow } from "./language-row";
import type { Found } from "./mask";
import { bounded } from "./pattern";

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const longestFirst = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length);

/** Signs that people write and `Intl` does not, or only with a point. */
const writtenSigns = [
  "TL",
  "zł",
  "Kč",
  "Ft",
  "Lei",
  "lei",
  "kr",
  "Fr.",
  "SFr.",
  "Rs",
  "руб",
  "грн",
  "円",
  "圆",
  "块",
  "원",
  "บาท",
  "đ",
];
const signs = longestFirst([...names.currencies.signs, ...writtenSigns])
  .map(escaped)
  .join("|");
/** Names of money, in any language: behind a number they mean nothing else. */
const moneyNames =
  'euros?|eur[oi]|dollars?|dollari|dólares|dólar|pounds sterling|pounds?|quid|pence|cents?|cent|centimes|céntimos|franken|francs?|pesos?|reais|libras?|sterline|złot(?:y|e|ych)|zlotych|lira|liras?|kronor|kroner|krona|rupees?|rupien|yen|yuan|dirhams?|rubel|рубл\\p{L}*|гривен\\p{L}*|евро|євро|долл\\p{L}*|korun\\p{L}*|forint\\p{L}*|ευρώ|eura|eurų|eiro|đồng|rupiah|ringgit|baht|جنيه\\p{L}*|ريال\\p{L}*|درهم|دينار|دولار\\p{L}*|يورو|ليرة|تومان|रुपये|रुपए|रूपये|रुपया|रु|টাকা|ரூபாய்|روپے|شקל|שקלים|ש["״]ח|원|元|人民币|美元|欧元|円|ユーロ|ドル';
const number = "\\p{Nd}+(?:[.,'’٫٬ \\u00a0\\u202f]\\p{Nd}{2,3})*(?:[.,٫]\\p{Nd}{1,2}|,[-–—])?";
const codes = names.currencies.codes.join("|");

const priceOf = new Map<LanguageRow, RegExp>();

/** Amounts of money and discounts, each with the word before and the unit behind it that belong to it. */
export function findPrices(text: string, row: LanguageRow): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(pricePattern(row))) {
    const { lead = "", amount = "", percent } = match.groups ?? {};
    if (percent !== undefined && !isDiscount(text, match.index, match[0].length, row)) continue;
    const isFrom =
      row.price.from !== "" && new RegExp(bounded(row, row.price.from), "iu").test(lead || match[0]);
    found.push({
      kind: "price",
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      figure: (amount || percent || "").trim(),
      ...(isFrom && { bound: "from" }),
    });
  }
  return found;
}

function pricePattern(row: LanguageRow): RegExp {
  let pattern = priceOf.get(row);
  if (!pattern) {
    const sum = `(?:(?:(?:${signs}|(?<!\\p{L})(?:${codes}))\\s?${number}|${number}\\s?(?:(?:${signs}|${codes})(?![\\p{L}\\p{N}])|(?:${signs})(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|(?i:${moneyNames})(?![\\p{L}\\p{M}])))(?:\\s?[kKmM](?!\\p{L}))?)`;
    const range = `(?:${number}\\s?[-–—]\\s?)?${sum}(?:(?:\\s?[-–—]\\s?|\\s(?:to|bis|à|al?|até|do|til|till|tot|до)\\s)${sum})?`;
    const lead = row.price.lead ? `(?<lead>(?i:${bounded(row, row.price.lead)})\\s*)?` : "(?<lead>)?";
    const unit = row.price.unit ? `(?:\\s?(?i:${row.price.unit}))?` : "";
    const discount = row.price.discount ? `(?:\\s?(?i:${row.price.discount})(?!\\p{L}))?` : "";
    const words = row.price.words ? `|(?i:${bounded(row, row.price.words)})` : "";
    // Case matters in signs and codes: "ALL", "TRY" and "TOP" are currencies.
    pattern = new RegExp(
      `${lead}(?<![\\p{Script=Latin}\\p{N}.,])(?:(?<amount>${range})${unit}|(?<percent>[-–−]?\\s?${number}\\s?[%٪％])${discount})${words}`,
      "gu",
    );
    priceOf.set(row, pattern);
  }
  return pattern;
}

function isDiscount(text: string, start: number, length: number, row: LanguageRow): boolean {
  if (/^[-–−]/u.test(text.slice(start))) return true;
  if (row.price.discount === "") return false;
  const before = text
    .slice(Math.max(0, start - 24), start)
    .split(/[.!?\n,;]/u)
    .at(-1);
  const behind = text.slice(start + length, start + length + 24).split(/[.!?\n,;]/u)[0];
  return new RegExp(bounded(row, row.price.discount), "iu").test(
    `${before} ${text.slice(start, start + length)} ${behind}`,
  );
}
