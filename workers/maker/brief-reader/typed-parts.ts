import type { BriefPart, PartKind } from "~/domain/video/brief-reading";
import { type BriefText, inside, type Span } from "./brief-text";
import { isGlue, trimGlue } from "./clause-signs";
import { clausesOf } from "./clauses";
import { type Found, trimSpan } from "./mask";
import { startOf } from "./pattern";

/** A brief while it is typed: its parts so far, and what decides of the next. */
export interface Typing extends BriefText {
  /** What requests are for, by sentence; null where a sentence says nothing else. */
  asked: ReadonlyMap<number, Span | null>;
  parts: BriefPart[];
  /** Clauses that speak of the video. */
  aboutVideo: string[];
  /** The one that is typed, from 0. */
  sentence: number;
  /** It asks for the video, or says of a name what it is: nothing in it is a statement. */
  isAsked: boolean;
  hasSubject: boolean;
  hasStatement: boolean;
}

/** Says nothing of what it is, in any language: "something cool for my business". */
const anything =
  /^(?:small |local |kleines? |petite? |pequeñ[oa] |pequen[oa] |piccol[oa] )?(?:business|company|firm|brand|product|service|project|geschäft|firma|unternehmen|betrieb|entreprise|société|marque|negocio|empresa|marca|proyecto|negócio|projeto|azienda|attività|impresa|marchio|bedrijf|zaak|företag|företaget|virksomhed|firmy|firmę|biznes|biznesu|işletmem?|şirketim?)$/iu;

const figured: ReadonlySet<PartKind> = new Set(["statement", "feature", "proof", "gift"]);

const sliceOf = (text: string, { start, end }: Span) => ({ text: text.slice(start, end), start, end });

/** Puts one part down; a contact inside it stands for itself, with what is left on either side. */
export function emit(
  brief: Typing,
  kind: PartKind,
  start: number,
  end: number,
  extra: Partial<BriefPart> = {},
) {
  const { text, masked } = brief;
  const contact =
    kind === "contact" ? undefined : inside(brief, { start, end }).find((one) => one.kind === "contact");
  if (contact) {
    for (const [first, last] of [
      [start, contact.start],
      [contact.end, end],
    ] as const) {
      const rest = trimSpan(text, first, last);
      const holdsMore = rest && inside(brief, rest).some((one) => one.kind === "contact");
      const kept = rest && holdsMore ? rest : rest && !isGlue(brief, rest) ? trimGlue(brief, rest) : null;
      if (kept) emit(brief, kind, kept.start, kept.end, extra);
    }
    brief.parts.push({
      ...extraOf(contact),
      kind: "contact",
      sentence: brief.sentence,
      ...sliceOf(text, contact),
    });
    return;
  }
  const trimmed = trimSpan(text, start, end);
  const span = trimmed && withParenthesis(text, trimmed);
  if (!span) return;
  const others = [...new Set(inside(brief, span).map((one) => one.kind))].filter((one) => one !== kind);
  const figure =
    extra.figure ?? (figured.has(kind) ? figureIn(brief, masked.slice(span.start, span.end)) : undefined);
  brief.parts.push({
    kind,
    sentence: brief.sentence,
    ...extra,
    ...sliceOf(text, span),
    ...(figure && { figure }),
    ...(others.length > 0 && { holds: others }),
  });
}

/** With what closes the parenthesis that it has opened. */
function withParenthesis(text: string, { start, end }: Span): Span {
  const isOpen = /[(（][^)）]*$/u.test(text.slice(start, end));
  const closing = isOpen ? /^[.!?]?[)）]/u.exec(text.slice(end)) : null;
  return { start, end: end + (closing?.[0].length ?? 0) };
}

export function emitSubject(brief: Typing, start: number, end: number) {
  const { text, row } = brief;
  const front = [row.possessive, row.article].filter(Boolean).join("|");
  let first = start;
  for (
    let match = startOf(row, front).exec(text.slice(first, end));
    match;
    match = startOf(row, front).exec(text.slice(first, end))
  ) {
    const next = trimSpan(text, first + match.index + match[0].length, end);
    // "La Fromagerie des Halles": the article of a name is a part of it.
    const isOfName =
      !row.hasCapitalNouns && /^\p{Lu}/u.test(match[0]) && /^\p{Lu}/u.test(text.slice(next?.start));
    if (!next || match[0] === "" || isOfName) break;
    first = next.start;
  }
  const asks = brief.isAsked && brief.asked.get(brief.sentence) != null;
  if (asks && row.hasCapitalNouns && row.isOblique instanceof RegExp) {
    // "unseren neuen Espresso": the noun alone is safe, the ending of its adjective is not.
    const noun = text.slice(first, end).search(/(?<![\p{L}-])\p{Lu}/u);
    if (row.isOblique.test(text.slice(first, end)) && noun > 0) first += noun;
  }
  const said = text.slice(first, end);
  if (anything.test(said)) return;
  const isOblique =
    asks && (row.isOblique instanceof RegExp ? row.isOblique.test(said) : row.isOblique === true);
  // "o naszej pizzerii U Marka": the kind is in a case of its own, the name is not.
  const named = isOblique && !row.hasCapitalNouns ? /^\p{Ll}[\p{Ll}\s]*\s(?=\p{Lu})/u.exec(said) : null;
  const until = named && !/["“„«'‘]/u.test(said) ? first + named[0].length : end;
  emit(brief, "subject", first, until, { ...(isOblique && { isOblique: true as const }) });
  if (until < end) emit(brief, "name", until, end);
  if (!isOblique) brief.hasSubject = true;
}

export function emitFeature(brief: Typing, start: number, end: number) {
  const items = clausesOf(brief, { start, end });
  for (const { start: first, end: last } of items) emit(brief, "feature", first, last);
}

export function mergeLists(brief: Typing) {
  let first = brief.parts.length;
  while (
    first > 0 &&
    brief.parts[first - 1]!.kind === "feature" &&
    brief.parts[first - 1]!.sentence === brief.sentence
  )
    first--;
  const run = brief.parts.slice(first);
  if (run.length < 3) return;
  brief.parts.length = first;
  const [start, end] = [run[0]!.start, run.at(-1)!.end];
  brief.parts.push({
    kind: "list",
    sentence: brief.sentence,
    items: run.map((item) => item.text),
    ...sliceOf(brief.text, { start, end }),
  });
}

const amount =
  "(?:\\p{Nd}{1,3}(?:[ \\u00a0\\u2009\\u202f]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}(?:[\\p{Nd}.,]*\\p{Nd})?)";
/** "32 000–36 000", "9 to 21", "90 x 90": one number, as far as anybody reads it. */
const amounts = `${amount}(?:(?:\\s?[-–—~〜×]\\s?|\\s\\p{L}{1,3}\\s)${amount})?`;

/** The first number of a text with the word it counts. */
export function figureIn({ row }: BriefText, said: string): string | undefined {
  const end = row.and === "" ? "" : `|\\s(?:${row.and})\\s`;
  const pattern = `${amounts}(?:\\s?%|\\s\\p{L}+\\s\\p{L}+(?=\\s*(?:[,.;]|$)${end})|[\\s-]?\\p{L}[\\p{L}\\p{M}]*)?`;
  return new RegExp(pattern, "iu").exec(said)?.[0];
}

export function extraOf({ contact, figure, bound }: Partial<Found>): Partial<BriefPart> {
  return { ...(contact && { contact }), ...(figure && { figure }), ...(bound && { bound }) };
}
