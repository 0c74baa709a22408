import type { Angle } from "./angle";
import { splitLine } from "./split-line";

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
  const split = splitLine(line);
  return split && { kind: "story", ...split };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
