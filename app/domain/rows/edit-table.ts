import type { Column, Row, RowTable } from "./table";
import { rowLimits } from "./table";

/** A change of a table as data, so that it can be undone, kept and sent. */
export type TableEdit =
  /** `text: null` takes a cell's own text away: its column's formula shows again. */
  | { kind: "set-cells"; cells: readonly CellChange[] }
  /** Each row comes to its place in the order given, counted in the table as it is by then. */
  | { kind: "insert-rows"; rows: readonly { index: number; row: Row }[] }
  | { kind: "remove-rows"; rowIds: readonly string[] }
  /** Options and whether it is skipped; both replace what was there. */
  | { kind: "set-rows"; rows: readonly Pick<Row, "id" | "options" | "skipped">[] }
  | { kind: "insert-columns"; columns: readonly { index: number; column: Column }[] }
  | { kind: "remove-columns"; columnIds: readonly string[] }
  | { kind: "set-columns"; columns: readonly Column[] }
  | { kind: "all"; edits: readonly TableEdit[] };

export interface CellChange {
  rowId: string;
  columnId: string;
  text: string | null;
}

export class TableEditError extends Error {
  override name = "TableEditError";
  constructor(
    readonly code: "too-many-rows" | "too-many-columns" | "cell-too-long" | "row-too-long" | "id-taken",
    message: string,
  ) {
    super(message);
  }
}

/**
 * Changes a table. The given one stays as it is, as does every row that is not touched. `inverse` takes the change back.
 * Rows and columns that are not there (any more) are passed over. Throws TableEditError where a limit would be passed.
 */
export function editTable(table: RowTable, edit: TableEdit): { table: RowTable; inverse: TableEdit } {
  switch (edit.kind) {
    case "set-cells":
      return setCells(table, edit.cells);
    case "insert-rows":
      return insertRows(table, edit.rows);
    case "remove-rows":
      return removeRows(table, new Set(edit.rowIds));
    case "set-rows":
      return setRows(table, edit.rows);
    case "insert-columns":
      return insertColumns(table, edit.columns);
    case "remove-columns":
      return removeColumns(table, new Set(edit.columnIds));
    case "set-columns":
      return setColumns(table, edit.columns);
    case "all": {
      let present = table;
      const inverses: TableEdit[] = [];
      for (const part of edit.edits) {
        const { table: next, inverse } = editTable(present, part);
        present = next;
        inverses.unshift(inverse);
      }
      return { table: present, inverse: { kind: "all", edits: inverses } };
    }
  }
}

type Edited = ReturnType<typeof editTable>;

function setCells(table: RowTable, changes: readonly CellChange[]): Edited {
  const columns = new Set(table.columns.map(({ id }) => id));
  const byRow = new Map<string, CellChange[]>();
  for (const change of changes) {
    if (!columns.has(change.columnId)) continue;
    const ofRow = byRow.get(change.rowId);
    if (ofRow) ofRow.push(change);
    else byRow.set(change.rowId, [change]);
  }
  const undo: CellChange[] = [];
  const rows = table.rows.map((row) => {
    const ofRow = byRow.get(row.id);
    if (!ofRow) return row;
    const cells = { ...row.cells };
    for (const { columnId, text } of ofRow) {
      const before = Object.hasOwn(cells, columnId) ? (cells[columnId] ?? "") : null;
      undo.unshift({ rowId: row.id, columnId, text: before });
      if (text === null) delete cells[columnId];
      else cells[columnId] = text;
    }
    return checkRow({ ...row, cells });
  });
  return { table: { ...table, rows }, inverse: { kind: "set-cells", cells: undo } };
}

function insertRows(table: RowTable, inserted: readonly { index: number; row: Row }[]): Edited {
  if (table.rows.length + inserted.length > rowLimits.rows) {
    throw new TableEditError(
      "too-many-rows",
      `A table has at most ${rowLimits.rows.toLocaleString("en")} rows. Put the others into a second one.`,
    );
  }
  const ids = new Set(table.rows.map(({ id }) => id));
  for (const { row } of inserted) {
    if (ids.has(row.id)) throw new TableEditError("id-taken", `There already is a row ${row.id}.`);
    ids.add(checkRow(row).id);
  }
  const rows = insertAll(
    table.rows,
    inserted.map(({ index, row }) => ({ index, item: row })),
  );
  return {
    table: { ...table, rows },
    inverse: { kind: "remove-rows", rowIds: inserted.map(({ row }) => row.id) },
  };
}

