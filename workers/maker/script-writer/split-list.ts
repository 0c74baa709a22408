import type { Grammar } from "./grammar";

/** More words than this in one item mean that it was not a list but a sentence. */
const longestItemWords = 9;

/**
 * Items of "a, b and c". Without a comma, "a and b" is split only when both sides are phrases, so that
 * "salt and pepper" stays together. A list with a clause in it is left whole.
 */
export function splitList(list: string, grammar: Grammar): string[] {
  const text = list.replace(/[.!]+$/u, "").trim();
  const and = new RegExp(`,?\\s+${grammar.and}\\s+`, "iu");
  const byComma = text.split(/,\s+(?!\d)|,\s+(?=\d+\s\p{L})/u);
  const pieces =
    byComma.length > 1 ? [...byComma.slice(0, -1), ...byComma.at(-1)!.split(and)] : splitPhrases(text, and);
  const items = pieces.map((item) => item.replace(new RegExp(`^${grammar.and}\\s+`, "iu"), "").trim());
  const isList = items.every((item) => item !== "" && item.split(/\s+/u).length <= longestItemWords);
  return isList ? items : [text];
}

function splitPhrases(text: string, and: RegExp): string[] {
  const sides = text.split(and);
  return sides.length === 2 && sides.every((side) => side.split(/\s+/u).length >= 2) ? sides : [text];
}
