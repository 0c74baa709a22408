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
  "thanks(?: a lot| so much)?|thank you|thx|ty|asap|pls|plz|stp|svp|porfa(?:vor|plis)?|gracias|danke(?: schön)?|vielen dank|merci(?: d['’]avance)?|grazie(?: mille)?|obrigad[oa]|dzięki|dziękuję|bedankt|dank je|tack";
/** Whoever asks says for whom, and nothing of what is to be shown: "um vídeo pra mim". */
const asker =
  /^(?:me|us|mich|mir|uns|moi|nous|mí|nosotr[oa]s|mim|nós|a gente|noi|mij|ons|mig|oss|os|mnie|nas)$/iu;
/** Stands for a video that is not named: "can you make something cosy", "fais un truc qui claque". */
const something = "something|smth|etwas|was|quelque chose|un truc|algo|qualcosa|coś|iets|något|noget";

interface RequestPatterns {
  whole: RegExp[];
  inQuestions: RegExp[];
  partial: RegExp[];
  partialInQuestions: RegExp[];
  /** Please and thanks at the end of a request. */
  closing: RegExp | null;
}
const patternsOf = new Map<LanguageRow, RequestPatterns>();

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
  const { whole, inQuestions, partial, partialInQuestions, closing } = patterns;
  const asking = closing ? sentence.replace(closing, "") : sentence;
  for (const pattern of isQuestion ? inQuestions : whole) {
    const [start, end] = pattern.exec(asking)?.indices?.groups?.subject ?? [];
    if (start === undefined || end === undefined) continue;
    return asker.test(asking.slice(start, end)) ? { kind: "partial" } : { kind: "video", start, end };
  }
  const isPartial = (isQuestion ? partialInQuestions : partial).some((pattern) => pattern.test(sentence));
  return isPartial ? { kind: "partial" } : { kind: "none" };
}

/** Whether a sentence begins or ends as a plea does: "can you …", "… stp". */
export function isPlea(sentence: string, { request, ...row }: LanguageRow): boolean {
  if (request.order !== "verb-first") return false;
  const pleas = bounded(row, `${request.please}|${thanks}`);
  return new RegExp(`^${pleas}[\\s,]|[\\s,]${pleas}$`, "iu").test(sentence);
}

/** "… und brauchen ein Video für Instagram": where the request begins that ends a sentence; −1 where none does. */
export function requestAtEnd(sentence: string, row: LanguageRow): number {
  const { request } = row;
  if (request.order !== "verb-first" || row.and === "") return -1;
  const joint = new RegExp(`,?\\s+(?:${row.and})\\s+(?=\\S)`, "giu");
  const asks = new RegExp(
    `^(?:${row.pronouns}\\s)?${bounded(row, request.verbs)}\\s(?:${bounded(row, request.me)}\\s+)?(?:[\\p{L}\\p{M}'’&-]+\\s+){0,4}?${bounded(row, `${request.sure}|${request.ambiguous}`)}(?:\\s+${bounded(row, request.links)}\\s+(?:\\p{L}+\\s)?\\p{L}+)?$`,
    "iu",
  );
  return (
    [...sentence.matchAll(joint)].findLast(({ index, 0: and }) =>
      asks.test(sentence.slice(index + and.length)),
    )?.index ?? -1
  );
}

function buildPatterns(row: LanguageRow) {
  const { request } = row;
  if (request.order === "free") {
    const whole = request.patterns.map((pattern) => new RegExp(pattern.source, "diu"));
    return { whole, inQuestions: [], partial: [request.partial], partialInQuestions: [], closing: null };
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
  const asked = `${word(verbs)}\\s+(?:${word(me)}\\s+)?`;
  const vaguely = `${asked}(?:${something})(?:\\s+[\\p{L}\\p{M}'’-]+){0,4}`;
  return {
    whole: [...whole.map(build), ...named],
    inQuestions: [build(`${politely}${made}${link}${subject}`)],
    partial: [
      `${polite}${asked}${between(5)}${videos}`,
      `${politely}${vaguely}$`,
      `^${vaguely}[\\s,]+${word(`${please}|${thanks}`)}$`,
    ].map((source) => new RegExp(source, "iu")),
    partialInQuestions: [
      `${politely}${asked}${between(5)}${videos}$`,
      `${politely}${vaguely}$`,
      // "Kun je er iets leuks van maken?"
      `${politely}(?:[\\p{L}\\p{M}'’-]+\\s+){0,3}?(?:${something})(?:\\s+[\\p{L}\\p{M}'’-]+){0,4}\\s+${word(verbs)}$`,
    ].map((source) => new RegExp(source, "iu")),
    closing: new RegExp(`(?:[\\s,]+${word(`${please}|${thanks}`)})+$`, "iu"),
  };
}
