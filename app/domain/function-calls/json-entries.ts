/** One value of a file of many, with the line it begins in, from 1. */
export interface JsonEntry {
  line: number;
  text: string;
}

/**
 * The values of a JSON array, or of a file with one to a line, each as text that is still to be read: so that what is wrong with
 * one of them can be said by its line. An array that does not end gives what there is of it.
 */
export function jsonEntries(text: string): JsonEntry[] {
  const start = /^\uFEFF?\s*/.exec(text)?.[0].length ?? 0;
  return text[start] === "[" ? arrayEntries(text, start + 1) : lineEntries(text);
}

function lineEntries(text: string): JsonEntry[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== "");
}

function arrayEntries(text: string, start: number): JsonEntry[] {
  const entries: JsonEntry[] = [];
  let depth = 0;
  let isText = false;
  let line = lineBreaks(text.slice(0, start)) + 1;
  let from = start;
  const close = (end: number) => {
    const slice = text.slice(from, end);
    if (slice.trim() === "") return;
    const leading = /^\s*/.exec(slice)?.[0] ?? "";
    entries.push({ line: line - lineBreaks(slice) + lineBreaks(leading), text: slice.trim() });
  };
  for (let index = start; index < text.length; index++) {
    const letter = text[index];
    if (letter === "\n") line++;
    if (isText) {
      if (letter === "\\") index++;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === "{" || letter === "[") depth++;
    else if (letter === "}" || (letter === "]" && depth > 0)) depth--;
    else if (letter === "]" || (letter === "," && depth === 0)) {
      close(index);
      from = index + 1;
      if (letter === "]") return entries;
    }
  }
  close(text.length);
  return entries;
}

const lineBreaks = (text: string) => text.split("\n").length - 1;