function removeRows(table: RowTable, rowIds: ReadonlySet<string>): Edited {
  const removed = table.rows.flatMap((row, index) => (rowIds.has(row.id) ? [{ index, row }] : []));
  return {
    table: { ...table, rows: table.rows.filter(({ id }) => !rowIds.has(id)) },
    inverse: { kind: "insert-rows", rows: removed },
  };
}

function setRows(table: RowTable, changes: readonly Pick<Row, "id" | "options" | "skipped">[]): Edited {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const undo: Pick<Row, "id" | "options" | "skipped">[] = [];
  const rows = table.rows.map((row): Row => {
    const change = byId.get(row.id);
    if (!change) return row;
    undo.push(standing(row));
    const { options: _options, skipped: _skipped, ...kept } = row;
    return { ...kept, ...standing({ ...change, id: row.id }) };
  });
  return { table: { ...table, rows }, inverse: { kind: "set-rows", rows: undo } };
}

function insertColumns(table: RowTable, inserted: readonly { index: number; column: Column }[]): Edited {
  if (table.columns.length + inserted.length > rowLimits.columns) {
    throw new TableEditError(
      "too-many-columns",
      `A table has at most ${rowLimits.columns} columns. Remove one you do not need first.`,
    );
  }
  const taken = new Set(table.columns.map(({ id }) => id));
  for (const { column } of inserted) {
    if (taken.has(column.id)) throw new TableEditError("id-taken", `There already is a column ${column.id}.`);
    taken.add(column.id);
  }
  const columns = insertAll(
    table.columns,
    inserted.map(({ index, column }) => ({ index, item: column })),
  );
  return {
    table: { ...table, columns },
    inverse: { kind: "remove-columns", columnIds: inserted.map(({ column }) => column.id) },
  };
}

function removeColumns(table: RowTable, columnIds: ReadonlySet<string>): Edited {
  const columns = table.columns.flatMap((column, index) =>
    columnIds.has(column.id) ? [{ index, column }] : [],
  );
  const cells: CellChange[] = [];
  const rows = table.rows.map((row) => {
    const kept: Row["cells"] = {};
    let isTouched = false;
    for (const [columnId, text] of Object.entries(row.cells)) {
      if (columnIds.has(columnId)) {
        cells.push({ rowId: row.id, columnId, text });
        isTouched = true;
      } else kept[columnId] = text;
    }
    return isTouched ? { ...row, cells: kept } : row;
  });
  return {
    table: { columns: table.columns.filter(({ id }) => !columnIds.has(id)), rows },
    inverse: {
      kind: "all",
      edits: [
        { kind: "insert-columns", columns },
        { kind: "set-cells", cells },
      ],
    },
  };
}

function setColumns(table: RowTable, changes: readonly Column[]): Edited {
  const byId = new Map(changes.map((column) => [column.id, column]));
  return {
    table: { ...table, columns: table.columns.map((column) => byId.get(column.id) ?? column) },
    inverse: { kind: "set-columns", columns: table.columns.filter(({ id }) => byId.has(id)) },
  };
}

/** In one pass where each place is at or after the one before, as it is for what was removed; one by one otherwise. */
function insertAll<Item>(items: readonly Item[], inserted: readonly { index: number; item: Item }[]): Item[] {
  const isAscending = inserted.every(({ index }, at) => at === 0 || index > inserted[at - 1]!.index);
  if (!isAscending) {
    return inserted.reduce<Item[]>((all, { index, item }) => all.toSpliced(index, 0, item), [...items]);
  }
  const all: Item[] = [];
  let next = 0;
  for (const { index, item } of inserted) {
    while (all.length < index && next < items.length) all.push(items[next++]!);
    all.push(item);
  }
  while (next < items.length) all.push(items[next++]!);
  return all;
}

/** Without keys for what is not there: documents hold no undefined. */
function standing({ id, options, skipped }: Pick<Row, "id" | "options" | "skipped">) {
  return { id, ...(options ? { options } : {}), ...(skipped ? { skipped } : {}) };
}

function checkRow(row: Row): Row {
  let characters = 0;
  for (const text of Object.values(row.cells)) {
    characters += text.length;
    if (text.length > rowLimits.cellCharacters) {
      throw new TableEditError(
        "cell-too-long",
        `A cell holds at most ${rowLimits.cellCharacters.toLocaleString("en")} characters. Shorten the text.`,
      );
    }
  }
  if (characters > rowLimits.rowCharacters) {
    throw new TableEditError(
      "row-too-long",
      `A row holds at most ${rowLimits.rowCharacters.toLocaleString("en")} characters. Shorten its longest cells.`,
    );
  }
  return row;
}
