import families from "./families.json";

/** A typeface as published pages have it. Lengths are in em. */
export interface PageFamily {
  kind: string;
  /** CSS weight or range of weights. */
  weights: string;
  files: readonly { file: string; range: string }[];
  ascent: number;
  descent: number;
  /** The two weights at which the mean widths of its letters and capitals were measured. */
  between: readonly number[];
  letters: readonly number[];
  capitals: readonly number[];
}

const all: Readonly<Record<string, PageFamily>> = families;

/** Null for a family whose files published pages have none of. */
export function pageFamily(family: string): PageFamily | null {
  return Object.hasOwn(all, family) ? (all[family] as PageFamily) : null;
}

/** Address of a file of a typeface: the same for ever. */
export function fontHref(file: string): string {
  return `/fonts/${file}`;
}
