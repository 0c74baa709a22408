/** The beginning of a text in at most so many characters, ended by "…" after a whole word where one fits. */
export function shortenText(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  if (most < 1) return "";
  const kept = characters.slice(0, most - 1).join("");
  const isBetween = /\s/u.test(characters[most - 1] ?? "");
  const word = isBetween ? kept : kept.replace(/\s+\S*$/u, "");
  return `${(word.trim() === "" ? kept : word).replace(/[\s,;:.–—-]+$/u, "")}…`;
}
