/**
 * Wraps data for a prompt so that no text inside can pass for an instruction boundary: the data is JSON with every
 * `<` written as `\u003c`, so the closing tag cannot occur in it, whatever the user typed.
 */
export function fenceData(tag: string, data: unknown): string {
  return `<${tag}>\n${JSON.stringify(data, null, 2).replaceAll("<", "\\u003c")}\n</${tag}>`;
}

/** Reads back what `fenceData` wrote. Returns undefined when the text holds no such fence. */
export function readFencedData(tag: string, text: string): unknown {
  const start = text.lastIndexOf(`<${tag}>\n`);
  const end = text.indexOf(`\n</${tag}>`, start);
  if (start < 0 || end < 0) return undefined;
  return JSON.parse(text.slice(start + tag.length + 3, end));
}
