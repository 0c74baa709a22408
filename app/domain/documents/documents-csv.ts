import { fromTagged, readDouble, readInteger, TaggedJsonError, toTagged } from "./tagged-json";
import type { WireFields, WireValue } from "./wire-value";

/** The column of paths; no field can have this name. */
const pathColumn = "__name__";

export interface ListedDocument {
  path: string;
  fields: WireFields;
}

/**
 * Documents as CSV that comes back with every type: text stands as it is where it cannot be taken for something else, all else as
 * JSON; an empty cell is a field that is not there.
 */
export function documentsAsCsv(documents: readonly ListedDocument[]): string {
  const names = [...new Set(documents.flatMap(({ fields }) => Object.keys(fields)))];
  const lines = [
    [pathColumn, ...names.map(textCell)],
    ...documents.map(({ path, fields }) => [
      textCell(path),
      ...names.map((name) => (Object.hasOwn(fields, name) ? cellOf(fields[name] as WireValue) : "")),
    ]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function cellOf(value: WireValue): string {
  return "stringValue" in value ? textCell(value.stringValue) : JSON.stringify(toTagged(value));
}

/** Text that begins like JSON, a number or a formula of a spreadsheet stands as JSON, in quotation marks. */
function textCell(text: string): string {
  const isPlain = /^[\p{L}\p{N}][^\p{Cc};]*$/u.test(text) && text.trim() === text;
  const isWord = ["true", "false", "null"].includes(text) || readDouble(text) !== null;
  return isPlain && !isWord ? text : JSON.stringify(text);
}

function readCell(cell: string, place: string): WireValue | undefined {
  if (cell === "") return undefined;
  if (/^-?\d+$/.test(cell)) {
    const integerValue = readInteger(cell);
    if (integerValue !== null && !/^-?0\d/.test(cell)) return { integerValue };
  }
  const isJson = /^[[{"]/.test(cell) || ["true", "false", "null"].includes(cell);
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(cell);
  if (!isJson && !isNumber) return { stringValue: cell };
  try {
    return fromTagged(JSON.parse(cell), place);
  } catch (error) {
    if (error instanceof TaggedJsonError) throw error;
    throw new TaggedJsonError(place, "it begins like JSON and is none. Put text into quotation marks.");
  }
}

/** Documents of such a file, or of any CSV whose first column is `__name__`. Throws TaggedJsonError with the line. */
export function readDocumentsCsv(text: string): ListedDocument[] {
  const [head = [], ...lines] = readCsv(text.replace(/^\uFEFF/, ""));
  if (head[0] !== pathColumn) {
    throw new TaggedJsonError(
      "line 1",
      `the first column has to be ${pathColumn}, with the path or the id of each document`,
    );
  }
  const names = head.slice(1).map((cell, at) => nameOf(cell, `line 1, column ${at + 2}`));
  return lines.map((cells, line) => {
    const place = (at: number) => `line ${line + 2}, ${names[at] ?? `column ${at + 2}`}`;
    if (cells.length > head.length)
      throw new TaggedJsonError(place(head.length), "the line has more cells than the first");
    const path = nameOf(cells[0] ?? "", `line ${line + 2}`);
    const fields = names.flatMap((name, at) => {
      const value = readCell(cells[at + 1] ?? "", place(at));
      return value === undefined ? [] : [[name, value] as const];
    });
    return { path, fields: Object.fromEntries(fields) };
  });
}

function nameOf(cell: string, place: string): string {
  const value = /^"/.test(cell) ? readCell(cell, place) : { stringValue: cell };
  return value && "stringValue" in value ? value.stringValue : cell;
}

/** Lines of RFC 4180; empty ones are left out. Throws TaggedJsonError where quotation marks are not closed. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new TaggedJsonError(`line ${lines.length + 1}`, "quotation marks are not closed");
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "," && cell.lastIndex < text.length) continue;
    if (found[3] === ",") cells.push("");
    if (cells.some((each) => each !== "")) lines.push(cells);
    cells = [];
  }
  return lines;
}
