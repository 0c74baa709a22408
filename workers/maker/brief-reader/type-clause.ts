import { inside, type Span, wordCount } from "./brief-text";
import { cutAt, giftIn, isGift } from "./clause-gift";
import { costIn, hasVerb, isAction, isBare, isGlue, isNegated, isNote, trimGlue } from "./clause-signs";
import { clausesOf } from "./clauses";
import { audienceIn, isExclusion } from "./find-audience";
import { isInstruction } from "./find-instructions";
import { nameIn } from "./find-name";
import { ofWords, placeIn } from "./find-place";
import { type Found, trimSpan } from "./mask";
import { startOf, wordsOf } from "./pattern";
import { formOf } from "./statement-form";
import { emit, emitFeature, emitSubject, extraOf, figureIn, type Typing } from "./typed-parts";

/** A subject is a phrase; longer ones are sentences that no verb was known of. */
const subjectWords = 10;
/** A few words that end in what companies of some country end in. */
const isCompany = (said: string) =>
  said.split(/\s+/u).length <= 5 &&
  /^\p{Lu}.*\s(?:GmbH(?: & Co\.? KG)?|e\.\s?V|AG|KG|Ltd|Limited|LLC|Inc|PLC|SARL|SAS|S\.?\s?L|S\.?\s?r\.?\s?l|Lda|Ltda|Sp\. z o\.\s?o|B\.?V|AB|ApS|A\/S|A\.?Ş)\.?$/u.test(
    said,
  );
const longSentence = 60;
/** A sentence with a fact in it can be shown up to here. */
const longestFact = 90;
/** Fewer people than this prove nothing: "for 4 people". */
const fewestPeople = 50;
const isFew = (proof: string) =>
  /^\d/u.test(proof) && Number(proof.match(/^\d+/u)?.[0]) < fewestPeople && !/^\d+[.,]\d{3}/u.test(proof);
const proofWords = 10;

