import type { BriefText, Span } from "./brief-text";
import { trimSpan } from "./mask";
import { bounded } from "./pattern";

const clauseBreak =
  /(?<!\p{Nd})[,،、，](?!\p{Nd})|(?<=\p{Nd})[,](?=\s)|[،、，]|[()（）|•·]|\s[-–—/]+\s|[:：](?=\s|$)|：/gu;

/** The clauses of a stretch, none parted within a number or a place. */
export function clausesOf(brief: BriefText, span: Span): Span[] {
  const { masked } = brief;
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
  return joinPlaces(brief, clauses);
}

/** "in Bozeman, Montana" is one place and no list. German writes every noun with a capital. */
function joinPlaces(brief: BriefText, clauses: Span[]): Span[] {
  const { masked, row } = brief;
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
