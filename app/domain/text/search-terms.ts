/** Terms kept of one document; a prompt rarely has more, and each is an index entry. */
const mostTerms = 60;
const wordCharacters = 40;

/**
 * The words by which a text is found: without case and accents, each once, in their order. Scripts that put no
 * space between words (Chinese, Japanese, Thai) are cut by the platform's own segmenter.
 */
export function searchTerms(...texts: readonly string[]): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(fold(texts.join(" \n ")))) {
    if (isWordLike) words.add(segment.slice(0, wordCharacters));
    if (words.size >= mostTerms) break;
  }
  return [...words];
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/['’]/g, " ")
    .toLowerCase();
}
