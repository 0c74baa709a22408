import { sameData } from "~/domain/data/same-data";
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

/**
 * The documents after a save that began from `before`, where `heard` is what listeners have said meanwhile: what the save wrote
 * counts, and of all other documents what was heard.
 */
export function tableAfterSave(
  before: StoredTable,
  heard: StoredTable,
  { table, readTimes }: { table: StoredTable; readTimes: ReadonlyMap<string, Date> },
): StoredTable {
  const groups = new Map(table.groups);
  for (const [id, group] of heard.groups) {
    const isNew = !before.groups.has(id);
    const isUntouched = groups.has(id) && !readTimes.has(id);
    if (isUntouched || (isNew && !groups.has(id))) groups.set(id, group);
  }
  return { head: table.head, groups };
}

/** The same content, made of the very objects of `known` wherever they hold the same: nothing that hangs on them is made anew. */
export function withKnownParts(content: TableContent, known: TableContent): TableContent {
  const knownRows = new Map(known.rows.map((row) => [row.id, row]));
  const rows = content.rows.map((row) => same(row, knownRows.get(row.id)));
  const isSame = rows.length === known.rows.length && rows.every((row, at) => row === known.rows[at]);
  return {
    name: content.name,
    base: same(content.base, known.base),
    columns: same(content.columns, known.columns),
    mapping: same(content.mapping, known.mapping),
    view: same(content.view, known.view),
    settings: same(content.settings, known.settings),
    rows: isSame ? known.rows : rows,
  };
}

function same<Value>(value: Value, known: Value | undefined): Value {
  return known !== undefined && sameData(value, known) ? known : value;
}
