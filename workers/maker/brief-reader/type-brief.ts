import type { BriefPart, PartKind } from "~/domain/video/brief-reading";
import type { FieldName, LanguageRow } from "./language-row";
import { type Found, trimSpan } from "./mask";
import { bounded, startOf, wordsOf } from "./pattern";
import { isAboutVideo } from "./read-wishes";
import type { Sentence } from "./split-sentences";

interface Span {
  start: number;
  end: number;
}

export interface Typed {
  parts: BriefPart[];
  /** Clauses that speak of the video. */
  aboutVideo: string[];
}

const clauseBreak =
  /(?<!\p{Nd})[,،、，](?!\p{Nd})|(?<=\p{Nd})[,](?=\s)|[،、，]|[()（）|•·]|\s[-–—/]+\s|[:：](?=\s|$)|：/gu;
/** A subject is a phrase; longer ones are sentences that no verb was known of. */
const subjectWords = 10;
/** At the end of what stands before a price, in any language. */
const costVerb =
  /(?<!\p{L})(?:costs?|kosten|kostet|coûte(?:nt)?|cuestan?|custam?|costan?o?|kosztuj\p{L}*|kosten|kost|kostar|koster|sto[ij]\p{L}*|коштує|стоит)$/iu;
/** A few words that end in what companies of some country end in. */
const isCompany = (said: string) =>
  said.split(/\s+/u).length <= 5 &&
  /^\p{Lu}.*\s(?:GmbH(?: & Co\.? KG)?|e\.\s?V|AG|KG|Ltd|Limited|LLC|Inc|PLC|SARL|SAS|S\.?\s?L|S\.?\s?r\.?\s?l|Lda|Ltda|Sp\. z o\.\s?o|B\.?V|AB|ApS|A\/S|A\.?Ş)\.?$/u.test(
    said,
  );
/** What videos are made of, in any language. */
const craft =
  /(?<!\p{L})(?:reels?|tiktok|vid[eé]os?|music|musi[ck]|m[uú]si(?:que|ca)|muzyk\p{L}*|muziek|müzi[kğ]\p{L}*|soundtrack|bgm|subtitles?|captions?|sous-titres|subt[ií]tulos|sottotitoli|legendas|untertitel\p{L}*|altyazı\p{L}*|napisy|ondertitel\p{L}*|undertexter|undertekster|voice ?over|transitions?)(?!\p{L})|音楽|字幕|音乐|配乐|موسيقى|संगीत/iu;
/** How an app or money is sent for, in any language; such places and services have no address to be found by. */
const ways =
  /(?<!\p{L})(?:app ?store|google play|play ?store|microsoft store|f-droid|appgallery)(?!\p{Script=Latin})|应用商店|應用商店|アプリストア|微信(?:里|中|上)?搜|LINEで.{1,20}検索|^(?:swish\p{L}*|mobilepay|vipps|bizum|mb ?way|twint|blik)(?!\p{L})/iu;
const longSentence = 60;
/** A sentence with a fact in it can be shown up to here. */
const longestFact = 90;
const giftWords = 9;
const shortGiftWords = 5;
/** Fewer people than this prove nothing: "for 4 people". */
const fewestPeople = 50;
const isFew = (proof: string) =>
  /^\d/u.test(proof) && Number(proof.match(/^\d+/u)?.[0]) < fewestPeople && !/^\d+[.,]\d{3}/u.test(proof);
const proofWords = 10;

