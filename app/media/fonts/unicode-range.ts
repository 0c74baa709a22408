/** First and last code point of each part of a CSS `unicode-range` such as "U+0-FF,U+131,U+4??". */
export function parseUnicodeRange(unicodeRange: string): [first: number, last: number][] {
  return unicodeRange.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^u\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });
}

/** Whether any character of the text lies in the range. */
export function coversAny(unicodeRange: string, text: string): boolean {
  const parts = parseUnicodeRange(unicodeRange);
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    if (parts.some(([first, last]) => codePoint >= first && codePoint <= last)) return true;
  }
  return false;
}
