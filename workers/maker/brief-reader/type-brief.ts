import type { BriefPart } from "~/domain/video/brief-reading";
import { type BriefText, inside, type Span, wordCount } from "./brief-text";
import { isShortGift } from "./clause-gift";
import { continues, costIn, hasVerb, isAction, isBare, isNote, isPriced } from "./clause-signs";
import { clausesOf } from "./clauses";
import { definedIn } from "./find-name";
import type { Sentence } from "./split-sentences";
import { emitStatement, takeAboutVideo, typeClause } from "./type-clause";
import { typeField } from "./type-field";
import { emit, mergeLists, type Typing } from "./typed-parts";

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
  const clauses = clausesOf(brief, span);
  const priced = clauses.filter((clause) => isPriced(brief, clause)).length;
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]!;
    if (takeAboutVideo(brief, clause)) continue;
    if (
      !isBare(brief, clause) &&
      !isNote(brief, clause) &&
      !isAction(brief, clause) &&
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
    } else if (priced > 1 && isPriced(brief, clause)) {
      const price = inside(brief, clause).find(({ kind }) => kind === "price");
      emit(brief, "price", clause.start, clause.end, { ...(price?.figure && { figure: price.figure }) });
    } else typeClause(brief, clause);
  }
  mergeLists(brief);
}
