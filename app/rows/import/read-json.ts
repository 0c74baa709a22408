import { ImportError } from "./import-error";

/** A row of a JSON file: its values by name, those of nested objects by "outer.inner", lists in one cell. */
export type JsonFields = Map<string, string>;

const mostDepth = 4;

/** The rows of a JSON text: a list of objects, wherever in it the longest one stands, or of lists. Throws ImportError. */
export function readJson(text: string): JsonFields[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportError(
      "json_invalid",
      `This JSON is broken: ${placeOf(error, text)} Export the file again.`,
    );
  }
  const rows = findRows(value, 0);
  if (!rows) {
    throw new ImportError(
      "json_without_rows",
      "This JSON has no list of objects. Export a list, one object for each row.",
    );
  }
  return rows.map(fieldsOf);
}

/** One line of JSON lines. Throws ImportError that names the line. */
export function readJsonLine(line: string, lineNumber: number): JsonFields {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    throw new ImportError(
      "json_invalid",
      `Line ${lineNumber.toLocaleString("en")} is not JSON. Export the file again.`,
    );
  }
}

function placeOf(error: unknown, text: string): string {
  const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? Number.NaN);
  if (!Number.isFinite(position)) return "it ends too early.";
  const line = text.slice(0, position).split("\n").length;
  return `something is wrong in line ${line.toLocaleString("en")}.`;
}

function isRow(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The longest list of objects, the outermost first. */
function findRows(value: unknown, depth: number): unknown[] | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow) ? value : null;
  if (!isRow(value) || depth > mostDepth) return null;
  const found = Object.values(value as object).flatMap((one) => {
    const rows = findRows(one, depth + 1);
    return rows ? [rows] : [];
  });
  return found.sort((one, other) => other.length - one.length)[0] ?? null;
}

function fieldsOf(row: unknown): JsonFields {
  const fields: JsonFields = new Map();
  if (Array.isArray(row)) {
    row.forEach((value, at) => {
      add(fields, `Column ${at + 1}`, value, 0);
    });
  } else if (isRow(row)) {
    for (const [name, value] of Object.entries(row as object)) add(fields, name, value, 0);
  } else add(fields, "Column 1", row, 0);
  return fields;
}

function add(fields: JsonFields, name: string, value: unknown, depth: number): void {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") fields.set(name, String(value));
  else if (Array.isArray(value)) {
    const scalars = value.filter((one) => !isRow(one));
    if (scalars.length > 0) fields.set(name, scalars.map(String).join(", "));
    else if (isRow(value[0])) add(fields, name, value[0], depth + 1);
  } else if (depth < mostDepth) {
    const price = priceOf(value);
    if (price) {
      fields.set(name, price);
      return;
    }
    for (const [inner, one] of Object.entries(value)) add(fields, `${name}.${inner}`, one, depth + 1);
  }
}

/** An amount and its currency, as shops nest a price, in one cell; null for any other object. */
function priceOf(value: object): string | null {
  const entries = Object.entries(value);
  const [, amount] = entries.find(([name]) => /^(?:amount|value)$/iu.test(name)) ?? [];
  const [, currency] = entries.find(([name]) => /^currency/iu.test(name)) ?? [];
  if (entries.length !== 2 || !/^\d+(?:\.\d+)?$/u.test(String(amount))) return null;
  return typeof currency === "string" && /^[a-z]{3}$/iu.test(currency)
    ? `${amount} ${currency.toUpperCase()}`
    : null;
}
