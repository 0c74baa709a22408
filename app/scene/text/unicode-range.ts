type Parts = readonly (readonly [first: number, last: number])[];

const parsed = new Map<string, Parts>();

/** First and last code point of each part of a CSS `unicode-range` such as "U+0-FF,U+131,U+4??". */
export function parseUnicodeRange(unicodeRange: string): Parts {
  let parts = parsed.get(unicodeRange);
  if (!parts) {
    parts = unicodeRange.split(",").map((part) => {
      const [first = "", last = first] = part.trim().replace(/^u\+/i, "").split("-");
      return [
        Number.parseInt(first.replaceAll("?", "0"), 16),
        Number.parseInt(last.replaceAll("?", "F"), 16),
      ];
    });
    parsed.set(unicodeRange, parts);
  }
  return parts;
}

/** The characters of the text that lie in the range, each once. */
export function coveredCharacters(unicodeRange: string, text: Iterable<string>): Set<string> {
  const parts = parseUnicodeRange(unicodeRange);
  const covered = new Set<string>();
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    if (parts.some(([first, last]) => codePoint >= first && codePoint <= last)) covered.add(character);
  }
  return covered;
}
