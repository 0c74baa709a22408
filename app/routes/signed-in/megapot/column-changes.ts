import type { TableEdit } from "~/domain/rows/edit-table";
import { isFormula, renameInFormula } from "~/domain/rows/formulas/shown-texts";
import type { Column, RowTable, SlotAddress } from "~/domain/rows/table";
import { moveColumn, type TableView } from "~/domain/rows/table-view";
import { newColumnId } from "~/rows/new-id";
import type { TableState } from "~/rows/table-state";
import type { NamedChange } from "./named-change";

/** What a person does to the columns of a table. */

export function addColumn({ table: { columns } }: TableState): NamedChange & { columnId: string } {
  const id = newColumnId();
  const name = `Column ${columns.length + 1}`;
  const column: Column = { id, name, type: "text", reason: "A new column." };
  return {
    columnId: id,
    words: "Column added",
    edit: { kind: "insert-columns", columns: [{ index: columns.length, column }] },
  };
}

export function removeColumn({ mapping }: TableState, { id, name }: Column): NamedChange {
  const { [id]: _, ...rest } = mapping;
  return {
    words: `Column “${name}” deleted`,
    edit: { kind: "remove-columns", columnIds: [id] },
    mapping: rest,
  };
}

/** Another name, type or formula. Formulas that name the column go on naming it. */
export function changeColumn({ table }: TableState, column: Column): NamedChange {
  const before = table.columns.find(({ id }) => id === column.id);
  const edit: TableEdit =
    before && before.name !== column.name
      ? withFormulas(table, column, before.name)
      : { kind: "set-columns", columns: [column] };
  return { words: `Column “${column.name}” changed`, edit };
}

function withFormulas({ columns, rows }: RowTable, column: Column, formerName: string): TableEdit {
  const renamed = (formula: string) => renameInFormula(formula, formerName, column.name);
  const changed = columns.flatMap((each): Column[] => {
    const next = each.id === column.id ? column : each;
    const formula = next.formula && renamed(next.formula);
    if (formula && formula !== next.formula) return [{ ...next, formula }];
    return next === each ? [] : [next];
  });
  const cells = rows.flatMap(({ id: rowId, cells: own }) =>
    Object.entries(own).flatMap(([columnId, text]) => {
      const next = isFormula(text) ? renamed(text) : text;
      return next === text ? [] : [{ rowId, columnId, text: next }];
    }),
  );
  return {
    kind: "all",
    edits: [
      { kind: "set-columns", columns: changed },
      { kind: "set-cells", cells },
    ],
  };
}

/** Where its cells go. */
export function mapColumn({ mapping }: TableState, { id }: Column, addresses: SlotAddress[]): NamedChange {
  const { [id]: _, ...rest } = mapping;
  return { words: "Mapping changed", mapping: addresses.length > 0 ? { ...rest, [id]: addresses } : rest };
}

export function moveColumnTo(
  { table, view }: TableState,
  columnId: string,
  place: number,
): NamedChange | null {
  const moved = moveColumn(view, table.columns, columnId, place);
  return moved === view ? null : { words: "Column moved", view: moved };
}

export function showColumn({ view }: TableState, columnId: string, isShown: boolean): NamedChange {
  const others = view.hidden.filter((id) => id !== columnId);
  return {
    words: isShown ? "Column shown" : "Column hidden",
    view: { ...view, hidden: isShown ? others : [...others, columnId] },
  };
}

export function resizeColumn({ view }: TableState, columnId: string, pixels: number): NamedChange {
  return { words: "Column resized", view: { ...view, widths: { ...view.widths, [columnId]: pixels } } };
}

/** The first columns stand still while the others scroll. */
export function freezeColumns({ view }: { view: TableView }, frozenCount: number): NamedChange {
  return {
    words: frozenCount === 0 ? "Columns unfrozen" : "Columns frozen",
    view: { ...view, frozenCount },
  };
}