/** Types one clause: what is found by form first, then by the words that mark it. */
export function typeClause(brief: Typing, span: Span) {
  const { text, row } = brief;
  const { start, end } = span;
  const said = text.slice(start, end);
  const own = inside(brief, span);
  if (takeAboutVideo(brief, span)) return;
  if (isBare(brief, span)) {
    for (const { kind, ...rest } of own) emit(brief, kind, rest.start, rest.end, extraOf(rest));
    return;
  }
  if (isNote(brief, span)) {
    emit(brief, "note", start, end);
    return;
  }
  if (!brief.isAsked && isExclusion(brief, span)) {
    emit(brief, "note", start, end);
    return;
  }
  const contact = own.find(({ kind }) => kind === "contact" || (kind === "address" && isAction(brief, span)));
  if (contact) {
    const lead = trimSpan(text, start, contact.start);
    if (lead && contact.kind === "contact" && isWay(brief, lead))
      emit(brief, "action", ...endsOf(trimGlue(brief, lead)!));
    else typeRest(brief, start, contact.start);
    emit(brief, contact.kind, contact.start, contact.end, extraOf(contact));
    typeRest(brief, contact.end, end);
    return;
  }
  const cost = costIn(brief, span);
  if (cost) {
    emit(brief, "price", start, cost.end, extraOf(cost));
    typeRest(brief, cost.end, end);
    return;
  }
  const given = isGift(brief, said) ? giftIn(brief, span) : null;
  if (given) {
    typeRest(brief, start, given.start);
    const figure =
      own.find(({ kind, start: at }) => kind === "price" && at >= given.start)?.figure ??
      figureIn(brief, said);
    emit(brief, "gift", given.start, given.end, { ...(figure && { figure }) });
    typeRest(brief, given.end, end);
    return;
  }
  if (isAction(brief, span)) {
    emit(brief, "action", start, end);
    return;
  }
  if (hasVerb(brief, span) && !brief.isAsked) {
    emitStatement(brief, start, end);
    return;
  }
  if (!brief.isAsked && isNegated(brief, span)) {
    const cut = own.length === 0 ? cutAt(brief, said) : -1;
    if (own.length === 0 && startOf(row, row.feature).test(said)) emit(brief, "feature", start, end);
    else if (cut > 0 && !isNegated(brief, { start, end: start + cut })) {
      typeRest(brief, start, start + cut);
      emit(brief, "feature", start + cut, end);
    } else emitStatement(brief, start, end);
    return;
  }
  if (own.length > 0) {
    typeAround(brief, span, own);
    return;
  }
  const proof = wordsOf(row, row.proof).exec(said);
  if (proof && !isFew(proof[0]) && wordCount(brief, said) <= proofWords) {
    const where = placeIn(brief, span);
    if (where && (where.start >= start + proof.index + proof[0].length || where.end <= start + proof.index)) {
      // "Since 1962 in the heart of Soho": two facts.
      typeRest(brief, start, where.start);
      emit(brief, "place", where.start, where.end);
      typeRest(brief, where.end, end);
      return;
    }
    const figure = figureIn(brief, said);
    if (proof.index > 0 && !brief.hasSubject && /(?:1[89]|20)\p{Nd}\p{Nd}$/u.test(proof[0])) {
      typeRest(brief, start, start + proof.index);
      emit(brief, "proof", start + proof.index, end, { figure: proof[0].match(/\p{Nd}+/u)![0] });
    } else emit(brief, "proof", start, end, { ...(figure && { figure }) });
    return;
  }
  const forWhom = audienceIn(brief, span);
  if (forWhom && isShouted(text.slice(forWhom.start, forWhom.end))) {
    emitPhrase(brief, span);
    return;
  }
  if (forWhom) {
    typeRest(brief, start, forWhom.start);
    emit(brief, forWhom.kind, forWhom.start, forWhom.end);
    typeRest(brief, forWhom.end, end);
    return;
  }
  if (
    startOf(row, row.feature).test(said) &&
    (brief.hasSubject || brief.hasStatement || brief.parts.length > 0 || wordCount(brief, said) < 2)
  ) {
    emitFeature(brief, start, end);
    return;
  }
  const named = nameIn(brief, span);
  if (named) {
    typeRest(brief, start, named.whole.start);
    emit(brief, "name", named.name.start, named.name.end);
    typeRest(brief, named.whole.end, end);
    return;
  }
  const place = placeIn(brief, span);
  const cut = cutAt(brief, said);
  if (cut > 0 && (!place || start + cut < place.start) && !brief.hasStatement) {
    typeRest(brief, start, start + cut);
    const relative = row.relative ? startOf(row, row.relative).exec(text.slice(start + cut, end)) : null;
    emitFeature(brief, start + cut + (relative?.[0].length ?? 0), end);
    return;
  }
  const behindPlace = place && trimSpan(text, place.end, end);
  const isUnmarked =
    behindPlace &&
    !startOf(row, [row.featureCut, row.feature].filter(Boolean).join("|")).test(
      text.slice(behindPlace.start, end),
    );
  if (
    place &&
    place.start > start &&
    isUnmarked &&
    !brief.isAsked &&
    wordCount(brief, text.slice(behindPlace.start, end)) > 2
  ) {
    // A verb that is not known: cut, neither side would stand.
    emitStatement(brief, start, end);
    return;
  }
  if (place) {
    typeRest(brief, start, place.start);
    emit(brief, "place", place.start, place.end);
    if (startOf(row, row.featureCut).test(text.slice(place.end, end).trim()))
      emitFeature(brief, place.end, end);
    else typeRest(brief, place.end, end);
    return;
  }
  emitPhrase(brief, span);
}

/** "CURE FOR CANCER guaranteed": in capitals a link word is a part of what is cried out. */
const isShouted = (said: string) => /^\p{Lu}{2,}\s\p{Lu}{2,}/u.test(said);

const wayWords = 5;
const endsOf = ({ start, end }: Span): [number, number] => [start, end];

/** "CV na praca@…", "Send your CV to …": what is sent there; no fact of its own, and no name of who is reached. */
function isWay(brief: Typing, span: Span): boolean {
  const { text, row } = brief;
  const said = text.slice(span.start, span.end);
  const trimmed = trimGlue(brief, span);
  const isName = !row.hasCapitalNouns && /^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}\p{Ll}/u.test(said);
  return (
    trimmed !== null &&
    trimmed.end < span.end &&
    !row.writing &&
    !isGlue(brief, span) &&
    !isName &&
    inside(brief, span).length === 0 &&
    (brief.hasSubject || brief.hasStatement) &&
    wordCount(brief, said) <= wayWords
  );
}

