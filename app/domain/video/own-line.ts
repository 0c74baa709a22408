/** Whether every word of a line stands in the brief: then it is the user's own, and no phrase around it. */
export function isOwnLine(line: string, prompt: string): boolean {
  const own = new Set(wordsOf(prompt));
  const said = wordsOf(line);
  return said.length > 0 && said.every((word) => own.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
