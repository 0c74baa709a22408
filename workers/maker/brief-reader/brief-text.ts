import type { PartKind } from "~/domain/video/brief-reading";
import type { LanguageRow } from "./language-row";
import type { Found } from "./mask";

export interface Span {
  start: number;
  end: number;
}

/** What a brief is typed from. */
export interface BriefText {
  text: string;
  /** With everything in it that was found by form blanked out. */
  masked: string;
  found: readonly Found[];
  row: LanguageRow;
}

/** What was found by form in a stretch. */
export function inside(brief: BriefText, { start, end }: Span): Found[] {
  const { found } = brief;
  return found.filter((one) => one.start >= start && one.end <= end);
}

/** Whether something of these kinds was found in a stretch. */
export function holds(brief: BriefText, span: Span, ...kinds: PartKind[]): boolean {
  return inside(brief, span).some(({ kind }) => kinds.includes(kind));
}

/** Of text without spaces, as many words as it is long. */
export function wordCount({ row }: BriefText, said: string): number {
  return row.writing === "unspaced" ? Math.ceil(said.length / 3) : said.split(/\s+/u).length;
}
