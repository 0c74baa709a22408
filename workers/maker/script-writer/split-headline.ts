import { scriptLimits } from "~/domain/video/script";

/** Headlines read well on a phone up to about this length; more goes below. */
export const punchyCharacters = 46;

/**
 * A headline and what remains of a statement, or null when no part of it makes one. Splits at a dash, a colon, or
 * a comma that does not belong to a list.
 */
export function splitHeadline(statement: string): [string | null, string[]] {
  if (statement.length <= punchyCharacters) return [statement, []];
  const isList = /,[^,]+,|,[^,]+\s(?:and|or|und|oder|et|ou|y|o)\s/u.test(statement);
  const separators = [
    /\s[–—]\s/u,
    /:\s/u,
    /;\s/u,
    /(?<!\d)\.\s/u,
    ...(isList ? [] : [/,\s(?:and|so|but|und|aber|et|mais|y|pero)\s/u, /,\s/u]),
  ];
  for (const separator of separators) {
    const match = separator.exec(statement);
    if (!match) continue;
    const head = statement.slice(0, match.index);
    const tail = statement.slice(match.index + match[0].length);
    const fits = head.length >= 6 && head.length <= scriptLimits.headlineCharacters && tail.length >= 6;
    if (fits) return [head, [tail.charAt(0).toLocaleUpperCase() + tail.slice(1)]];
  }
  return statement.length <= scriptLimits.headlineCharacters ? [statement, []] : [null, []];
}
