import type { ReadCell } from "~/domain/rows/read-row";
import type { Row } from "~/domain/rows/table";

const rowShows = ["all", "problems", "skipped"] as const;
export type RowShow = (typeof rowShows)[number];

/** Which rows are shown, and in which order. */
export interface RowFilter {
  show: RowShow;
  /** Column id → what its cells must contain. */
  contains: Readonly<Record<string, string>>;
  /** Without one rows stand in the table's own order. */
  sort: { columnId: string; isDescending: boolean } | null;
}

export const noFilter: RowFilter = { show: "all", contains: {}, sort: null };

/** Whether it leaves rows out. */
export const isFiltered = ({ show, contains }: RowFilter) =>
  show !== "all" || Object.keys(contains).length > 0;

interface Reader {
  cell: (row: Row, columnId: string) => ReadCell | undefined;
  hasProblem: (row: Row) => boolean;
}

/** The rows a filter leaves, in its order. The very array where it leaves all as they are. */
export function filterRows(
  rows: readonly Row[],
  { show, contains, sort }: RowFilter,
  { cell, hasProblem }: Reader,
): readonly Row[] {
  const wanted = Object.entries(contains).map(([columnId, text]) => [columnId, text.toLowerCase()] as const);
  const kept =
    show === "all" && wanted.length === 0
      ? rows
      : rows.filter(
          (row) =>
            (show === "all" || (show === "skipped" ? row.skipped === true : hasProblem(row))) &&
            wanted.every(([id, text]) => (cell(row, id)?.text ?? "").toLowerCase().includes(text)),
        );
  if (!sort) return kept;
  const { columnId, isDescending } = sort;
  return kept
    .map((row) => ({ row, key: sortKey(cell(row, columnId)) }))
    .sort((a, b) => compareKeys(a.key, b.key, isDescending ? -1 : 1))
    .map(({ row }) => row);
}

/** The order of words, in which numbers within them count as numbers. */
const words = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function sortKey(cell: ReadCell | undefined): number | string | null {
  if (!cell || cell.value.type === "empty") return null;
  if (cell.value.type === "number" || cell.value.type === "money") return Number(cell.value.amount);
  return cell.value.type === "date" ? cell.value.date : cell.text;
}

/** Empty cells come last either way; numbers before words. */
function compareKeys(a: number | string | null, b: number | string | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  if (typeof a !== typeof b) return sign * (typeof a === "number" ? -1 : 1);
  return sign * words.compare(String(a), String(b));
}

/** A row's number is its place in the table, whatever is filtered and sorted: messages and files name it by that. */
export function rowNumbers(rows: readonly Row[]): (row: Row) => number {
  const numbers = new Map(rows.map(({ id }, index) => [id, index + 1]));
  return ({ id }) => numbers.get(id) ?? 0;
}
