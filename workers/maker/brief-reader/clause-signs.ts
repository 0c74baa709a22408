import { type BriefText, holds, inside, type Span } from "./brief-text";
import { isGift } from "./clause-gift";
import { type Found, trimSpan } from "./mask";
import { bounded, startOf, wordsOf } from "./pattern";
import { isAboutVideo } from "./read-wishes";

/** At the end of what stands before a price, in any language. */
const costVerb =
  /(?<!\p{L})(?:costs?|kosten|kostet|coûte(?:nt)?|cuestan?|custam?|costan?o?|kosztuj\p{L}*|kosten|kost|kostar|koster|sto[ij]\p{L}*|коштує|стоит)$/iu;

/** Whether nothing but what was found by form stands there, and small words. */
export function isBare(brief: BriefText, span: Span): boolean {
  if (inside(brief, span).length === 0) return false;
  return isGlue(brief, span);
}

export function isGlue(brief: BriefText, { start, end }: Span): boolean {
  const { masked, row } = brief;
  const rest = masked.slice(start, end).replace(/\uFFFC+/gu, " ");
  if (!/[\p{L}\p{N}]/u.test(rest)) return true;
  const small = [row.glue, row.and, row.date.link, row.locative].filter(Boolean).join("|");
  return small !== "" && !/[\p{L}\p{N}]/u.test(rest.replace(wordsOf(row, small, "giu"), " "));
}

/** Without link words at the end, which would hang in the air: "Book at" is "Book". */
export function trimGlue(brief: BriefText, span: Span): Span | null {
  const { text, row } = brief;
  const small = row.glue.split("|").filter((one) => /^\p{L}{1,3}$/u.test(one));
  const forWhom = row.writing === "prefixed" ? "" : row.audience.before;
  const links = [row.locative, forWhom, row.and, row.date.lead, ...small, ":"].filter(Boolean).join("|");
  const hanging = new RegExp(`(?:\\s+${bounded(row, links)})+$`, "iu").exec(text.slice(span.start, span.end));
  return trimSpan(text, span.start, hanging ? span.start + hanging.index : span.end);
}

export function isNote(brief: BriefText, { start, end }: Span): boolean {
  const { text, row } = brief;
  return wordsOf(row, row.note).test(text.slice(start, end));
}

/** How an app or money is sent for, in any language; such places and services have no address to be found by. */
const ways =
  /(?<!\p{L})(?:app ?store|google play|play ?store|microsoft store|f-droid|appgallery)(?!\p{Script=Latin})|应用商店|應用商店|アプリストア|微信(?:里|中|上)?搜|LINEで.{1,20}検索|^(?:swish\p{L}*|mobilepay|vipps|bizum|mb ?way|twint|blik)(?!\p{L})/iu;

export function isAction(brief: BriefText, { start, end }: Span): boolean {
  const { text, row } = brief;
  // "Follow-ups" tells nobody to follow.
  const said = text.slice(start, end);
  const begins = startOf(row, row.action).exec(said);
  if (begins !== null && text[start + begins.index + begins[0].length] !== "-") return true;
  return ways.test(said) && !wordsOf(row, row.proof).test(said);
}

export function hasVerb(brief: BriefText, { start, end }: Span): boolean {
  const { masked, row } = brief;
  const said = masked.slice(start, end);
  return startOf(row, row.pronouns).test(said) || wordsOf(row, row.verbs).test(said);
}

/** Whether a clause goes on with the statement before it. */
export function continues(brief: BriefText, clause: Span): boolean {
  const { text, row } = brief;
  const said = text.slice(clause.start, clause.end);
  return (
    !isBare(brief, clause) &&
    !isNote(brief, clause) &&
    !isAboutVideo(said, row) &&
    !holds(brief, clause, "contact", "address", "price") &&
    !isGift(brief, said)
  );
}

/** "A bottle costs $29": a price, though it has a verb. */
export function costIn(brief: BriefText, clause: Span): Found | undefined {
  const before = (price: Found) => brief.text.slice(clause.start, price.start).trimEnd();
  return inside(brief, clause).find((one) => one.kind === "price" && costVerb.test(before(one)));
}

/** A clause with a price and a thing that has it. */
export function isPriced(brief: BriefText, clause: Span): boolean {
  return holds(brief, clause, "price") && !isBare(brief, clause) && !holds(brief, clause, "contact");
}

/** "Not suitable for children": cut anywhere, it would say the opposite. */
export function isNegated({ text, row }: BriefText, { start, end }: Span): boolean {
  return wordsOf(row, row.negation).test(text.slice(start, end));
}

/** "Two nights minimum", "except Sundays". */
export function isLimit({ text, row }: BriefText, { start, end }: Span): boolean {
  return wordsOf(row, row.limit).test(text.slice(start, end));
}
