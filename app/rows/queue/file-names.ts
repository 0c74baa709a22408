import type { Format } from "~/domain/video/format";

const mostCharacters = 80;

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/**
 * A name every system takes, of letters and digits of any script with single hyphens, underscores and points between them; empty
 * where nothing of the words is left.
 */
function fileStem(words: string): string {
  const stem = words
    .normalize("NFC")
    .replace(/[^\p{Letter}\p{Number}\p{Mark}_.]+/gu, "-")
    .replace(/\.{2,}/gu, ".");
  const short = Array.from(stem).slice(0, mostCharacters).join("");
  const bare = short.replace(/^[-._]+|[-._]+$/gu, "");
  return reserved.test(bare) ? `${bare}-video` : bare;
}

/**
 * One name for each row, of the first of its words that gives one, else of its number. Rows of the same name are counted: also those
 * that differ in case alone, which is one file on many systems.
 */
export function fileStems(rows: readonly { words: readonly string[]; rowNumber: number }[]): string[] {
  const taken = new Set<string>();
  return rows.map(({ words, rowNumber }) => {
    const stem = words.map(fileStem).find((one) => one !== "") ?? `row-${rowNumber}`;
    let name = stem;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** "9x16": colons are not allowed in names. */
export function formatSuffix(format: Format): string {
  return format.replace(":", "x");
}

export function videoFileName(stem: string, format: Format): string {
  return `${stem}-${formatSuffix(format)}.mp4`;
}
