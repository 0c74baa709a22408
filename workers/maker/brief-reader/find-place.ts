import type { BriefText, Span } from "./brief-text";
import type { LanguageRow } from "./language-row";
import { bounded, wordsOf } from "./pattern";

/** Between the words of a name: "the heart of Soho", "la plaza del Arenal". */
export const ofWords =
  "of(?: the)?|de(?: la| las| los)?|del|d[oa]s?|du|des|di|dell[ae]|dei|degli|von|der|van(?: de)?|am|an der|sur|upon|św\\.";
const proper = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const name = `${proper}(?:[\\s-](?:(?:${ofWords})\\s)?${proper})*`;

const placesOf = new Map<LanguageRow, RegExp>();

/** The first place a stretch names. */
export function placeIn(brief: BriefText, { start, end }: Span): Span | null {
  const { text, row } = brief;
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
