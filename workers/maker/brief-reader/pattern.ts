import type { LanguageRow } from "./language-row";

/** No text matches it. */
const never = /(?!)/gu;
const compiled = new Map<string, RegExp>();

/** Alternatives as whole words of a language; nothing for an empty source. Do not keep `lastIndex` in it: it is shared. */
export function wordsOf(row: Pick<LanguageRow, "writing">, source: string, flags = "iu"): RegExp {
  if (source === "") return never;
  const key = `${row.writing ?? ""} ${flags} ${source}`;
  let pattern = compiled.get(key);
  if (!pattern) {
    pattern = new RegExp(bounded(row, source), flags);
    compiled.set(key, pattern);
  }
  return pattern;
}

/** The same, at the start of a text. */
export function startOf(row: Pick<LanguageRow, "writing">, source: string): RegExp {
  return source === "" ? never : wordsOf(row, `(?<=^[\\s"“„«»'‘(]*)(?:${source})`);
}

/** The source of alternatives as whole words, to be built into a larger one. */
export function bounded({ writing }: Pick<LanguageRow, "writing">, source: string): string {
  if (source === "") return "(?!)";
  if (writing === "unspaced") return `(?:${source})`;
  if (writing === "prefixed") return `(?<![\\p{L}\\p{M}])(?:[وفب]|ال|وال)?(?:${source})(?![\\p{L}\\p{M}])`;
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`;
}
