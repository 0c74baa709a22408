/** A text as it is compared: small and large letters are one, and so is any space. Its places are those of the text. */
export function folded(text: string): string {
  const small = text.toLowerCase();
  // A few letters are two in small (İ): these stay as they are.
  const same = small.length === text.length ? small : Array.from(text, smallOf).join("");
  return same.replace(/\s/gu, " ");
}

function smallOf(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}

/** Where a text has these words, one after the other; `words` are folded. */
export function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  if (words === "") return places;
  const within = folded(text);
  for (let at = within.indexOf(words); at >= 0; at = within.indexOf(words, at + words.length))
    places.push(at);
  return places;
}