/** Gives each stretch of a brief its one type, in the order of the types: what is found by form first. */
export function typeBrief({
  text,
  masked,
  found,
  sentences,
  asked,
  row,
}: {
  text: string;
  /** With everything in it that was found by form blanked out. */
  masked: string;
  found: readonly Found[];
  sentences: readonly Sentence[];
  /** What requests are for, by sentence; null where a sentence says nothing else. */
  asked: ReadonlyMap<number, Span | null>;
  row: LanguageRow;
}): Typed {
  const parts: BriefPart[] = [];
  const aboutVideo: string[] = [];
  let hasSubject = false;
  let hasStatement = false;
  let sentence = 0;
  let isAsked = false;
  const shortGlue = row.glue
    .split("|")
    .filter((one) => /^\p{L}{1,3}$/u.test(one))
    .join("|");

  for (const [index, whole] of sentences.entries()) {
    sentence = index;
    const subject = asked.get(index);
    isAsked = subject !== undefined && subject !== null;
    if (subject !== null) typeSentence(subject ?? whole, whole.mark);
  }
  return { parts: parts.sort((one, other) => one.start - other.start), aboutVideo };

  function typeSentence(span: Span, mark: Sentence["mark"]) {
    const said = text.slice(span.start, span.end);
    if (clausesOf(span).length < 2 && takeAboutVideo(span)) return;
    if (readField(span)) return;
    if (mark === "?" && !isAsked) {
      // "Questions? Visit …" asks nothing of the viewer.
      emit(wordCount(said) > 1 || row.writing === "unspaced" ? "question" : "action", span.start, span.end);
      return;
    }
    if (readDefinition(span)) return;
    const clauses = clausesOf(span);
    const priced = clauses.filter((clause) => isPriced(clause)).length;
    for (let at = 0; at < clauses.length; at++) {
      const clause = clauses[at]!;
      if (takeAboutVideo(clause)) continue;
      if (
        !isBare(clause) &&
        !isNote(clause) &&
        !isAction(clause) &&
        !isAsked &&
        !isShortGift(clause) &&
        !isCost(clause) &&
        hasVerb(clause)
      ) {
        // What follows a clause with a verb belongs to its sentence, up to what stands for itself.
        let last = at;
        while (last + 1 < clauses.length && continues(clauses[last + 1]!)) last++;
        emitStatement(clause.start, clauses[last]!.end);
        at = last;
      } else if (priced > 1 && isPriced(clause)) {
        const price = inside(clause).find(({ kind }) => kind === "price");
        emit("price", clause.start, clause.end, { ...(price?.figure && { figure: price.figure }) });
      } else typeClause(clause);
    }
    mergeLists();
  }

  /** What speaks of the video sets options and is not shown; a fact is shown wherever it stands. */
  function takeAboutVideo(span: Span): boolean {
    const said = text.slice(span.start, span.end);
    if (inside(span).length > 0 || !(isAboutVideo(said, row) || isAfterword(span))) return false;
    aboutVideo.push(said);
    return true;
  }

  /** Behind the way to reach somebody a brief is at its end: what speaks of music and captions there is meant for the maker. */
  function isAfterword({ start, end }: Span): boolean {
    const contacts = found.filter(({ kind }) => kind === "contact");
    return (
      contacts.length > 0 &&
      contacts.every((contact) => contact.end <= start) &&
      craft.test(text.slice(start, end))
    );
  }

  /** Whether a clause goes on with the statement before it. */
  function continues(clause: Span): boolean {
    const said = text.slice(clause.start, clause.end);
    return (
      !isBare(clause) && !isNote(clause) && !isAboutVideo(said, row) && !contactIn(clause) && !isGift(said)
    );
  }

  function contactIn(clause: Span): boolean {
    return inside(clause).some(({ kind }) => kind === "contact" || kind === "address" || kind === "price");
  }

  function typeClause(span: Span | null) {
    if (!span) return;
    const { start, end } = span;
    const said = text.slice(start, end);
    const own = inside(span);
    if (takeAboutVideo(span)) return;
    if (isBare(span)) {
      for (const { kind, ...rest } of own) emit(kind, rest.start, rest.end, extraOf(rest));
      return;
    }
    if (isNote(span)) {
      emit("note", start, end);
      return;
    }
    const contact = own.find(({ kind }) => kind === "contact" || (kind === "address" && isAction(span)));
    if (contact) {
      typeRest(start, contact.start);
      emit(contact.kind, contact.start, contact.end, extraOf(contact));
      typeRest(contact.end, end);
      return;
    }
    const cost = own.find(
      (one) => one.kind === "price" && costVerb.test(text.slice(start, one.start).trimEnd()),
    );
    if (cost) {
      emit("price", start, cost.end, extraOf(cost));
      typeRest(cost.end, end);
      return;
    }
    const given = isGift(said) ? giftIn(span) : null;
    if (given) {
      typeRest(start, given.start);
      const figure =
        own.find(({ kind, start: at }) => kind === "price" && at >= given.start)?.figure ?? figureIn(said);
      emit("gift", given.start, given.end, { ...(figure && { figure }) });
      typeRest(given.end, end);
      return;
    }
    if (isAction(span)) {
      emit("action", start, end);
      return;
    }
    if (hasVerb(span) && !isAsked) {
      emitStatement(start, end);
      return;
    }
    if (own.length > 0) {
      typeAround(span, own);
      return;
    }
    const proof = wordsOf(row, row.proof).exec(said);
    if (proof && !isFew(proof[0]) && wordCount(said) <= proofWords) {
      const where = placeIn(span);
      if (
        where &&
        (where.start >= start + proof.index + proof[0].length || where.end <= start + proof.index)
      ) {
        // "Since 1962 in the heart of Soho": two facts.
        typeRest(start, where.start);
        emit("place", where.start, where.end);
        typeRest(where.end, end);
        return;
      }
      const figure = figureIn(said);
      if (proof.index > 0 && !hasSubject && /(?:1[89]|20)\p{Nd}\p{Nd}$/u.test(proof[0])) {
        typeRest(start, start + proof.index);
        emit("proof", start + proof.index, end, { figure: proof[0].match(/\p{Nd}+/u)![0] });
      } else emit("proof", start, end, { ...(figure && { figure }) });
      return;
    }
    if (typeAudience(span)) return;
    if (
      startOf(row, row.feature).test(said) &&
      (hasSubject || hasStatement || parts.length > 0 || wordCount(said) < 2)
    ) {
      emitFeature(start, end);
      return;
    }
    if (typeName(span)) return;
    const place = placeIn(span);
    const cut = cutAt(said);
    if (cut > 0 && (!place || start + cut < place.start) && !hasStatement) {
      typeRest(start, start + cut);
      emitFeature(start + cut, end);
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
      !isAsked &&
      wordCount(text.slice(behindPlace.start, end)) > 2
    ) {
      // A verb that is not known: cut, neither side would stand.
      emitStatement(start, end);
      return;
    }
    if (place) {
      typeRest(start, place.start);
      emit("place", place.start, place.end);
      if (startOf(row, row.featureCut).test(text.slice(place.end, end).trim())) emitFeature(place.end, end);
      else typeRest(place.end, end);
      return;
    }
    emitPhrase(span);
  }

  /** What no marker tells: the subject where there is none yet, an item where features went before, else a line as it stands. */
  function emitPhrase({ start, end }: Span) {
    const said = text.slice(start, end);
    const last = parts.at(-1);
    if (!hasSubject && !hasStatement && wordCount(said) <= subjectWords) emitSubject(start, end);
    else if (last?.kind === "feature" && last.sentence === sentence) emit("feature", start, end);
    else emitStatement(start, end);
  }

  /** A phrase with dates and prices in it: each stands alone, unless the words behind it hang on it. */
  function typeAround({ start, end }: Span, own: readonly Found[]) {
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
      emitPhrase({ start, end: next.end });
      typeRest(next.end, end);
      return;
    }
    const behind = trimSpan(text, last.end, end);
    const hangs =
      behind &&
      (startOf(row, [row.locative, row.glue].filter(Boolean).join("|")).test(
        text.slice(behind.start, behind.end),
      ) ||
        isGlue(behind)) &&
      placeIn(behind)?.start !== behind.start &&
      last.kind !== "address";
    if (behind && !hangs && !placeIn(behind) && !(before && !isGlue(before)) && last.kind === "date") {
      // "毎朝6時に焼きたて": the time is said of what follows.
      emitStatement(start, end);
      return;
    }
    if (before && !isGlue(before)) typeRest(start, first.start);
    own.forEach((found, index) => {
      const { kind, ...rest } = found;
      const isLast = index === own.length - 1;
      emit(kind, rest.start, isLast && hangs && !isGlue(behind) ? behind.end : rest.end, extraOf(rest));
      if (!isLast) typeRest(rest.end, own[index + 1]!.start);
    });
    if (behind && !hangs) typeRest(last.end, end);
  }

  function typeRest(start: number, end: number) {
    const span = trimSpan(text, start, end);
    if (!span || (isGlue(span) && inside(span).length === 0)) return;
    const trimmed = inside(span).some((one) => one.end === span.end) ? span : trimGlue(span);
    if (trimmed) typeClause(trimmed);
  }

  /** Without link words at the end, which would hang in the air: "Book at" is "Book". */
  function trimGlue(span: Span): Span | null {
    const said = text.slice(span.start, span.end);
    const hanging = new RegExp(
      `(?:\\s+${bounded(row, `${row.locative || "(?!)"}|${row.writing === "prefixed" ? "(?!)" : row.audience.before || "(?!)"}|${row.and || "(?!)"}|${row.date.lead || "(?!)"}|${shortGlue || "(?!)"}|:`)})+$`,
      "iu",
    ).exec(said);
    return trimSpan(text, span.start, hanging ? span.start + hanging.index : span.end);
  }

  function typeAudience({ start, end }: Span): boolean {
    const said = text.slice(start, end);
    const { before, after, people, age, not } = row.audience;
    if (after !== "") {
      const marker = new RegExp(
        `^(.{1,40}?\\s?)(?:${after})${row.writing === "unspaced" ? "" : "(?![\\p{L}\\p{M}])"}`,
        "iu",
      ).exec(said);
      if (marker) {
        const isPeople = wordsOf(row, `${people}|${age}`).test(marker[1]!);
        emit(isPeople ? "audience" : "need", start, start + marker[0].length);
        typeRest(start + marker[0].length, end);
        return true;
      }
    }
    if (before !== "") {
      for (const marker of said.matchAll(wordsOf(row, before, "giu"))) {
        const behind = said.slice(marker.index + marker[0].length).trimStart();
        if (not !== "" && startOf(row, not).test(behind)) continue;
        if (/^\p{Nd}/u.test(behind) && !wordsOf(row, `${people}|${age}`).test(behind)) continue;
        const isPrefixed = row.writing === "prefixed";
        const isPeople = wordsOf(row, age ? `${people}|${age}` : people).test(
          isPrefixed ? said.slice(marker.index) : firstWords(behind, 5),
        );
        // "عيادة النور للأسنان", "Bieg dla Zosi": what it is for is a part of its name.
        const isOfName = isPrefixed || (!row.hasCapitalNouns && /^\p{Lu}\p{Ll}/u.test(behind));
        if (!isPeople && isOfName) continue;
        const first = start + marker.index;
        const place = placeIn({ start: first, end });
        const last = place && place.start > first ? place.start : end;
        typeRest(start, first);
        emit(isPeople ? "audience" : "need", first, last);
        typeRest(last, end);
        return true;
      }
    }
    if (age !== "" && new RegExp(`^(?:${age})$`, "iu").test(said)) {
      emit("audience", start, end);
      return true;
    }
    return false;
  }

  /** "called Lumi", a name in quotation marks. */
  function typeName({ start, end }: Span): boolean {
    const said = text.slice(start, end);
    const named =
      row.naming === ""
        ? null
        : new RegExp(
            `${bounded(row, row.naming)}\\s*["“„«'‘「]?(?<name>[\\p{L}\\p{N}][^\\s"”“»,'’」]*(?:\\s(?:[\\p{Lu}\\p{N}&][^\\s"”“»,」]*))*)`,
            "diu",
          ).exec(said);
    const quoted = named ?? /["“„«「『](?<name>[^"”“»」』]{2,40})["”“»」』]/du.exec(said);
    const [nameStart, nameEnd] = quoted?.indices?.groups?.name ?? [];
    if (!quoted || nameStart === undefined || nameEnd === undefined) return false;
    typeRest(start, start + quoted.index);
    emit("name", start + nameStart, start + nameEnd);
    typeRest(start + quoted.index + quoted[0].length, end);
    return true;
  }

  /** "Tidal is a bottle for cyclists": a name, and what it is. */
  function readDefinition(span: Span): boolean {
    if (row.definition === "" || hasSubject || hasStatement) return false;
    const said = text.slice(span.start, span.end);
    const match = new RegExp(
      `^["“„«]?(?<name>\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’.-]*){0,3})["”“»]?\\s+(?:${row.definition})\\s+(?=\\S)`,
      "u",
    ).exec(said);
    const name = match?.groups?.name;
    if (
      !match ||
      !name ||
      startOf(row, [row.pronouns, row.possessive, row.article].filter(Boolean).join("|")).test(name)
    )
      return false;
    const at = span.start + match[0].indexOf(name);
    emit("name", at, at + name.length);
    isAsked = true;
    for (const clause of clausesOf({ start: span.start + match[0].length, end: span.end }))
      typeClause(clause);
    mergeLists();
    return true;
  }

  /** "Price: 29 €". */
  function readField(span: Span): boolean {
    const said = masked.slice(span.start, span.end);
    const colon = /^([^:：\uFFFC]{2,40}?)\s?[:：]\s*/u.exec(said);
    if (!colon) return false;
    const key = colon[1]!.trim();
    const names = Object.keys(row.fields) as FieldName[];
    const field = names.find(
      (name) => row.fields[name] !== "" && new RegExp(`^(?:${row.fields[name]})$`, "iu").test(key),
    );
    if (!field) return false;
    const value = trimSpan(text, span.start + colon[0].length, span.end);
    if (field === "video") aboutVideo.push(text.slice(span.start, span.end));
    if (!value || field === "video") return true;
    if (field === "feature") {
      for (const item of clausesOf(value)) emit("feature", item.start, item.end);
      mergeLists();
    } else if (field === "subject") for (const clause of clausesOf(value)) typeClause(clause);
    else if (field === "contact" || field === "price") {
      for (const clause of clausesOf(value)) {
        if (
          field === "price" &&
          inside(clause).length === 0 &&
          !isGift(text.slice(clause.start, clause.end))
        ) {
          emit("price", clause.start, clause.end);
        } else typeClause(clause);
      }
    } else if (field === "date" || field === "address") {
      const kind = inside(value).some((one) => one.kind === "address")
        ? "address"
        : field === "date"
          ? "date"
          : "place";
      emit(kind, value.start, value.end);
    } else emit(field, value.start, value.end);
    return true;
  }

  function emitSubject(start: number, end: number) {
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
    const asks = isAsked && asked.get(sentence) != null;
    if (asks && row.hasCapitalNouns && row.isOblique instanceof RegExp) {
      // "unseren neuen Espresso": the noun alone is safe, the ending of its adjective is not.
      const noun = text.slice(first, end).search(/(?<![\p{L}-])\p{Lu}/u);
      if (row.isOblique.test(text.slice(first, end)) && noun > 0) first += noun;
    }
    const said = text.slice(first, end);
    const isOblique =
      asks && (row.isOblique instanceof RegExp ? row.isOblique.test(said) : row.isOblique === true);
    emit("subject", first, end, { ...(isOblique && { isOblique: true as const }) });
    if (!isOblique) hasSubject = true;
  }

  function emitFeature(start: number, end: number) {
    const items = clausesOf({ start, end });
    for (const { start: first, end: last } of items) emit("feature", first, last);
  }

  function emitStatement(first: number, end: number) {
    if (isCompany(text.slice(first, end))) {
      emit("name", first, end);
      return;
    }
    const joint = startOf(row, row.and).exec(text.slice(first, end));
    const start = joint && !row.writing ? first + joint.index + joint[0].length : first;
    hasStatement = true;
    const fact = end - start > longSentence && inside({ start, end }).find(({ kind }) => kind !== "contact");
    const told = fact ? clausesOf({ start, end }).find((one) => one.end >= fact.end)!.end : end;
    if (fact && told - start > longestFact) {
      // A fact is not left out because of the words round it.
      typeRest(start, fact.start);
      emit(fact.kind, fact.start, fact.end, extraOf(fact));
      typeRest(fact.end, end);
      return;
    }
    emit("statement", start, told, formOf(text.slice(start, told)));
    // What a long sentence goes on to say behind its fact can be left out.
    if (told < end) emit("note", told, end);
  }

  function formOf(said: string): Pick<BriefPart, "form" | "halves"> {
    const halves = row.beforeAfter === "" ? null : new RegExp(`^(?:${row.beforeAfter})$`, "iu").exec(said);
    const [one, other] = (halves ?? []).slice(1).filter(Boolean);
    if (one && other) return { form: "before-after", halves: [one.trim(), other.trim()] };
    const but =
      row.contrast === ""
        ? null
        : new RegExp(`\\s*[,;،、，]?\\s*${bounded(row, row.contrast)}[\\s,]*`, "iu").exec(said);
    if (but && but.index > 0) {
      const [before, behind] = [said.slice(0, but.index), said.slice(but.index + but[0].length)];
      const belief =
        row.belief === ""
          ? null
          : new RegExp(`^.{0,40}?${bounded(row, row.belief)}[\\s,]*`, "iu").exec(before);
      const first = belief ? before.slice(belief[0].length) : before;
      if (first.trim() && behind.trim()) return { form: "contrast", halves: [first.trim(), behind.trim()] };
    }
    if (startOf(row, row.step).test(said)) return { form: "step" };
    if (startOf(row, row.told).test(said)) return { form: "told" };
    return { form: "plain" };
  }

  /** Puts one part down; a contact inside it stands for itself, with what is left on either side. */
  function emit(kind: PartKind, start: number, end: number, extra: Partial<BriefPart> = {}) {
    const contact =
      kind === "contact" ? undefined : inside({ start, end }).find((one) => one.kind === "contact");
    if (contact) {
      for (const [first, last] of [
        [start, contact.start],
        [contact.end, end],
      ] as const) {
        const rest = trimSpan(text, first, last);
        const holdsMore = rest && inside(rest).some((one) => one.kind === "contact");
        const kept = rest && holdsMore ? rest : rest && !isGlue(rest) ? trimGlue(rest) : null;
        if (kept) emit(kind, kept.start, kept.end, extra);
      }
      parts.push({ ...extraOf(contact), kind: "contact", sentence, ...textOf(contact) });
      return;
    }
    const span = trimSpan(text, start, end);
    if (!span) return;
    const holds = [...new Set(inside(span).map((one) => one.kind))].filter((one) => one !== kind);
    const figure =
      extra.figure ?? (figured.has(kind) ? figureIn(masked.slice(span.start, span.end)) : undefined);
    parts.push({
      kind,
      sentence,
      ...extra,
      ...textOf(span),
      ...(figure && { figure }),
      ...(holds.length > 0 && { holds }),
    });
  }

  function textOf({ start, end }: Span) {
    return { text: text.slice(start, end), start, end };
  }

  function clausesOf(span: Span): Span[] {
    const clauses: Span[] = [];
    let start = span.start;
    const close = (end: number) => {
      const clause = trimSpan(masked, start, end);
      if (clause) clauses.push(clause);
    };
    for (const { index, 0: mark } of masked.slice(span.start, span.end).matchAll(clauseBreak)) {
      close(span.start + index);
      start = span.start + index + mark.length;
    }
    close(span.end);
    return joinPlaces(clauses);
  }

  /** "in Bozeman, Montana" is one place and no list. German writes every noun with a capital. */
  function joinPlaces(clauses: Span[]): Span[] {
    if (row.writing || row.locative === "" || row.hasCapitalNouns) return clauses;
    const proper = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
    const town = new RegExp(`${bounded(row, row.locative)}\\s${proper}(?:\\s${proper})*$`, "u");
    const region = new RegExp(`^${proper}(?:\\s${proper}){0,2}$`, "u");
    const joined: Span[] = [];
    for (const clause of clauses) {
      const last = joined.at(-1);
      const isRegion =
        last &&
        /^[,،]\s?$/u.test(masked.slice(last.end, clause.start)) &&
        town.test(masked.slice(last.start, last.end)) &&
        region.test(masked.slice(clause.start, clause.end));
      if (isRegion) last.end = clause.end;
      else joined.push({ ...clause });
    }
    return joined;
  }

  function inside({ start, end }: Span): Found[] {
    return found.filter((one) => one.start >= start && one.end <= end);
  }

  /** Whether nothing but what was found by form stands there, and small words. */
  function isBare(span: Span): boolean {
    if (inside(span).length === 0) return false;
    return isGlue(span);
  }

  function isGlue({ start, end }: Span): boolean {
    const rest = masked.slice(start, end).replace(/\uFFFC+/gu, " ");
    if (!/[\p{L}\p{N}]/u.test(rest)) return true;
    const small = [row.glue, row.and, row.date.link, row.locative].filter(Boolean).join("|");
    return small !== "" && !/[\p{L}\p{N}]/u.test(rest.replace(wordsOf(row, small, "giu"), " "));
  }

  function isNote({ start, end }: Span): boolean {
    return wordsOf(row, row.note).test(text.slice(start, end));
  }

  function isAction({ start, end }: Span): boolean {
    // "Follow-ups" tells nobody to follow.
    const said = text.slice(start, end);
    const begins = startOf(row, row.action).exec(said);
    if (begins !== null && text[start + begins.index + begins[0].length] !== "-") return true;
    return ways.test(said) && !wordsOf(row, row.proof).test(said);
  }

  function hasVerb({ start, end }: Span): boolean {
    const said = masked.slice(start, end);
    return startOf(row, row.pronouns).test(said) || wordsOf(row, row.verbs).test(said);
  }

  function isGift(said: string): boolean {
    const without =
      row.notFree === ""
        ? said
        : said.replace(wordsOf(row, row.notFree, "giu"), (one) => "_".repeat(one.length));
    return wordsOf(row, row.free).test(without);
  }

  /** "A bottle costs $29": a price, though it has a verb. */
  function isCost(clause: Span): boolean {
    return inside(clause).some(
      ({ kind, start }) => kind === "price" && costVerb.test(text.slice(clause.start, start).trimEnd()),
    );
  }

  /** "Entry is free": a gift, though it has a verb. */
  function isShortGift({ start, end }: Span): boolean {
    const said = text.slice(start, end);
    return wordCount(said) <= shortGiftWords && isGift(said);
  }

  /** A short clause is the gift as it stands; of a long one what begins at its last marker before "free". */
  function giftIn({ start, end }: Span): Span | null {
    const said = text.slice(start, end);
    if (wordCount(said) <= giftWords && cutAt(said) <= 0) return { start, end };
    const free = wordsOf(row, row.free).exec(said);
    if (!free) return null;
    const cut = cutAt(said);
    const first = cut > 0 && cut < free.index ? cut : free.index;
    return trimSpan(text, start + first, end);
  }

  /** A clause with a price and a thing that has it. */
  function isPriced(clause: Span): boolean {
    return inside(clause).some(({ kind }) => kind === "price") && !isBare(clause) && !contactInSpan(clause);
  }

  function contactInSpan(clause: Span): boolean {
    return inside(clause).some(({ kind }) => kind === "contact");
  }

  function cutAt(said: string): number {
    return wordsOf(row, row.featureCut).exec(said)?.index ?? -1;
  }

  function placeIn({ start, end }: Span): Span | null {
    const said = text.slice(start, end);
    const known = row.place === "" ? null : wordsOf(row, row.place).exec(said);
    if (known) return { start: start + known.index, end: start + known.index + known[0].length };
    if (row.locative === "") return null;
    let pattern = placesOf.get(row);
    if (!pattern) {
      pattern = row.writing ? unmarkedPlace(row) : namedPlace(row);
      placesOf.set(row, pattern);
    }
    const match = pattern.exec(said);
    return match ? { start: start + match.index, end: start + match.index + match[0].length } : null;
  }

  function mergeLists() {
    let first = parts.length;
    while (first > 0 && parts[first - 1]!.kind === "feature" && parts[first - 1]!.sentence === sentence)
      first--;
    const run = parts.slice(first);
    if (run.length < 3) return;
    parts.length = first;
    const [start, end] = [run[0]!.start, run.at(-1)!.end];
    parts.push({ kind: "list", sentence, items: run.map((item) => item.text), ...textOf({ start, end }) });
  }

  function figureIn(said: string): string | undefined {
    const end = row.and === "" ? "" : `|\\s(?:${row.and})\\s`;
    const pattern = `\\p{Nd}(?:[\\p{Nd}.,]*\\p{Nd})?(?:\\s?%|\\s\\p{L}+\\s\\p{L}+(?=\\s*(?:[,.;]|$)${end})|[\\s-]?\\p{L}[\\p{L}\\p{M}]*)?`;
    return new RegExp(pattern, "iu").exec(said)?.[0];
  }

  function wordCount(said: string): number {
    return row.writing === "unspaced" ? Math.ceil(said.length / 3) : said.split(/\s+/u).length;
  }

  function firstWords(said: string, count: number): string {
    return row.writing === "unspaced" ? said.slice(0, 12) : said.split(/\s+/u).slice(0, count).join(" ");
  }
}

