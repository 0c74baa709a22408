import { assetIdIn, readCell } from "~/domain/rows/read-cell";
import { readRow } from "~/domain/rows/read-row";
import { readWebAddress } from "~/domain/rows/read-words";
import { type Column, type Mapping, ownText, type Row } from "~/domain/rows/table";

/** The pictures that cells name and that have yet to become assets: addresses and names of files, each with a row that names it. */
export function pictureKeys(
  columns: readonly Column[],
  mapping: Mapping,
  rows: readonly Row[],
): ReadonlyMap<string, string> {
  const shown = columns.filter(({ id }) =>
    (mapping[id] ?? []).some((address) => address.to === "slot" && address.slot.startsWith("picture")),
  );
  const keys = new Map<string, string>();
  for (const row of rows) {
    for (const column of shown) {
      const key = column.formula ? shownKey(columns, column, row) : keyOf(column, ownText(row, column.id));
      if (key && !assetIdIn(key) && !keys.has(key)) keys.set(key, row.id);
    }
  }
  return keys;
}

export function isPictureAddress(key: string): boolean {
  return readWebAddress(key) !== null;
}

function shownKey(columns: readonly Column[], column: Column, row: Row): string | null {
  return keyOf({ ...column, type: "picture" }, readRow(columns, row).cells.get(column.id)?.text ?? "");
}

function keyOf(column: Column, text: string): string | null {
  if (text.trim() === "") return null;
  const { value } = readCell(text, { ...column, type: "picture" });
  return value.type === "picture" ? value.key : null;
}
