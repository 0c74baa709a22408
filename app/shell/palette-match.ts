/**
 * How well an entry of the palette answers what was typed, 0–1: every word typed begins one of its own. Letters found
 * scattered over an entry are no answer.
 */
export function paletteMatch(entry: string, typed: string, keywords: readonly string[] = []): number {
  const wanted = wordsOf(typed);
  const own = wordsOf(entry);
  const all = [...own, ...keywords.flatMap(wordsOf)];
  if (!wanted.every((word) => all.some((each) => each.startsWith(word)))) return 0;
  const isBeginning = own[0]?.startsWith(wanted[0] ?? "") ?? false;
  const isInName = wanted.every((word) => own.some((each) => each.startsWith(word)));
  return isBeginning ? 1 : isInName ? 0.8 : 0.6;
}

const wordsOf = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
