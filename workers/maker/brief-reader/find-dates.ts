import names from "./intl-names.json";
import type { LanguageRow } from "./language-row";
import { type Found, trimSpan } from "./mask";
import { bounded } from "./pattern";

interface DatePatterns {
  /** One part of a date each: "Saturday", "14 June", "15:00", "tomorrow". */
  parts: readonly RegExp[];
  /** What may stand between two parts of one date. */
  between: RegExp;
  /** Ends right before a part. */
  lead: RegExp;
  /** Begins right behind a part. */
  tail: RegExp;
  /** A part that needs a neighbour or a preposition. */
  ambiguous: RegExp;
  /** A part that needs another part beside it: "sun", "mar", "so". */
  short: RegExp;
  from: RegExp;
  until: RegExp;
}

interface CalendarNames {
  months: string[];
  shortMonths: string[];
  weekdays: string[];
  shortWeekdays: string[];
  hour: string;
}

const namesOf = names.languages as Record<string, CalendarNames>;
const patternsOf = new Map<string, DatePatterns>();

/**
 * Dates, weekdays and times as they stand in a text, with their prepositions: "ab Montag", "sábado das 9h às 12h". Parts
 * that stand next to each other are one.
 */
export function findDates(text: string, row: LanguageRow, language: string): Found[] {
  let patterns = patternsOf.get(language);
  if (!patterns) {
    patterns = buildPatterns(row, namesOf[language]);
    patternsOf.set(language, patterns);
  }
  const { parts, between, lead, tail, ambiguous, short, from, until } = patterns;
  const spans = distinct(
    parts.flatMap((part) => [...text.matchAll(part)].flatMap(partOf)).map((span) => withoutStop(text, span)),
  );
  const joined: { start: number; end: number; parts: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && between.test(text.slice(last.end, span.start))) {
      last.end = span.end;
      last.parts++;
    } else joined.push({ ...span, parts: 1 });
  }
  return joined.flatMap((span): Found[] => {
    const before = lead.exec(text.slice(0, span.start))?.[0] ?? "";
    const behind = tail.exec(text.slice(span.end))?.[0] ?? "";
    const isAlone = span.parts === 1 && before.trim() === "" && behind.trim() === "";
    const inner = text.slice(span.start, span.end);
    if (isAlone && ambiguous.test(inner)) return [];
    if (span.parts === 1 && (short.test(inner) || isOfName(text, span))) return [];
    const whole = trimSpan(text, span.start - before.length, span.end + behind.length, /[\s,;،、，]/u);
    if (!whole) return [];
    const isRange = range.test(inner);
    const isFrom = !isRange && (from.test(before) || from.test(behind));
    const isUntil = !isRange && (until.test(before) || until.test(behind));
    const bound = isUntil && !isFrom ? "until" : isFrom && !isUntil ? "from" : null;
    return [{ kind: "date", ...whole, ...(bound && { bound }) }];
  });
}

function partOf({ index, 0: found }: RegExpExecArray): { start: number; end: number }[] {
  return found === "" ? [] : [{ start: index, end: index + found.length }];
}

/** "Vistas al mar. Abierto de martes a domingo": behind a small word and before a capital, the point ends a sentence. */
function withoutStop(text: string, { start, end }: { start: number; end: number }) {
  const closes = /^\p{Ll}+\.$/u.test(text.slice(start, end)) && /^\s+\p{Lu}/u.test(text.slice(end));
  return { start, end: closes ? end - 1 : end };
}

/** "The Tuesday Tones": capitals on both sides tell a name. */
function isOfName(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)) &&
    /(?:^|\s)(?:The|\p{Lu}\p{Ll}+)\s$/u.test(text.slice(0, start)) &&
    /^\s\p{Lu}\p{Ll}+/u.test(text.slice(end))
  );
}

/** Between two ends, a date has no single bound: "from Tuesday to Saturday". */
const range =
  /[-–—～〜]|(?<![\p{L}\p{M}])(?:to|until|till|through|bis|zum|al?|alle|au|aux|à|jusqu\p{L}*|do|até|às|ao|til|till|tot|fino|hasta|إلى|حتى|तक)(?![\p{L}\p{M}])|から|到|至/iu;
