import type { SlotDeclaration } from "~/sections/define-section";

/** Where a shop ends the name and adds to it: a bar, a dash, a comma, brackets. */
const additions = /\s+[|–—-]\s+|,\s+|\s+\(|:\s+/gu;
const fewestCharacters = 4;

/** A name as a slot holds it: without what a shop adds to it where that makes it too long, whole where nothing else does. */
export function nameWithin(name: string, declared: SlotDeclaration | undefined): string {
  const whole = name.replace(/\s+/gu, " ").trim();
  const most = declared?.kind === "text" ? declared.most : whole.length;
  if (whole.length <= most) return whole;
  const ends = [...whole.matchAll(additions)].map(({ index }) => index);
  const end = ends.findLast((at) => at <= most && at >= fewestCharacters);
  if (end !== undefined) return whole.slice(0, end);
  // Drawn well up to twice as many; beyond that it ends after a word.
  return whole.length <= 2 * most ? whole : whole.slice(0, 2 * most + 1).replace(/\s+\S*$/u, "");
}
