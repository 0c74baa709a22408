/** A text on one line, cut between words where it is longer than a name may be. */
export function firstWords(text: string, mostCharacters: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= mostCharacters) return line;
  const cut = letters.slice(0, mostCharacters).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > mostCharacters / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:–-]+$/u, "")}…`;
}
