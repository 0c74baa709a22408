const around = 60;

/** What stands around the first place where a text has these words, on one line. */
export function snippetOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, " ");
  const at = Math.max(0, line.toLowerCase().indexOf(words.toLowerCase()));
  const from = Math.max(0, at - around);
  const to = Math.min(line.length, at + words.length + around);
  return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}
