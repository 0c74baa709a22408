/** Ends that are not the end of a sentence: "e.g.", "St.", "z. B.", initials. */
const unfinished =
  /(?:(?<!\p{L})(?:e\.g|i\.e|approx|st|dr|mr|mrs|ms|no|nr|str|ca|inkl|bzw|z\.\s?b|d\.\s?h|p\. ?ex|env|av|sr|sra|pág|núm|vs|inc|ltd|co)|(?<![\p{L}\d])\p{L})\.$/iu;

/** A German ordinal before its month: "12. April". */
const ordinal = /(?<![\d.,])\d{1,2}\.$/u;
const germanMonth =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|advent)/iu;

/**
 * Splits a prompt into statements: lines, list items and sentences, without their bullets. Dots inside numbers,
 * addresses and abbreviations do not split; emoji do, and are left out with any markup.
 */
export function splitStatements(prompt: string): string[] {
  return prompt
    .replace(/\r\n?/gu, "\n")
    .replace(/<\/?\p{L}[^<>]*>/gu, " ")
    .split(/\n+|;\s+|\s*\p{Emoji_Presentation}+\s*/u)
    .map((lineText) => lineText.replace(/^\s*(?:[-*•·–—✓✔►▪]|\d{1,2}[.)])\s+/u, "").trim())
    .filter(Boolean)
    .flatMap(splitSentences);
}

function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let current = "";
  const pieces = text.split(/(?<=[.!?…]["”»)]?)\s+/u);
  for (const [i, piece] of pieces.entries()) {
    current = current ? `${current} ${piece}` : piece;
    const continues =
      unfinished.test(current) || (ordinal.test(current) && germanMonth.test(pieces[i + 1] ?? ""));
    if (continues) continue;
    sentences.push(current);
    current = "";
  }
  if (current) sentences.push(current);
  return sentences;
}
