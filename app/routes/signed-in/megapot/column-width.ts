import type { Column, Row } from "~/domain/rows/table";
import type { TableView } from "~/domain/rows/table-view";

const widthOf: Partial<Record<Column["type"], number>> = {
  "long-text": 260,
  picture: 130,
  number: 120,
  money: 140,
  date: 130,
  color: 130,
  language: 110,
  "yes-no": 96,
};
const usualPixels = 190;

/** Of a letter in a heading, and of what stands beside it: icon, menu, space. */
const letterPixels = 7.6;
const headingPixels = 72;

/** As wide as somebody has made it, else as what it holds mostly needs. */
export function widthIn(view: TableView, { id, type, name }: Column): number {
  const ofName = Math.min(260, Math.round(name.length * letterPixels) + headingPixels);
  return view.widths[id] ?? Math.max(widthOf[type] ?? usualPixels, ofName);
}

/** Wide enough for the longest of the first rows, by a letter's usual width. */
export function fittedPixels(
  rows: readonly Row[],
  column: Column,
  shownText: (row: Row, columnId: string) => string,
): number {
  const longest = rows
    .slice(0, 500)
    .reduce((most, row) => Math.max(most, shownText(row, column.id).length), column.name.length + 8);
  return Math.min(480, Math.max(88, Math.round(longest * 7.2) + 24));
}
