import { type ReactNode, type Ref, useCallback, useRef } from "react";
import { type Row, rowLimits } from "~/domain/rows/table";
import { columnIcons } from "~/rows/column-types";
import type { TableState } from "~/rows/table-state";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { freezeColumns, moveColumnTo, removeColumn, resizeColumn, showColumn } from "./column-changes";
import { ColumnMenu } from "./column-menu";
import { fittedPixels } from "./column-width";
import type { CellRange } from "./grid/cell-range";
import { Grid, type GridHandle, type GridProps } from "./grid/grid";
import type { CellDraft } from "./grid/grid-types";
import type { RowStillPainter } from "./preview/row-still-painter";
import { RowLead } from "./row-lead";
import { clear, fill, fillDown, fillRight, paste, typeText } from "./table-edits";
import type { Changes } from "./use-changes";
import { describeRange, type useSelection } from "./use-selection";
import type { ShownTable } from "./use-shown-table";
import type { useTicks } from "./use-ticks";

interface TableGridProps {
  handle: Ref<GridHandle>;
  name: string;
  state: TableState;
  shown: ShownTable;
  selected: ReturnType<typeof useSelection>;
  ticks: ReturnType<typeof useTicks>;
  changes: Changes;
  painter: RowStillPainter;
  draft: CellDraft | null;
  onDraft: (draft: CellDraft | null) => void;
  isWide: boolean;
  onPointRow: (row: Row | null) => void;
  onOpenRow: (index: number) => void;
  onEditColumn: (columnId: string) => void;
  onFilterColumn: (columnId: string) => void;
  onDragWidth: (width: { id: string; widthPixels: number } | null) => void;
  onAddRows: (count: number) => void;
  onFind: () => void;
}

const rowPixels = 52;

