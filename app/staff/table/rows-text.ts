import { asPlainText, csvText } from "~/domain/text/csv-field";
import { type CellValue, type Column, columnTitle } from "./column";

/** Rows as a spreadsheet takes them from the clipboard: tabs between cells, and neither tabs nor line breaks within. */
export function rowsAsTsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [columns.map(columnTitle), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((cells) => cells.map(plainCell).join("\t")).join("\n");
}

/** Rows as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export function rowsAsCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cell = (value: CellValue) => (typeof value === "number" ? value : cellText(value));
  return `\uFEFF${csvText([
    columns.map(columnTitle),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ])}`;
}

/** One JSON object a line, whole: also what no column shows. */
export function rowsAsJsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function plainCell(value: CellValue): string {
  if (typeof value === "number") return String(value);
  return asPlainText(cellText(value).replace(/\s+/g, " ").trim());
}

export function cellText(value: CellValue): string {
  if (value === null) return "";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
