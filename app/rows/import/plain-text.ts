const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The words of HTML: without tags, with a line for each block, entities as their characters. Text without tags stays as it is. */
export function plainText(text: string): string {
  if (!/<[a-z/!][^<>]*>|&(?:#\d|#x|[a-z]+;)/iu.test(text)) return text;
  return text
    .replace(/<(script|style)\b[^<>]*>[^<]*(?:<(?!\/\1)[^<]*)*<\/\1[^<>]*>/giu, " ")
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/giu, "\n")
    .replace(/<[a-z/!][^<>]*>/giu, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu, (whole, decimal, hex, name) => {
      if (name) return Object.hasOwn(named, name.toLowerCase()) ? named[name.toLowerCase()]! : whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    })
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n[\n ]*/gu, "\n")
    .trim();
}
