import { foldText } from "../../text/fold-text";

export interface Token {
  kind: "number" | "date" | "time" | "word" | "cjk" | "sign";
  /** As it stands in the text, with digits and signs in their ASCII forms. */
  text: string;
  /** A word as it is compared. */
  folded: string;
  start: number;
  end: number;
  /** Nothing stands between it and the token before it. */
  isAttached: boolean;
}

const cjk = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー";
const groups = [",", "\\.", "[ \\u00a0\\u2009\\u202f]", "['’]"].map(
  (mark) => `\\d{1,3}(?:${mark}\\d{3})+(?!\\d)`,
);
const lexer = new RegExp(
  [
    "(?<date>\\d{4}-\\d{2}-\\d{2}(?!\\d)|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})(?!\\d)|\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{4}(?!\\d)|\\d{2}(?!\\d)|(?!\\d)))",
    "(?<time>\\d{1,2}:\\d{2}(?!\\d))",
    // Thousands set off, also the Indian way, then decimals.
    `(?<number>(?:${groups.join("|")}|\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d))(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d+)?)`,
    `(?<cjk>[${cjk}]+)`,
    `(?<word>(?:(?![${cjk}])[\\p{L}\\p{M}])+)`,
    "(?<sign>[^\\s])",
  ].join("|"),
  "gu",
);

const asciiForms = new Map(
  [..."٫٬٪％．，：￥＄＃／＋－～"].map((sign, at) => [sign, [...".,%%.,:¥$#/+-~"][at]!] as const),
);
/** The lexer's groups, in its order. */
const kinds = ["date", "time", "number", "cjk", "word", "sign"] as const satisfies Token["kind"][];
const zeros = ["٠", "۰", "०", "０"].map((zero) => zero.codePointAt(0)!);

/** Digits of other scripts and wide signs in their ASCII forms, each in its place; the marks that set the direction of writing go. */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069\ufeff]/gu, "")
    .replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = zeros.find((first) => code >= first && code <= first + 9)!;
      return String(code - zero);
    })
    .replace(/[٫٬٪％．，：￥＄＃／＋－～]/gu, (sign) => asciiForms.get(sign) ?? sign);
}

/** Takes a text apart, in one pass. `text` is plain; see `plainText`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of text.matchAll(lexer)) {
    const kind = kinds.find((_, at) => match[at + 1] !== undefined);
    if (!kind) continue;
    const [written] = match;
    const start = match.index;
    tokens.push({
      kind,
      text: written,
      folded: kind === "word" ? foldText(written) : kind === "cjk" ? written.normalize("NFKC") : written,
      start,
      end: start + written.length,
      isAttached: start === before && start > 0,
    });
    before = start + written.length;
  }
  return tokens;
}
