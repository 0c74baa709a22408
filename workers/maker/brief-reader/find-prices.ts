import { inAnyCase } from "./in-any-case";
import names from "./intl-names.json";
import type { LanguageRow } from "./language-row";
import type { Found } from "./mask";
import { bounded, wordsOf } from "./pattern";

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
  'euros?|eur[oi]|dollars?|dollari|dólares|dólar|pounds sterling|pounds?|quid|pence|cents?|cent|centimes|céntimos|franken|francs?|pesos?|reais|libras?|sterline|złot(?:y|e|ych)|zlotych|lira|liras?|kronor|kroner|krona|rupees?|rupien|yen|yuan|dirhams?|rubel|рубл\\p{L}*|гривен\\p{L}*|евро|євро|долл\\p{L}*|korun\\p{L}*|forint\\p{L}*|ευρώ|eura|eurų|eiro|đồng|rupiah|ringgit|baht|جنيه[\\p{L}\\p{M}]*|ريال[\\p{L}\\p{M}]*|درهم[\\p{L}\\p{M}]*|دينار[\\p{L}\\p{M}]*|دولار[\\p{L}\\p{M}]*|يورو|ليرة|تومان|रुपये|रुपए|रूपये|रुपया|रु|টাকা|ரூபாய்|روپے|شקל|שקלים|ש["״]ח|원|元|人民币|美元|欧元|円|ユーロ|ドル';
const number = "\\p{Nd}+(?:[.,'’٫٬ \\u00a0\\u2009\\u202f]\\p{Nd}{2,3})*(?:[.,٫]\\p{Nd}{1,2}|,[-–—])?";
/** Codes that are words too: "ALL 10", "TRY 2". */
const words = new Set(["ALL", "TRY", "TOP", "CUP", "MAD", "MOP", "SOS", "GEL", "BAM"]);
const codes = names.currencies.codes.filter((code) => !words.has(code)).join("|");
/** "90 ألف ليرة", "2 mil euros", "3万円". */
const thousands =
  "(?:\\s?(?:[kKmM](?!\\p{L})|(?:mil(?:a|le)?|tys\\.?|tusen|tusind|thousand|million|bin|milyon|ألف|آلاف|مليون|हज़ार|हजार|लाख)(?![\\p{L}\\p{M}])|[万萬千]))?";
