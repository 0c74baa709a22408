import { inAnyCase } from "./in-any-case";
import type { LanguageRow, RequestRow } from "./language-row";
import { bounded } from "./pattern";

/** What a sentence asks for. A `partial` request says nothing of the subject that could be set. */
export type Asked =
  | { kind: "none" }
  | { kind: "partial" }
  /** What is to be shown, in code units from the start of the sentence. */
  | { kind: "video"; start: number; end: number };

/** At the end of a request, in any language. */
const thanks =
  "thanks(?: a lot| so much)?|thank you|thx|ty|asap|pls|plz|porfa(?:vor|plis)?|gracias|danke(?: schön)?|vielen dank|merci(?: d['’]avance)?|grazie(?: mille)?|obrigad[oa]|dzięki|dziękuję|bedankt|dank je|tack";

const patternsOf = new Map<LanguageRow, { whole: RegExp[]; inQuestions: RegExp[]; partial: RegExp }>();

/**
 * Tells the words that ask for a video from what it is to show. Only whole requests are taken off: a verb of making, a video and a
 * link word; or what can only be an advertisement and a link word; or a film, a link word and "my".
 */
export function stripRequest(sentence: string, isQuestion: boolean, row: LanguageRow): Asked {
  let patterns = patternsOf.get(row);
  if (!patterns) {
    patterns = buildPatterns(row);
    patternsOf.set(row, patterns);
  }
  for (const pattern of isQuestion ? patterns.inQuestions : patterns.whole) {
    const [start, end] = pattern.exec(sentence)?.indices?.groups?.subject ?? [];
    if (start !== undefined && end !== undefined) return { kind: "video", start, end };
  }
  return !isQuestion && patterns.partial.test(sentence) ? { kind: "partial" } : { kind: "none" };
}

function buildPatterns(row: LanguageRow) {
  const { request } = row;
  if (request.order === "free") {
    const whole = request.patterns.map((pattern) => new RegExp(pattern.source, "diu"));
    return { whole, inQuestions: [], partial: request.partial };
  }
  return buildVerbFirst(row, request);
}

function buildVerbFirst(row: LanguageRow, request: Extract<RequestRow, { order: "verb-first" }>) {
  const { please, verbs, me, sure, ambiguous, links, asks, around } = request;
  const word = (source: string) => bounded(row, source);
  const article = row.article ? `(?:${word(row.article)}\\s+)?` : "";
  // No digits among the free words: "Film für Kinder, Samstag 15 Uhr" asks for nothing.
  const length = `\\p{N}{1,3}[\\s-]?${word(row.seconds)}(?:\\s?(?:long|lang))?\\s+`;
  const between = (most: number) => `(?:(?:[\\p{L}\\p{M}'’&-]+\\s+)|${length}){0,${most}}?`;
  const video = word(`${sure}|${ambiguous}`);
  const videos = `${video}(?:\\s+${video})*`;
  const link = `\\s*(?:,\\s*)?(?:(?:(?:\\p{L}{1,4}\\s+)?${length.replace(/\\s\+$/u, "\\s*")})?,?\\s*${word(links)}\\s+|:\\s*)`;
  const polite = `^(?:${word(please)}[\\s,]+)*`;
  const politely = `^(?:${word(please)}[\\s,]+)+`;
  const made = `${word(verbs)}(?:\\s+|-)(?:${word(me)}\\s+)?${between(5)}${videos}(?:\\s+(?!${word(links)})[\\p{L}\\p{M}'’]+){0,2}?`;
  const end = `(?:[\\s,]+${word(`${please}|${thanks}`)})*$`;
  const subject = `(?<subject>\\S.*?)${end}`;
  const whole = [
    `${polite}${made}${link}${subject}`,
    `^${article}${between(3)}${word(sure)}(?:\\s+${video})*${link}${subject}`,
    `^${article}${between(3)}${word(ambiguous)}(?:\\s+${video})*(?:\\s+[\\p{L}\\p{M}'’]+){0,2}?${link}(?<subject>(?:${word(row.possessive)})\\s.*?)${end}`,
    `${polite}(?:${asks})\\s+${subject}`,
    ...(around ? [`${polite}${around}${end}`] : []),
    `^${article}${between(2)}${length}${between(2)}${videos}${link}${subject}`,
  ];
  const build = (source: string) => new RegExp(source, "diu");
  // "Video for Brightside Dental, a clinic": capitals tell a name where not every noun has one.
  const named = row.hasCapitalNouns
    ? []
    : [
        new RegExp(
          `^(?:${inAnyCase(ambiguous)})\\s(?:${links})\\s(?<subject>\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?:\\s[\\p{Lu}&][\\p{L}'’-]*)*,\\s.*)$`,
          "du",
        ),
      ];
  return {
    whole: [...whole.map(build), ...named],
    inQuestions: [build(`${politely}${made}${link}${subject}`)],
    partial: new RegExp(`${polite}${word(verbs)}\\s+(?:${word(me)}\\s+)?${between(5)}${videos}`, "iu"),
  };
}