/** What no marker tells: the subject where there is none yet, an item where features went before, else a line as it stands. */
function emitPhrase(brief: Typing, { start, end }: Span) {
  const { text } = brief;
  const said = text.slice(start, end);
  const last = brief.parts.at(-1);
  if (!brief.hasSubject && !brief.hasStatement && wordCount(brief, said) <= subjectWords)
    emitSubject(brief, start, end);
  else if (last?.kind === "feature" && last.sentence === brief.sentence) emit(brief, "feature", start, end);
  else emitStatement(brief, start, end);
}

/** A phrase with dates and prices in it: each stands alone, unless the words behind it hang on it. */
function typeAround(brief: Typing, { start, end }: Span, own: readonly Found[]) {
  const { text, row } = brief;
  const [first, last] = [own[0]!, own.at(-1)!];
  const before = trimSpan(text, start, first.start);
  const next = trimSpan(text, first.end, own[1]?.start ?? end);
  if (
    !before &&
    first.kind === "date" &&
    next &&
    startOf(row, ofWords).test(text.slice(next.start, next.end))
  ) {
    // "Martes de tacos": the day is a part of what it is.
    emitPhrase(brief, { start, end: next.end });
    typeRest(brief, next.end, end);
    return;
  }
  const behind = trimSpan(text, last.end, end);
  const hangs =
    behind &&
    (startOf(row, [row.locative, row.glue].filter(Boolean).join("|")).test(
      text.slice(behind.start, behind.end),
    ) ||
      isGlue(brief, behind)) &&
    placeIn(brief, behind)?.start !== behind.start &&
    last.kind !== "address";
  if (
    behind &&
    !hangs &&
    !placeIn(brief, behind) &&
    !(before && !isGlue(brief, before)) &&
    last.kind === "date"
  ) {
    // "毎朝6時に焼きたて": the time is said of what follows.
    emitStatement(brief, start, end);
    return;
  }
  if (before && !isGlue(brief, before)) typeRest(brief, start, first.start);
  own.forEach((found, index) => {
    const { kind, ...rest } = found;
    const isLast = index === own.length - 1;
    emit(
      brief,
      kind,
      rest.start,
      isLast && hangs && !isGlue(brief, behind) ? behind.end : rest.end,
      extraOf(rest),
    );
    if (!isLast) typeRest(brief, rest.end, own[index + 1]!.start);
  });
  if (behind && !hangs) typeRest(brief, last.end, end);
}

function typeRest(brief: Typing, start: number, end: number) {
  const { text } = brief;
  const span = trimSpan(text, start, end);
  if (!span || (isGlue(brief, span) && inside(brief, span).length === 0)) return;
  const trimmed = inside(brief, span).some((one) => one.end === span.end) ? span : trimGlue(brief, span);
  if (trimmed) typeClause(brief, trimmed);
}

/** A sentence as it stands, or the name of a company. */
export function emitStatement(brief: Typing, first: number, end: number) {
  const { text, row } = brief;
  if (isCompany(text.slice(first, end))) {
    emit(brief, "name", first, end);
    return;
  }
  const joint = startOf(row, row.and).exec(text.slice(first, end));
  const start = joint && !row.writing ? first + joint.index + joint[0].length : first;
  brief.hasStatement = true;
  const fact =
    end - start > longSentence && inside(brief, { start, end }).find(({ kind }) => kind !== "contact");
  const told = fact ? clausesOf(brief, { start, end }).find((one) => one.end >= fact.end)!.end : end;
  if (fact && told - start > longestFact) {
    // A fact is not left out because of the words round it.
    typeRest(brief, start, fact.start);
    emit(brief, fact.kind, fact.start, fact.end, extraOf(fact));
    typeRest(brief, fact.end, end);
    return;
  }
  emit(brief, "statement", start, told, formOf(text.slice(start, told), row));
  const rest = { start: told, end };
  if (inside(brief, rest).length > 0 || isGift(brief, text.slice(told, end)))
    for (const clause of clausesOf(brief, rest)) typeClause(brief, clause);
  // What a long sentence goes on to say behind its facts can be left out.
  else if (told < end) emit(brief, "note", told, end);
}

/** What speaks of the video sets options and is not shown; a fact is shown wherever it stands. */
export function takeAboutVideo(brief: Typing, span: Span): boolean {
  const { text } = brief;
  if (!isInstruction(brief, span)) return false;
  brief.aboutVideo.push(text.slice(span.start, span.end));
  return true;
}
