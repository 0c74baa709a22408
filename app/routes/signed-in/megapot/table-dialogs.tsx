import type { Row } from "~/domain/rows/table";
import { AssetPicker } from "~/images/asset-picker";
import type { TableState } from "~/rows/table-state";
import type { Library } from "~/scene/library";
import { useSignedInViewer } from "~/session/use-viewer";
import { changeColumn, mapColumn } from "./column-changes";
import { ColumnSheet } from "./column-sheet";
import { FilterDialog } from "./filter-dialog";
import { RowOptionsSheet } from "./row-options-sheet";
import { setOptions } from "./table-edits";
import type { Changes } from "./use-changes";
import type { ShownTable } from "./use-shown-table";

/** What is open beside or over the table. */
export type OpenTask =
  | { kind: "column"; columnId: string }
  | { kind: "filter"; columnId: string }
  | { kind: "picture"; rowId: string; columnId: string }
  | { kind: "row-options" }
  | { kind: "table-options" };

interface TableDialogsProps {
  task: OpenTask;
  onClose: () => void;
  state: TableState;
  shown: ShownTable;
  changes: Changes;
  library: Library;
  /** The rows that options are of. */
  chosenRows: readonly Row[];
  /** How long a row’s video is. */
  secondsOf: (row: Row) => number;
}

/** A column's name, type and ways; a filter; a picture of one's own; the options of rows. */
export function TableDialogs({ task, onClose, state, shown, changes, ...props }: TableDialogsProps) {
  const userId = useSignedInViewer()?.userId ?? "";
  if (task.kind === "table-options") return null;
  if (task.kind === "row-options") {
    return (
      <RowOptionsSheet
        rows={props.chosenRows}
        library={props.library}
        secondsOf={props.secondsOf}
        onChange={(change, words) => changes.make({ words, edit: setOptions(props.chosenRows, change) })}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "picture") {
    const { rowId, columnId } = task;
    return (
      <AssetPicker
        userId={userId}
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        chosenIds={[]}
        most={1}
        onChoose={([picture]) =>
          picture &&
          changes.make({
            words: "Picture chosen",
            edit: { kind: "set-cells", cells: [{ rowId, columnId, text: `asset:${picture.id}` }] },
          })
        }
      />
    );
  }
  const column = state.table.columns.find(({ id }) => id === task.columnId);
  if (!column) return null;
  if (task.kind === "column") {
    return (
      <ColumnSheet
        column={column}
        columns={state.table.columns}
        addresses={state.mapping[column.id] ?? []}
        groups={shown.groups}
        onChange={(next) => changes.make(changeColumn(state, next))}
        onMap={(addresses) => changes.make(mapColumn(state, column, addresses))}
        onClose={onClose}
      />
    );
  }
  const { filter, chooseFilter } = shown;
  return (
    <FilterDialog
      columnName={column.name}
      text={filter.contains[column.id] ?? ""}
      onFilter={(text) => {
        const { [column.id]: _, ...rest } = filter.contains;
        chooseFilter({ ...filter, contains: text ? { ...rest, [column.id]: text } : rest });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
