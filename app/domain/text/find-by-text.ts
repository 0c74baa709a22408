import { foldText } from "./fold-text";

/**
 * The one search of the product: every word that was typed is a part of a word of the text, in any order, whatever the
 * case and the accents. Only where no item has all of them do small typing errors count: one in a word of four
 * letters or more, two from eight on, never in its first letter.
 */
export function findByText<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): Item[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [...items];
  const texts = items.map((item) => foldText(textOf(item)));
  const having = (has: (text: string, word: string) => boolean) =>
    items.filter((_, index) => wanted.every((word) => has(texts[index] ?? "", word)));
  const found = having(hasPart);
  return found.length > 0 ? found : having(hasNearly);
}

/**
 * How well a name answers what was typed, 0–1, for lists that show the best first; `besides` are other words it may be
 * found by.
 */
export function rateByText(name: string, typed: string, besides = ""): number {
  const wanted = wordsOf(typed);
  const own = foldText(name);
  const all = `${own} ${foldText(besides)}`;
  const has = (text: string, test: (text: string, word: string) => boolean) =>
    wanted.every((word) => test(text, word));
  if (has(own, beginsWord)) return own.startsWith(wanted[0] ?? "") ? 1 : 0.9;
  if (has(all, beginsWord)) return 0.7;
  if (has(own, hasPart)) return 0.6;
  if (has(own, hasNearly)) return 0.3;
  return 0;
}

function wordsOf(typed: string): string[] {
  return foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One or two Latin letters are in nearly every text: they have to begin a word. */
function hasPart(text: string, word: string): boolean {
  return /^[a-z]{1,2}$/.test(word) ? beginsWord(text, word) : text.includes(word);
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}

function hasNearly(text: string, word: string): boolean {
  if (hasPart(text, word)) return true;
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (most === 0) return false;
  const first = word[0] ?? "";
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (beginsNearly(text.slice(at, at + word.length + most), word, most)) return true;
  }
  return false;
}

/** Whether some beginning of a text is the word but for so many letters left out, added, exchanged or swapped. */
function beginsNearly(text: string, word: string, most: number): boolean {
  let before: number[] = [];
  let row = Array.from({ length: text.length + 1 }, (_, index) => index);
  for (let place = 1; place <= word.length; place++) {
    const last = before;
    before = row;
    row = [place];
    for (let at = 1; at <= text.length; at++) {
      const isSame = word[place - 1] === text[at - 1];
      const isSwapped = word[place - 1] === text[at - 2] && word[place - 2] === text[at - 1];
      row[at] = Math.min(
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        (before[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + 1,
        isSwapped ? (last[at - 2] ?? most) + 1 : most + 1,
      );
    }
    if (Math.min(...row) > most) return false;
  }
  return Math.min(...row) <= most;
}
