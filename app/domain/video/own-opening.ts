import type { Angle } from "./angle";
import { scriptLimits } from "./script";

/** Whether every word of a line stands in the brief: then it is the user's own, and no phrase around it. */
export function isOwnLine(line: string, prompt: string): boolean {
  const own = new Set(wordsOf(prompt));
  const said = wordsOf(line);
  return said.length > 0 && said.every((word) => own.has(word));
}

/** An opening in the words the brief begins with: its first sentence, what is too long for the headline below it. */
export function ownOpening(prompt: string): Angle | null {
  // A point after a digit is an ordinal's or a date's: "14. März".
  const [sentence = ""] = prompt
    .trim()
    .replace(/[^\S\n]+/gu, " ")
    .split(/\n|(?<=[^\d\s][.!?…])\s+(?=[\p{Lu}\d„“"«¿¡])/u);
  const line = sentence.replace(/(?<!\.)\.$/u, "");
  const limit = scriptLimits.headlineCharacters;
  if (line === "") return null;
  if (line.length <= limit) return { kind: "story", headline: line, body: "" };
  const clause = lastBefore(line, /[,;:–—](?=\s)/gu, limit);
  const at = clause > limit * 0.3 ? clause : lastBefore(line, /\s/gu, limit);
  if (at <= 0) return null;
  const rest = line.slice(at).replace(/^[\s,;:–—]+/u, "");
  const cut = scriptLimits.bodyCharacters;
  const body = rest.length <= cut ? rest : `${rest.slice(0, lastBefore(rest, /\s/gu, cut - 1))}…`;
  return { kind: "story", headline: line.slice(0, at), body };
}

function lastBefore(text: string, pattern: RegExp, limit: number): number {
  return [...text.matchAll(pattern)].map(({ index }) => index).findLast((index) => index <= limit) ?? 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