/** The grid of a table: what its keys, menus and drags do to the table. */
export function TableGrid(props: TableGridProps) {
  const { state, shown, selected, ticks, changes, painter, draft, isWide } = props;
  const { table, view } = state;
  const { rows, columns, reader, filter } = shown;
  const { make } = changes;
  const cells = { rows, columns: shown.plainColumns };
  const frozenCount = Math.min(view.frozenCount, isWide ? columns.length : 0);

  function select(next: (typeof selected)["selection"]) {
    selected.set(next);
    const words = describeRange(next);
    if (words) changes.say(words);
  }

  function pasteOver(block: readonly (readonly string[])[], over: CellRange) {
    const { leftOutColumns, ...edited } = paste(table, cells, over, block);
    if (!make(edited)) return;
    if (leftOutColumns > 0) {
      showErrorToast(
        leftOutColumns === 1 ? "1 column did not fit" : `${leftOutColumns} columns did not fit`,
        "Paste further left, or add columns first.",
      );
    }
    const width = Math.max(1, ...block.map(({ length }) => length));
    selected.set({
      active: { row: over.top, column: over.left },
      extent: {
        row: Math.max(over.bottom, over.top + block.length - 1),
        column: Math.max(over.right, Math.min(columns.length - 1, over.left + width - 1)),
      },
    });
  }

  const run: GridProps["onCommand"] = (command) => {
    switch (command) {
      case "undo":
        return changes.undo();
      case "redo":
        return changes.redo();
      case "find":
      case "replace":
        return props.onFind();
      case "fill-down":
        return void make(fillDown(cells, selected.range));
      case "fill-right":
        return void make(fillRight(cells, selected.range));
      case "mark-rows":
        return ticks.toggle(rows.slice(selected.range.top, selected.range.bottom + 1));
      case "leave":
        return changes.say("Press Tab to leave the table");
    }
  };

  // Rows in sight are drawn again only where what stands at their head changes.
  const latest = useRef(props);
  latest.current = props;
  const lead = useCallback(
    (row: Row, index: number) => (
      <RowLead
        row={row}
        number={shown.numberOf(row)}
        storyboard={reader.read(row).storyboard}
        painter={painter}
        isTicked={ticks.ids.has(row.id)}
        onTick={(isTicked, toAnchor) => latest.current.ticks.tick(index, isTicked, toAnchor)}
        onPoint={(isPointed) => latest.current.onPointRow(isPointed ? row : null)}
        onOpen={() => latest.current.onOpenRow(index)}
      />
    ),
    [reader, painter, ticks.ids, shown.numberOf],
  );

  return (
    <Grid
      handle={props.handle}
      label={props.name}
      columns={columns}
      frozenCount={frozenCount}
      rows={rows}
      numberOf={shown.numberOf}
      cellOf={shown.cellOf}
      rowPixels={rowPixels}
      leadPixels={isWide ? 120 : 108}
      lead={lead}
      leadHeading={
        <>
          <span className="sr-only">Row</span>
          <label className="grid h-full w-8 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label="Tick all rows"
              checked={ticks.isAll}
              onChange={({ currentTarget }) => ticks.tickAll(currentTarget.checked)}
              className="size-4 accent-accent"
            />
          </label>
        </>
      }
      marked={ticks.ids}
      iconOf={({ column }) => {
        const Icon = columnIcons[column.type];
        return <Icon />;
      }}
      menuOf={({ column }, place) => (
        <ColumnMenu
          name={column.name}
          isFirst={place === 0}
          isLast={place === columns.length - 1}
          isFreezeEdge={frozenCount === place + 1}
          sorted={filter.sort?.columnId === column.id ? filter.sort : null}
          onEdit={() => props.onEditColumn(column.id)}
          onFilter={() => props.onFilterColumn(column.id)}
          onSort={(isDescending) =>
            shown.chooseFilter({
              ...filter,
              sort: isDescending === null ? null : { columnId: column.id, isDescending },
            })
          }
          onMove={(step) => make(moveColumnTo(state, column.id, place + step))}
          onFit={() =>
            make(
              resizeColumn(
                state,
                column.id,
                fittedPixels(rows, column, (row, id) => reader.shownText(row, id)),
              ),
            )
          }
          onFreeze={() => make(freezeColumns(state, frozenCount === place + 1 ? 0 : place + 1))}
          onHide={() => make(showColumn(state, column.id, false))}
          onRemove={() => {
            const { [column.id]: _, ...contains } = filter.contains;
            const sort = filter.sort?.columnId === column.id ? null : filter.sort;
            if (make(removeColumn(state, column))) shown.chooseFilter({ ...filter, contains, sort });
          }}
        />
      )}
      selection={selected.selection}
      onSelection={select}
      draft={draft}
      onDraft={props.onDraft}
      onCommit={(text, over) => make(typeText(cells, over, text))}
      onClear={(over) => make(clear(cells, over))}
      onPaste={pasteOver}
      onFill={(source, target) => {
        if (!make(fill(cells, source, target))) return;
        selected.set({
          active: { row: target.top, column: target.left },
          extent: { row: target.bottom, column: target.right },
        });
      }}
      onCommand={run}
      onResize={({ column }, widthPixels, isDone) => {
        props.onDragWidth(isDone ? null : { id: column.id, widthPixels });
        if (isDone) make(resizeColumn(state, column.id, widthPixels));
      }}
      onMoveColumn={(columnId, place) => make(moveColumnTo(state, columnId, place))}
    >
      <AddRows count={table.rows.length} onAdd={props.onAddRows} />
    </Grid>
  );
}

function AddRows({ count, onAdd }: { count: number; onAdd: (count: number) => void }): ReactNode {
  return (
    <div className="sticky start-0 flex w-fit gap-2 p-3">
      <Button size="sm" disabled={count >= rowLimits.rows} onClick={() => onAdd(1)}>
        Add row
      </Button>
      <Button size="sm" variant="ghost" disabled={count > rowLimits.rows - 10} onClick={() => onAdd(10)}>
        Add 10 rows
      </Button>
    </div>
  );
}
