import type { Row } from "~/domain/rows/table";
import type { Batch, RowGroup, TableContent } from "./batch-document";

/** The documents of a table, as last heard of. */
export interface StoredTable {
  head: Batch;
  groups: ReadonlyMap<string, RowGroup>;
}

/** In their order; those that the head does not name yet come last. */
export function orderedGroups({ head, groups }: StoredTable): RowGroup[] {
  const named = head.groupIds.flatMap((id) => groups.get(id) ?? []);
  const known = new Set(head.groupIds);
  return [...named, ...[...groups.values()].filter(({ id }) => !known.has(id))];
}

/** Each row once, also while one that moves to another document stands in both. */
export function contentOfTable(table: StoredTable): TableContent {
  const { name, base, columns, mapping, view, settings } = table.head;
  const rows = new Map<string, Row>();
  for (const group of orderedGroups(table)) {
    for (const row of group.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return { name, base, columns, mapping, view, settings, rows: [...rows.values()] };
}
