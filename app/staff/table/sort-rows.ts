import type { CellValue, Column } from "./column";

export interface Sort {
  columnId: string;
  direction: "ascending" | "descending";
}

/** As it stands in an address: the id of a column, with `-` before it where the largest comes first. */
export function parseSort(text: string | null): Sort | null {
  if (!text) return null;
  return text.startsWith("-")
    ? { columnId: text.slice(1), direction: "descending" }
    : { columnId: text, direction: "ascending" };
}

export function sortText(sort: Sort | null): string | null {
  return sort && `${sort.direction === "descending" ? "-" : ""}${sort.columnId}`;
}

/** What a press on a column's head leads to: ascending, descending, the order the rows come in. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: "ascending" };
  return sort.direction === "ascending" ? { columnId, direction: "descending" } : null;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** The rows in the order of a column; equal ones stay as they come, and empty cells come last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (!sort || !column) return rows;
  const way = sort.direction === "ascending" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: column.value(row) }));
  keyed.sort((one, other) => {
    const isEmpty = one.key === null || one.key === "";
    const isOtherEmpty = other.key === null || other.key === "";
    if (isEmpty || isOtherEmpty) return Number(isEmpty) - Number(isOtherEmpty);
    return way * compare(one.key, other.key);
  });
  return keyed.map(({ row }) => row);
}

function compare(one: CellValue, other: CellValue): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}