/** Between the words of a name: "the heart of Soho", "la plaza del Arenal". */
const ofWords =
  "of(?: the)?|de(?: la| las| los)?|del|d[oa]s?|du|des|di|dell[ae]|dei|degli|von|der|van(?: de)?|am|an der|sur|upon|św\\.";
const proper = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const name = `${proper}(?:[\\s-](?:(?:${ofWords})\\s)?${proper})*`;

const placesOf = new Map<LanguageRow, RegExp>();

/** A place by the capitals of its name: "in the heart of Soho", "across Leeds and Bradford", "na Brasa 27". */
function namedPlace(row: LanguageRow): RegExp {
  const article = row.article === "" ? "" : `(?:(?:${row.article})\\s)?`;
  const noun = `(?:${article}\\p{Ll}[\\p{L}'’-]+\\s(?:${ofWords})\\s){0,2}`;
  const other = row.hasCapitalNouns
    ? ""
    : `(?:\\s(?:${row.and || "(?!)"})\\s${name})?(?:\\s\\p{Nd}{1,3}(?=[,.;]|$))?(?:,\\s${proper}(?:\\s${proper}){0,2}$)?`;
  return new RegExp(`${bounded(row, row.locative)}\\s*${noun}${name}${other}`, "u");
}

/** In a script without capitals one word, and what is said of it with an article: "في بيت السناري بالقاهرة". */
function unmarkedPlace(row: LanguageRow): RegExp {
  const more = row.writing === "prefixed" ? "(?:\\s(?:ال|بال|ب)[\\p{L}\\p{M}]+){0,3}" : "";
  const kind = row.writing === "prefixed" ? "(?:(?:مدينة|حي|منطقة|قرية|سوق|مول)\\s)?" : "";
  return new RegExp(`${bounded(row, row.locative)}\\s*${kind}[\\p{L}\\p{M}]+${more}`, "u");
}

const figured: ReadonlySet<PartKind> = new Set(["statement", "feature", "proof", "gift"]);

function extraOf({ contact, figure, bound }: Partial<Found>): Partial<BriefPart> {
  return { ...(contact && { contact }), ...(figure && { figure }), ...(bound && { bound }) };
}
