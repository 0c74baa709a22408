import type { BriefPart } from "~/domain/video/brief-reading";
import { type BriefText, holds, inside, type Span, wordCount } from "./brief-text";
import { isGift, isShortGift } from "./clause-gift";
import { continues, costIn, hasVerb, isAction, isBare, isLimit, isNote, isPriced } from "./clause-signs";
import { clausesOf } from "./clauses";
import { isExclusion } from "./find-audience";
import { isOrder, isUnsaid } from "./find-instructions";
import { definedIn, isSignature, openedIn, presentedIn } from "./find-name";
import { trimSpan } from "./mask";
import type { Sentence } from "./split-sentences";
import { emitStatement, takeAboutVideo, typeClause } from "./type-clause";
import { typeField } from "./type-field";
import { emit, emitSubject, mergeLists, type Typing } from "./typed-parts";

export interface Typed {
  parts: BriefPart[];
  /** Clauses that speak of the video. */
  aboutVideo: string[];
}

/** Gives each stretch of a brief its one type, sentence by sentence. */
export function typeBrief({
  sentences,
  asked,
  ...brief
}: BriefText & Pick<Typing, "asked"> & { sentences: readonly Sentence[] }): Typed {
  const typing: Typing = {
    ...brief,
    asked,
    parts: [],
    aboutVideo: [],
    sentence: 0,
    isAsked: false,
    hasSubject: false,
    hasStatement: false,
  };
  for (const [index, whole] of sentences.entries()) {
    typing.sentence = index;
    const subject = asked.get(index);
    typing.isAsked = subject !== undefined && subject !== null;
    if (subject !== null) typeSentence(typing, subject ?? whole, whole.mark);
  }
  const { parts, aboutVideo } = typing;
  return { parts: parts.sort((one, other) => one.start - other.start), aboutVideo };
}

function typeSentence(brief: Typing, span: Span, mark: Sentence["mark"]) {
  const { text, row } = brief;
  const said = text.slice(span.start, span.end);
  if (isUnsaid(brief, span)) {
    brief.aboutVideo.push(said);
    return;
  }
  if (clausesOf(brief, span).length < 2 && takeAboutVideo(brief, span)) return;
  if (typeField(brief, span)) return;
  if (mark === "?" && !brief.isAsked) {
    // "Questions? Visit …" asks nothing of the viewer.
    emit(
      brief,
      wordCount(brief, said) > 1 || row.writing === "unspaced" ? "question" : "action",
      span.start,
      span.end,
    );
    return;
  }
  const defined = brief.hasSubject || brief.hasStatement ? null : definedIn(brief, span);
  if (defined) {
    emit(brief, "name", defined.name.start, defined.name.end);
    brief.isAsked = true;
    for (const clause of clausesOf(brief, { start: defined.whole.end, end: span.end }))
      typeClause(brief, clause);
    mergeLists(brief);
    return;
  }
  const presented = brief.isAsked || brief.hasSubject || brief.hasStatement ? null : presentedIn(brief, span);
  if (presented) {
    emit(brief, "name", presented.name.start, presented.name.end);
    const [thing, ...more] = clausesOf(brief, { start: presented.whole.end, end: span.end });
    // "The invoicing app for freelancers": whom it is for is a part of what it is.
    if (
      thing &&
      inside(brief, thing).length === 0 &&
      wordCount(brief, text.slice(thing.start, thing.end)) <= 8
    )
      emitSubject(brief, thing.start, thing.end);
    else if (thing) typeClause(brief, thing);
    for (const clause of more) typeClause(brief, clause);
    mergeLists(brief);
    return;
  }
  const opened = brief.isAsked || brief.hasSubject || brief.hasStatement ? null : openedIn(brief, span);
  if (opened && holds(brief, span, "date")) emit(brief, "name", opened.name.start, opened.name.end);
  const clauses = clausesOf(
    brief,
    opened && holds(brief, span, "date") ? { start: opened.whole.end, end: span.end } : span,
  );
  let told = false;
  const priced = clauses.filter((clause) => isPriced(brief, clause)).length;
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]!;
    const isBesideOrder = told && inside(brief, clause).length === 0 && isOrder(brief, clause);
    if (isUnsaid(brief, clause) || isBesideOrder) {
      brief.aboutVideo.push(text.slice(clause.start, isBesideOrder ? clause.end : span.end));
      if (isBesideOrder) continue;
      break;
    }
    told = takeAboutVideo(brief, clause);
    if (told) continue;
    const next = clauses[at + 1];
    if (
      (brief.hasSubject || brief.hasStatement) &&
      next &&
      holds(brief, next, "contact") &&
      !isAction(brief, clause) &&
      isSignature(brief, text.slice(clause.start, clause.end))
    ) {
      // "Hartley Gutters, 01793 496 700": who signs, before how to reach them.
      emit(brief, "name", clause.start, clause.end);
      continue;
    }
    if (limitsLast(brief, clause)) {
      const limited = brief.parts.at(-1)!;
      limited.end = clause.end;
      limited.text = text.slice(limited.start, clause.end);
      continue;
    }
    if (
      !isBare(brief, clause) &&
      !isNote(brief, clause) &&
      !isAction(brief, clause) &&
      !isExclusion(brief, clause) &&
      !brief.isAsked &&
      !isShortGift(brief, clause) &&
      !costIn(brief, clause) &&
      hasVerb(brief, clause)
    ) {
      // What follows a clause with a verb belongs to its sentence: brief.sentence, up to what stands for itself.
      let last = at;
      while (last + 1 < clauses.length && continues(brief, clauses[last + 1]!)) last++;
      emitStatement(brief, clause.start, clauses[last]!.end);
      at = last;
    } else if (isDeal(brief, clause)) emitDeal(brief, clause);
    else if (priced > 1 && isPriced(brief, clause)) {
      const price = inside(brief, clause).find(({ kind }) => kind === "price");
      emit(brief, "price", clause.start, clause.end, { ...(price?.figure && { figure: price.figure }) });
    } else typeClause(brief, clause);
  }
  mergeLists(brief);
}

