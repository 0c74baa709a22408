import type { BriefText, Span } from "./brief-text";
import { isLimit, isNegated } from "./clause-signs";
import { placeIn } from "./find-place";
import { startOf, wordsOf } from "./pattern";

interface Audience extends Span {
  kind: "audience" | "need";
}

const shortExclusion = 60;

/** "Not suitable for children", "only for members", "Vietato ai minori": no part of it is whom a thing is for. */
export function isExclusion(brief: BriefText, span: Span): boolean {
  const { text, row } = brief;
  const said = text.slice(span.start, span.end);
  const forWhom = audienceIn(brief, span);
  if (forWhom) return isNegated(brief, span) || isLimit(brief, { start: span.start, end: forWhom.start });
  const { people, age } = row.audience;
  return (
    said.length <= shortExclusion &&
    startOf(row, [row.limit, row.negation].filter(Boolean).join("|")).test(said) &&
    wordsOf(row, [people, age].filter(Boolean).join("|")).test(said)
  );
}

/** Whom a clause says it is for, or what: "for beginners", "for dry skin"; null where it says neither. */
export function audienceIn({ text, row, ...rest }: BriefText, { start, end }: Span): Audience | null {
  const said = text.slice(start, end);
  const { before, after, people, age, not } = row.audience;
  const arePeople = (words: string) => wordsOf(row, age ? `${people}|${age}` : people).test(words);
  if (after !== "") {
    const marker = new RegExp(
      `^(.{1,40}?\\s?)(?:${after})${row.writing === "unspaced" ? "" : "(?![\\p{L}\\p{M}])"}`,
      "iu",
    ).exec(said);
    if (marker) {
      const isPeople = wordsOf(row, `${people}|${age}`).test(marker[1]!);
      return { kind: isPeople ? "audience" : "need", start, end: start + marker[0].length };
    }
  }
  for (const marker of said.matchAll(wordsOf(row, before, "giu"))) {
    const behind = said.slice(marker.index + marker[0].length).trimStart();
    if (not !== "" && startOf(row, not).test(behind)) continue;
    if (/^\p{Nd}/u.test(behind) && !wordsOf(row, `${people}|${age}`).test(behind)) continue;
    const isPrefixed = row.writing === "prefixed";
    const isPeople = arePeople(
      isPrefixed ? said.slice(marker.index) : behind.split(/\s+/u).slice(0, 5).join(" "),
    );
    // "عيادة النور للأسنان", "Bieg dla Zosi": what it is for is a part of its name.
    const isOfName = isPrefixed || (!row.hasCapitalNouns && /^\p{Lu}\p{Ll}/u.test(behind));
    if (!isPeople && isOfName) continue;
    const first = start + marker.index;
    const place = placeIn({ text, row, ...rest }, { start: first, end });
    return {
      kind: isPeople ? "audience" : "need",
      start: first,
      end: place && place.start > first ? place.start : end,
    };
  }
  const isAge = age !== "" && new RegExp(`^(?:${age})$`, "iu").test(said);
  return isAge ? { kind: "audience", start, end } : null;
}