/** Case matters in signs and codes, in names it does not. One pattern for all languages, for it takes long to build. */
const amounts = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}.,])(?:(?:${signs}|${codes})\\s?${number}${thousands}|${number}${thousands}\\s?(?:(?:${signs}|${codes})(?![\\p{L}\\p{N}])|(?:${signs})(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|(?:${inAnyCase(moneyNames)})(?![\\p{L}\\p{M}])))`,
  "gu",
);
const percents = new RegExp(`(?<![\\p{L}\\p{N}.,])[-–−]?${number}\\s?[%٪％]`, "gu");
/** From one to another, or another instead of one: "was £60, now £45". */
const betweenTwo =
  /^(?:\s?[-–—→]\s?|\s(?:to|bis|à|al?|até|do|til|till|tot|до)\s|\s?,?\s?(?:instead of|now(?: only)?|statt|jetzt(?: nur)?|anstatt|au lieu de|maintenant|ahora|en vez de|en lugar de|agora|em vez de|ora|adesso|invece di|anziché|zamiast|teraz|yerine|şimdi|i stället för|nu|i stedet for|in plaats van|بدلا من|بدلاً من|الآن|अब|вместо|замість|por|→)\s)$/iu;
/** The lower end of a range whose sign stands at its upper end: "32 000–36 000 kr", "de 480 à 720 €". */
const lowerEnd = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}.,:])${number}(?:\\s?[-–—~〜～]\\s?|\\s(?:to|bis|à|al?|e|até|do|til|till|tot|до|y)\\s)$`,
  "iu",
);
/** What makes a price true, in any language: taxes, and that all is in it. */
const terms =
  /^\.?,?\s?(?:\(\s?)?(?:brutto|netto|bruto|neto|bruts?|nets?|lordi|netti|gross|ttc|ht|hors taxes?|(?:(?:incl|excl|inkl|exkl|zzgl|plus|ex)\.?|\+|con|más|com|mais|più|dont)\s(?:de |el |l['’])?(?:vat|tax(?:es)?|mwst|ust|iva|tva|moms|btw|alv)\.?|iva (?:incluido|inclusa|esclusa|aparte|incluído|inclusive)|tout compris|tutto (?:incluso|compreso)|todo incluido|tudo incluído|all[- ]in(?:clusive)?|kdv (?:dahil|hariç)|(?:税[込抜別]|含税|不含税)|شامل الضريبة)(?![\p{L}\p{M}])\)?/iu;
/** "Buy 3 get 1 free", "3 für 2", "lleva 3 y paga 2", in any language: what is got for what, which says nothing in parts. */
const deals = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "(?:buy|get) (?:\\p{Nd}{1,2}|one|two|three)(?: \\p{L}+)?,? (?:and )?(?:get|pay for|take) (?:\\p{Nd}{1,2}|one|two|the (?:second|third))(?: \\p{L}+)?(?: (?:free|half price|half off|for free))?",
    "\\p{Nd}{1,2} (?:kaufen|nehmen),? (?:\\p{Nd}{1,2} (?:bezahlen|zahlen|gratis|geschenkt|umsonst))",
    "(?:kauf|kaufe|nimm) \\p{Nd}{1,2},? (?:zahl|zahle|bezahl|bezahle) \\p{Nd}{1,2}",
    "(?:(?:achetez|prenez)(?:-en)? )?\\p{Nd}{1,2} achetés?,? (?:le )?\\p{Nd}{1,2}(?:e|ème|er)? (?:offert|gratuit)s?",
    "(?:lleva|llévate|compra|leve|levem|prendi|prendete|compri?)\\s\\p{Nd}{1,2},?(?: [ye])? (?:paga|pague|paguem|pagas|paghi|pagate|llévate|leva|leve)\\s\\p{Nd}{1,2}",
    "\\p{Nd}{1,2} (?:halen|kopen),? (?:=? ?)\\p{Nd}{1,2} (?:betalen|gratis)",
    "(?:köp|ta|køb|tag) \\p{Nd}{1,2},? (?:få|betala|betal) (?:för |for )?\\p{Nd}{1,2}(?: gratis)?",
    "kup \\p{Nd}{1,2},? (?:\\p{Nd}{1,2}\\.? (?:gratis|za darmo)|zapłać za \\p{Nd}{1,2})",
    "\\p{Nd}{1,2} al,? \\p{Nd}{1,2} (?:öde|bedava)",
    "\\p{Nd}{1,2} ?\\+ ?\\p{Nd}{1,2} (?:gratis|free|offerts?|gratuit[oaie]?|omaggio|bedava|gratuito)",
    "(?:aus |de |von )?\\p{Nd}{1,2} (?:for|für|pour|por|per|voor|för|za) \\p{Nd}{1,2}(?!\\s?[\\p{Sc}\\p{L}])",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
/** How far before and behind a price its words are looked for. */
const near = 40;

/** Amounts of money and discounts, each with the word before and the unit behind it that belong to it. */
export function findPrices(text: string, row: LanguageRow): Found[] {
  const sums = joinRanges(text, [...text.matchAll(amounts)].map(spanOf));
  const discounts = [...text.matchAll(percents)].map(spanOf).filter((span) => isDiscount(text, span, row));
  const said = [
    ...text.matchAll(deals),
    ...(row.price.words === "" ? [] : text.matchAll(wordsOf(row, row.price.words, "giu"))),
  ].map(spanOf);
  const found = [
    ...sums.map((span) => withWords(text, span, row.price.lead, row.price.unit, row)),
    ...discounts.map((span) => withWords(text, span, "", row.price.discount, row)),
    ...said.map((span): Found => ({ kind: "price", ...span })),
  ].sort((one, other) => one.start - other.start);
  return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
}

interface Span {
  start: number;
  end: number;
}

const spanOf = ({ index, 0: found }: RegExpExecArray): Span => ({
  start: index,
  end: index + found.trimEnd().length,
});

/** "£5 to £12" is one price, and so is "10–15 €". */
function joinRanges(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const open = lowerEnd.exec(text.slice(Math.max(last?.end ?? 0, span.start - 16), span.start));
    if (last && betweenTwo.test(text.slice(last.end, span.start))) last.end = span.end;
    else joined.push({ start: span.start - (open?.[0].length ?? 0), end: span.end });
  }
  return joined;
}

function withWords(text: string, { start, end }: Span, lead: string, unit: string, row: LanguageRow): Found {
  const before = text.slice(Math.max(0, start - near), start);
  const behind = text.slice(end, end + near);
  const led =
    lead === ""
      ? null
      : new RegExp(`(?:(?<![\\p{L}\\p{N}])\\p{Nd}{1,3}\\s)?${bounded(row, lead)}\\s*$`, "iu").exec(before);
  const wordEnd = row.writing === "unspaced" ? "" : "(?![\\p{L}\\p{M}\\p{Sc}])";
  const unitOf = (said: string) => new RegExp(`^\\s?(?:${unit})${wordEnd}`, "iu").exec(said);
  const measured = unit === "" ? null : unitOf(behind);
  const behindUnit = behind.slice(measured?.[0].length ?? 0);
  const term = terms.exec(behindUnit)?.[0] ?? "";
  const late = term === "" || measured || unit === "" ? null : unitOf(behindUnit.slice(term.length));
  const around = `${led?.[0] ?? ""} ${measured?.[0] ?? ""}`;
  const isFrom = wordsOf(row, row.price.from).test(around);
  return {
    kind: "price",
    start: start - (led?.[0].length ?? 0),
    end: end + (measured?.[0].length ?? 0) + term.length + (late?.[0].length ?? 0),
    figure: text.slice(start, end),
    ...(isFrom && { bound: "from" }),
  };
}

function isDiscount(text: string, { start, end }: Span, row: LanguageRow): boolean {
  if (/^[-–−]/u.test(text.slice(start, end))) return true;
  const before = text
    .slice(Math.max(0, start - near), start)
    .split(/[.!?\n,;]/u)
    .at(-1);
  const behind = text.slice(end, end + near).split(/[.!?\n,;]/u)[0];
  return wordsOf(row, row.price.discount).test(`${before} ${behind}`);
}