/** Behind a number that is money or a length, and no hour. */
const money = "\\s?(?:[%٪\\p{Sc}]|eur|dol|pound|zł|kr(?!\\p{L})|chf|tl(?!\\p{L})|min|km|m(?!\\p{L})|%)";

/** In their order; of two that overlap the longer. */
function distinct(spans: readonly { start: number; end: number }[]) {
  const kept: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((one, other) => other.end - other.start - (one.end - one.start))) {
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  }
  return kept.sort((one, other) => one.start - other.start);
}

const oneOf = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&"))
    .join("|");

/** Names of a language, and where it inflects them with their last letter free: "субботу". */
function namesIn(words: readonly string[], inflects: boolean): string {
  if (!inflects) return oneOf(words);
  const stems = words.filter((word) => /^\p{L}{4,}$/u.test(word)).map((word) => word.slice(0, -1));
  return [oneOf(words), ...(stems.length > 0 ? [`(?:${oneOf(stems)})\\p{L}{1,3}`] : [])]
    .filter(Boolean)
    .join("|");
}

function buildPatterns(row: LanguageRow, calendar?: CalendarNames): DatePatterns {
  const { date } = row;
  const isUnspaced = row.writing === "unspaced";
  const endings = date.endings ? `(?:${date.endings})?` : "";
  const shortMonths = (calendar?.shortMonths ?? []).filter((name) => /\p{L}$/u.test(name));
  const months = [...(calendar?.months ?? []), ...(calendar?.shortMonths ?? [])];
  // The full stop of an abbreviation, and no other: "Sept.", but not the end of "on 3 May."
  const month =
    months.length > 0
      ? `(?:(?:${oneOf(shortMonths) || "(?!)"})\\.|(?:${namesIn(months, date.inflects === true)})${endings})`
      : "(?!)";
  const longNames = [...(calendar?.months ?? []), ...(calendar?.weekdays ?? [])];
  // A short name in one sign is a common word: it counts only beside another part.
  const shortNames = calendar?.shortWeekdays ?? [];
  const commonNames = shortNames.filter((name) => !/\p{Script=Han}{2}/u.test(name));
  const afterHour = [date.afterHour, calendar?.hour && oneOf([calendar.hour])].filter(Boolean).join("|");
  const day = "(?:0?[1-9]|[12]\\p{Nd}|3[01]|[٠-٣]?[٠-٩]|[०-३]?[०-९])";
  const hour = "(?:[01]?\\p{Nd}|2[0-4]|[٠-٢]?[٠-٩]|[०-२]?[०-९])";
  const clock = `${hour}(?:[:.٫]|\\s?h)[0-5٠-٥०-५]\\p{Nd}`;
  const to =
    "(?:\\s?[-–—～〜]\\s?|\\s(?:to|until|till|bis|und|à|às|as|a|y|e|et|alle|do|i|tot|en|til|till|og|och|до)\\s)";
  const notNumber = "(?<![\\p{N}.,:/-])";
  const end = "(?![\\p{N}]|[.,:/-]\\p{N})";
  const wordEnd = isUnspaced ? "" : "(?![\\p{L}\\p{M}])";
  const word = (source: string) => new RegExp(bounded(row, source), "giu");
  const parts: RegExp[] = [
    // 12.12.2026, 2026-12-03, 3/5/26, 3.5. and 24/7
    new RegExp(
      `${notNumber}(?:${day}[./-]\\s?(?:0?[1-9]|1[0-2])[./-]\\s?(?:\\p{Nd}{4}|\\p{Nd}{2})|\\p{Nd}{4}-(?:0[1-9]|1[0-2])-${day}|24/7)${end}|${notNumber}${day}\\.(?:0?[1-9]|1[0-2])\\.(?!\\p{Nd})`,
      "gu",
    ),
    new RegExp(
      `${notNumber}${day}(?:st|nd|rd|th|er|\\.|º|ª|:e|-го|ви)?(?:(?:\\s?[-–—/]\\s?|\\s(?:al?|au|bis|bis zum|to|e|und|and|y|et|i|do|tot|till|til|och|og|до|по|и)\\s)${day}(?:st|nd|rd|th|\\.)?)?\\s?(?:of |de |d['’])?${month}(?:\\s(?:de\\s|del\\s)?\\p{Nd}{4})?${wordEnd}`,
      "giu",
    ),
    new RegExp(
      `(?<!\\p{L})${month}\\s${day}(?:st|nd|rd|th)?(?:\\s?[-–—]\\s?${day})?(?:,?\\s\\p{Nd}{4})?${end}${wordEnd}`,
      "giu",
    ),
    word(`(?:${namesIn(longNames, date.inflects === true) || "(?!)"})${endings}`),
    ...(shortNames.length > 0 ? [word(`(?:${oneOf(shortNames)})\\.?${isUnspaced ? "曜?" : ""}`)] : []),
    ...(date.names ? [word(date.names)] : []),
    ...(date.words ? [word(date.words)] : []),
    // 6h30, 19:00, 7.30 Uhr, 7 pm, 19 h
    new RegExp(`${notNumber}${hour}\\s?h\\s?[0-5]\\p{Nd}${end}${wordEnd}`, "giu"),
    new RegExp(
      `${notNumber}(?:${hour}:[0-5]\\p{Nd}|[٠-٢]?[٠-٩]:[٠-٥][٠-٩])(?:\\s?(?:[ap]m|[ap]\\.\\s?m\\.|${afterHour || "h"})(?![\\p{L}\\p{M}]))?${end}`,
      "giu",
    ),
    new RegExp(
      `${notNumber}(?:(?:${hour}|${clock})${to})?(?:${hour}|${clock})\\s?(?:[ap]m(?!\\p{L})|[ap]\\.\\s?m\\.)`,
      "giu",
    ),
    ...(afterHour
      ? [
          new RegExp(
            `${notNumber}(?:(?:${clock}|${hour})${to})?(?:${clock}|${hour})\\s?(?:${afterHour})${wordEnd}`,
            "giu",
          ),
        ]
      : []),
    ...(date.beforeHour
      ? [
          new RegExp(
            `${bounded(row, date.beforeHour)}\\s?(?:${clock}|${hour})(?:\\s?[-–—]\\s?(?:${clock}|${hour}))?(?:\\s?(?:${afterHour || "h"})${wordEnd})?${end}(?!${money})`,
            "giu",
          ),
        ]
      : []),
    // 8-18, 9:00–17:30 beside a weekday
    new RegExp(`${notNumber}(?:${clock}|${hour})\\s?[-–—]\\s?(?:${clock}|${hour})${end}(?!${money})`, "giu"),
  ];
  const link = date.link ? `${bounded(row, date.link)}|` : "";
  const leads = date.lead ? bounded(row, date.lead) : "(?!)";
  const common = [
    // With minutes on both sides they can only be hours.
    `(?!\\p{Nd}+[.:]\\p{Nd}+\\s?[-–—]\\s?\\p{Nd}+[.:])\\p{Nd}+[.:]?\\p{Nd}*\\s?[-–—]\\s?\\p{Nd}+[.:]?\\p{Nd}*`,
    ...(date.ambiguous ? [date.ambiguous] : []),
  ];
  return {
    parts,
    between: new RegExp(`^(?:[^\\S\\n]|${link}${leads}|[-–—/&+~〜・(（)]|[,،、，])*$`, "iu"),
    lead: new RegExp(`(?:${leads}[^\\S\\n]*)+$`, "iu"),
    tail: date.tail ? new RegExp(`^\\s?(?:${date.tail})${wordEnd}`, "iu") : /^(?!)/u,
    ambiguous: new RegExp(`^(?:${common.join("|")})$`, "iu"),
    short: new RegExp(`^(?:${oneOf(commonNames) || "(?!)"})\\.?$`, "iu"),
    from: date.from ? new RegExp(bounded(row, date.from), "iu") : /(?!)/u,
    until: date.until ? new RegExp(bounded(row, date.until), "iu") : /(?!)/u,
  };
}
