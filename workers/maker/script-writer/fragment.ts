/** Small repairs that make a piece of the user's text stand alone on screen, without changing its words. */

/** Trims separators and the full stop, keeps question marks, and starts with a capital unless it is a name or address. */
export function toLine(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^[\s,;:–—-]+/u, "")
    .replace(/[\s,;:–—!-]+$/u, "")
    .replace(/(?<!\.)\.$/u, "")
    .replace(/\s+/gu, " ");
  return capitalise(trimmed);
}

function capitalise(text: string): string {
  const firstWord = text.split(" ", 1)[0] ?? "";
  const isAddress = /[@/]|\p{L}\.\p{L}/u.test(firstWord);
  const isStyled = /^\p{Ll}+\p{Lu}/u.test(firstWord);
  return isAddress || isStyled ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Two lines as sentences of one paragraph. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`)).join(" ");
}

/** Two lines as one paragraph whose last sentence has no full stop, as a caption is set. */
export function joinCaption(lines: readonly string[]): string {
  return joinLines(lines).replace(/(?<!\.)\.$/u, "");
}

/**
 * Cuts a text into pieces of at most `limit` characters, at the ends of clauses where there are any, else between
 * words with an ellipsis. No word is cut unless it is longer than the limit itself.
 */
export function cutAtClauses(text: string, limit: number): string[] {
  if (text.length <= limit) return [text];
  const clause = lastBreak(text, /[,;:–—](?=\s)|[.!?](?=\s)/gu, limit);
  if (clause > limit * 0.35)
    return [text.slice(0, clause), ...cutAtClauses(toLine(text.slice(clause + 1)), limit)];
  const space = lastBreak(text, /\s/gu, limit - 1);
  const at = space > 0 ? space : limit - 1;
  return [`${text.slice(0, at).trim()}…`, ...cutAtClauses(`…${text.slice(at).trim()}`, limit)];
}

function lastBreak(text: string, pattern: RegExp, limit: number): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) {
    if (match.index > limit) break;
    last = match.index;
  }
  return last;
}
