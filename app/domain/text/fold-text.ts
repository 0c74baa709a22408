const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** A text as search compares it: without case, accents and other marks. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have no letter that would change any more.
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}
