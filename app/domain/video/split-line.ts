import { scriptLimits } from "./script";

/**
 * A line as a headline and what is too long for it below, broken after a clause where one ends late enough, else between
 * two words; null where it cannot be broken. A body that is too long ends in an ellipsis.
 */
export function splitLine(line: string): { headline: string; body: string } | null {
  const limit = scriptLimits.headlineCharacters;
  if (line === "") return null;
  if (line.length <= limit) return { headline: line, body: "" };
  const clause = lastBefore(line, /[,;:–—](?=\s)/gu, limit);
  const at = clause > limit * 0.3 ? clause : lastBefore(line, /\s/gu, limit);
  if (at <= 0) return null;
  const rest = line.slice(at).replace(/^[\s,;:–—]+/u, "");
  const cut = scriptLimits.bodyCharacters;
  const body = rest.length <= cut ? rest : `${rest.slice(0, lastBefore(rest, /\s/gu, cut - 1))}…`;
  return { headline: line.slice(0, at), body };
}

function lastBefore(text: string, pattern: RegExp, limit: number): number {
  return [...text.matchAll(pattern)].map(({ index }) => index).findLast((index) => index <= limit) ?? 0;
}
