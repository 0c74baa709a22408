/** What is searched for in the cells. */
export interface Search {
  text: string;
  matchesCase: boolean;
  isWholeCell: boolean;
}

/** Whether a text is found in a cell. Nothing is found by an empty search. */
export function isFound(shown: string, { text, matchesCase, isWholeCell }: Search): boolean {
  if (!text) return false;
  const fold = (value: string) => (matchesCase ? value : value.toLowerCase());
  const wanted = fold(text);
  return isWholeCell ? fold(shown) === wanted : fold(shown).includes(wanted);
}

/** A cell's own text with what was found replaced, every time; `null` where nothing is found in it. */
export function replaceFound(
  text: string,
  { text: wanted, matchesCase, isWholeCell }: Search,
  replacement: string,
): string | null {
  if (!wanted) return null;
  const pattern = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(isWholeCell ? `^${pattern}$` : pattern, matchesCase ? "gu" : "giu");
  if (!found.test(text)) return null;
  found.lastIndex = 0;
  return text.replace(found, () => replacement);
}