const longestLimit = 40;

/** "From £165 a night, two nights minimum": without its condition the price would not be true. */
function limitsLast(brief: Typing, clause: Span): boolean {
  const last = brief.parts.at(-1);
  return (
    (last?.kind === "price" || last?.kind === "gift") &&
    last.sentence === brief.sentence &&
    /^[,،、，]?\s?$/u.test(brief.text.slice(last.end, clause.start)) &&
    clause.end - clause.start <= longestLimit &&
    !isGift(brief, brief.text.slice(clause.start, clause.end)) &&
    inside(brief, clause).every(({ kind }) => kind === "date") &&
    isLimit(brief, clause)
  );
}

const longestDeal = 60;

/** "Martes 2x1", "20 % bis Freitag": the day is the condition of the price, and alone it would be another fact. */
function isDeal(brief: BriefText, clause: Span): boolean {
  const own = inside(brief, clause);
  const prices = own.filter(({ kind }) => kind === "price");
  const dates = own.filter(({ kind }) => kind === "date");
  const [price] = prices;
  const [date] = dates;
  const isOther = own.length > prices.length + dates.length || prices.length > 1 || dates.length > 2;
  if (!price || !date || isOther || clause.end - clause.start > longestDeal) return false;
  const isDiscount = price.figure === undefined || /[%٪％]/u.test(price.figure);
  return isDiscount || date.bound === "until" || !/\p{Nd}/u.test(brief.text.slice(date.start, date.end));
}

function emitDeal(brief: Typing, clause: Span) {
  const [first] = inside(brief, clause);
  const before = trimSpan(brief.text, clause.start, first!.start);
  // Where nothing has said what it is all about, this clause does.
  const start = before && !brief.hasSubject && !brief.hasStatement ? first!.start : clause.start;
  if (start > clause.start) typeClause(brief, before!);
  const price = inside(brief, clause).find(({ kind }) => kind === "price")!;
  emit(brief, "price", start, clause.end, { ...(price.figure && { figure: price.figure }) });
}
