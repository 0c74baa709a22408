import type { Language } from "~/domain/text/language";
import type { BriefReading, PartKind } from "~/domain/video/brief-reading";
import { rowOf } from "../brief-reader/rows";
import { evidenceIn } from "./evidence";
import { type Phrases, phrasesFor } from "./phrases";
import { type Line, readLines } from "./read-lines";
import { setLine } from "./set-line";

/** All there is to write with: the user's lines, and the fixed phrases of their language. */
export interface Material {
  prompt: string;
  language: Language;
  phrases: Phrases | null;
  evidence: ReturnType<typeof evidenceIn>;
  lines: readonly Line[];
  /** The line that names the thing the video is about; null where none can be set. */
  subject: Line | null;
  /** The words of it, without a price or place in the same line. */
  subjectText: string;
  /** What the video is about where the brief says it in a case: "about our bakery". */
  phrase: Line | null;
  name: string | null;
  /** What pictures are of where a scene names nothing: in the user's words, also those that cannot be set. */
  about: string;
}

/** Gathers what a brief offers; `prompt` is the text that was read. */
export function gather(prompt: string, reading: BriefReading): Material {
  const { language, parts } = reading;
  const lines = distinct(readLines(prompt, reading));
  const subject = lines.find(({ kinds, isPhrase }) => kinds.has("subject") && !isPhrase) ?? null;
  const name = parts.find(({ kind, isOblique }) => kind === "name" && !isOblique)?.text ?? null;
  const subjectText = subject ? subjectOf(subject) : "";
  const phrase = lines.find(({ isPhrase }) => isPhrase) ?? null;
  const oblique = parts.find(({ kind }) => kind === "subject")?.text ?? "";
  const pictured = phrase ? oblique : subjectText || oblique;
  const evidence = evidenceIn(language);
  const [first] = [...lines.filter(({ text }) => !evidence.isDenied(text)), ...lines];
  const about = [name, pictured].filter(Boolean).join(", ") || first?.text || unasked(prompt, reading);
  return {
    prompt,
    language,
    phrases: phrasesFor(language),
    evidence,
    lines,
    subject,
    subjectText: setLine(subjectText, language),
    phrase,
    name,
    about,
  };
}

/** Of a brief that only asks, what it asks for: "something cool for my business pls" names "my business". */
function unasked(prompt: string, { request, language }: BriefReading): string {
  const { isOblique } = rowOf(language);
  for (const words of request.split("\n")) {
    const [lead = "", thanks = ""] = words.split(" … ");
    const start = prompt.indexOf(lead) + lead.length;
    const end = thanks === "" ? prompt.length : prompt.indexOf(thanks, start);
    const [named = ""] = prompt
      .slice(start, end)
      .trim()
      .split(/[.!?。！？\n]/u);
    // "Dla mojej firmy": in its case only with the word that asks for the case.
    const inCase = isOblique instanceof RegExp ? isOblique.test(named) : isOblique;
    if (named !== "") return inCase ? `${/\S+$/u.exec(lead)?.[0] ?? ""} ${named}`.trim() : named;
  }
  return prompt;
}

function subjectOf({ kind, text, parts }: Line): string {
  const at = parts.findIndex((part) => part.kind === "subject");
  if (kind === "subject" || at < 0) return text;
  const own = parts[at]!;
  const end = parts
    .slice(at + 1)
    .filter((part) => part.kind === "place" || part.kind === "feature")
    .reduce((last, part) => (part.start - last <= 1 ? part.end : last), own.end);
  const offset = text.indexOf(own.text);
  return text.slice(offset, offset + end - own.start);
}

/** Where it is, of a brief that says what and where and nothing else; null for every other. */
export function lonePlace({ lines, subject }: Material): string | null {
  const place = lines.length === 1 ? subject?.parts.find(({ kind }) => kind === "place") : undefined;
  return place?.text ?? null;
}

/** Who looks for whom, where a brief begins with that. */
export function soughtLine({ lines, evidence }: Material): Line | null {
  const isSaid = ({ kind, parts, text }: Line) =>
    (kind === "statement" || kind === "date") && parts[0]!.kind === "statement" && evidence.isSought(text);
  return lines.slice(0, 2).find(isSaid) ?? null;
}

/** "20% off" is no price. */
export function isDiscount({ parts }: Line): boolean {
  return parts.some(({ kind, figure }) => kind === "price" && /[%٪％]/u.test(figure ?? ""));
}

/** Whether the words hold a name, and are no kind of thing: "Boulangerie Martin". */
export function isProperName(text: string, language: string): boolean {
  if (text === text.toUpperCase()) return false;
  const words = text.split(/\s+/u);
  const isCapital = (word = "") => /^\p{Lu}/u.test(word);
  // Where every noun has a capital, so have an adjective that begins a line and its noun.
  const isAdjective = (word: string) => language.startsWith("de") && /e[mnrs]?$/u.test(word);
  return words.some((word, at) => isCapital(word) && isCapital(words[at + 1]) && !isAdjective(word));
}

/** The lines of a kind, in the order of the brief. */
export function linesOf({ lines }: Material, ...kinds: PartKind[]): Line[] {
  return lines.filter(({ kind }) => kinds.includes(kind));
}

function distinct(lines: readonly Line[]): Line[] {
  const said = lines.map(({ text }) => text.toLowerCase());
  return lines.filter((_, index) => said.indexOf(said[index]!) === index);
}
