import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Row } from "~/domain/rows/table";
import type { Format } from "~/domain/video/format";
import { useMediaQuery } from "~/player/use-media-query";
import { addressOfVideo, useRowLinks } from "~/rows/queue/published-links";
import type { TableState } from "~/rows/table-state";
import type { Library } from "~/scene/library";
import type { CellPictures } from "~/scene/rows/cell-content";
import type { Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { mediaUrl } from "~/studio/media-url";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { addColumn, showColumn } from "./column-changes";
import { ColumnsMenu } from "./columns-menu";
import { isFiltered, noFilter } from "./filter-rows";
import { FindBar } from "./find-bar";
import { FormulaBar } from "./formula-bar";
import { type Place, rangeOf, selectCell } from "./grid/cell-range";
import type { GridHandle } from "./grid/grid";
import type { CellDraft } from "./grid/grid-types";
import { PreviewPane } from "./preview/preview-pane";
import { RowStillPainter } from "./preview/row-still-painter";
import { RowSheet } from "./row-sheet";
import { SelectedRowsBar } from "./selected-rows-bar";
import { type OpenTask, TableDialogs } from "./table-dialogs";
import { addRows, duplicate, fix, removeRows, setSkipped, typeText } from "./table-edits";
import { TableGrid } from "./table-grid";
import { TableToolbar } from "./table-toolbar";
import { type ChangesOptions, useChanges } from "./use-changes";
import { useFind } from "./use-find";
import { useProblems } from "./use-problems";
import { useSelection } from "./use-selection";
import { useShownTable } from "./use-shown-table";
import { useTicks } from "./use-ticks";
import { VideosSheet } from "./videos-sheet";

interface TableScreenProps extends ChangesOptions {
  batchId: string;
  name: string;
  base: Storyboard;
  /** Of rows that name none of their own; empty: that of the base. */
  formats: readonly Format[];
  library: Library;
  pictures: CellPictures;
  state: TableState;
  canUndo: boolean;
  canRedo: boolean;
  task: OpenTask | null;
  onTask: (task: OpenTask | null) => void;
  isMaking: boolean;
  onMaking: (isMaking: boolean) => void;
  onBase: (base: Storyboard) => void;
}

/** A table whose rows are videos: the grid, what it is filtered by, the active cell in full, and the row that plays. */
export function TableScreen(props: TableScreenProps) {
  const { base, library, pictures, state, task, onTask: setTask } = props;
  const { table, view } = state;
  const grid = useRef<GridHandle>(null);
  const isWide = useMediaQuery("(min-width: 48rem)");
  const [draft, setDraft] = useState<CellDraft | null>(null);
  const [pointedRow, setPointedRow] = useState<Row | null>(null);
  const [isRowOpen, setRowOpen] = useState(false);
  const [draggedWidth, setDraggedWidth] = useState<{ id: string; widthPixels: number } | null>(null);

  const changes = useChanges(props);
  const { published } = useRowLinks(props.batchId);
  const shown = useShownTable({ state, base, library, pictures, draggedWidth });
  const { rows, columns, reader, filter, chooseFilter, cellOf } = shown;
  const cells = { rows, columns: shown.plainColumns };
  const selected = useSelection(shown);
  const { active, activeRow, activeColumn } = selected;
  const ticks = useTicks(rows);
  const found = useProblems(table.rows, reader);
  const painter = useMemo(() => new RowStillPainter(library, mediaUrl), [library]);
  useEffect(() => () => painter.close(), [painter]);
  const go = (place: Place) => {
    selected.set(selectCell(place));
    grid.current?.reveal(place);
  };
  const find = useFind({ shown, active, onGo: go, make: changes.make });

  function add(count: number) {
    if (!changes.make(addRows(table, count))) return;
    chooseFilter(noFilter);
    const place = { row: table.rows.length, column: 0 };
    selected.set(selectCell(place));
    requestAnimationFrame(() => {
      grid.current?.reveal(place);
      grid.current?.focus();
    });
  }
  /** Wherever it stands: a filter that leaves it out is put away. */
  function showRow(rowId: string) {
    const isShown = rows.some(({ id }) => id === rowId);
    if (!isShown) chooseFilter(noFilter);
    const row = (isShown ? rows : table.rows).findIndex(({ id }) => id === rowId);
    if (row < 0) return;
    const [problem] = found.problems.filter((one) => one.rowId === rowId);
    const column = columns.findIndex((one) => one.column.id === problem?.columnId);
    const place = { row, column: Math.max(0, column) };
    selected.set(selectCell(place));
    requestAnimationFrame(() => grid.current?.reveal(place));
  }
  function choosePicture(at: number) {
    const column = columns[at]?.column;
    if (activeRow && column) setTask({ kind: "picture", rowId: activeRow.id, columnId: column.id });
  }
  function takeUpload(at: number, assetId: string) {
    const column = columns[at]?.column;
    if (!activeRow || !column) return;
    const cell = { rowId: activeRow.id, columnId: column.id, text: `asset:${assetId}` };
    changes.make({ words: "Picture uploaded", edit: { kind: "set-cells", cells: [cell] } });
  }
  function commit(place: Place, text: string) {
    setDraft(null);
    changes.make(typeText(cells, rangeOf(selectCell(place)), text));
  }

  // What is typed is seen at once: the row as it will be.
  const draftedRow = useMemo(
    () =>
      activeRow && activeColumn && draft && draft.text !== cellOf(activeRow, activeColumn).text
        ? { ...activeRow, cells: { ...activeRow.cells, [activeColumn.column.id]: draft.text } }
        : activeRow,
    [activeRow, activeColumn, draft, cellOf],
  );
  const chosenRows =
    ticks.rows.length > 0 ? ticks.rows : rows.slice(selected.range.top, selected.range.bottom + 1);
  // While options are chosen, a row that has them: the active one where it is among them.
  const optionsRow = chosenRows.find(({ id }) => id === activeRow?.id) ?? chosenRows[0];
  const previewRow =
    (!draft && (pointedRow ?? (task?.kind === "row-options" ? optionsRow : null))) || draftedRow;
  const editedScene = activeColumn && state.mapping[activeColumn.column.id]?.find((to) => "sceneId" in to);
  const publishedId = previewRow && published.get(previewRow.id);
  const preview = previewRow && (
    <PreviewPane
      row={previewRow}
      rowNumber={shown.numberOf(previewRow)}
      storyboard={reader.read(previewRow).storyboard}
      formats={reader.formats(previewRow, props.formats)}
      problems={reader.read(previewRow).problems}
      library={library}
      link={publishedId ? addressOfVideo(publishedId) : null}
      editedSceneId={editedScene && "sceneId" in editedScene ? editedScene.sceneId : null}
      isEditing={draft !== null}
      isCompact={!isWide}
    />
  );

  return (
    <div className="flex min-h-0 grow flex-col">
      <p role="status" className="sr-only">
        {changes.said}
      </p>
      <TableToolbar
        filter={filter}
        onFilter={(next) => {
          chooseFilter(next);
          selected.set(selectCell({ row: 0, column: active.column }));
        }}
        counts={{ all: table.rows.length, problems: found.rowCount, skipped: skippedIn(table.rows) }}
        nameOf={(columnId) => table.columns.find(({ id }) => id === columnId)?.name ?? ""}
        canUndo={props.canUndo}
        canRedo={props.canRedo}
        onUndo={changes.undo}
        onRedo={changes.redo}
        onFind={find.open}
        onOptions={() => setTask({ kind: "row-options" })}
        onPreview={activeRow ? () => setRowOpen(true) : null}
      >
        <ColumnsMenu
          columns={table.columns}
          hidden={view.hidden}
          onShow={(id, isShown) => changes.make(showColumn(state, id, isShown))}
          onAdd={() => {
            const { columnId, ...added } = addColumn(state);
            if (!changes.make(added)) return;
            setTask({ kind: "column", columnId });
            const place = { row: active.row, column: columns.length };
            selected.set(selectCell(place));
            requestAnimationFrame(() => grid.current?.reveal(place));
          }}
        />
      </TableToolbar>
      {find.search && (
        <FindBar
          search={find.search}
          onSearch={find.change}
          found={find.places.length}
          present={find.present}
          onStep={find.step}
          onReplace={find.replace}
          onUndo={changes.undo}
          onClose={() => {
            find.close();
            grid.current?.focus();
          }}
        />
      )}
      {activeRow && activeColumn && (
        <FormulaBar
          column={activeColumn}
          columns={shown.plainColumns}
          cell={cellOf(activeRow, activeColumn)}
          rowNumber={shown.numberOf(activeRow)}
          draftedText={draftedRow ? reader.shownText(draftedRow, activeColumn.column.id) : ""}
          draft={draft}
          onDraft={setDraft}
          onCommit={(text) => commit(active, text)}
          alike={found.alike(cellOf(activeRow, activeColumn).problem)}
          onFix={(problem, all) => changes.make(fix(found.problems, problem, all))}
          onPicture={() => choosePicture(active.column)}
          onUploaded={(assetId) => takeUpload(active.column, assetId)}
          onLeave={() => grid.current?.focus()}
        />
      )}
      <div className="relative flex min-h-0 grow">
        <div className="relative flex min-w-0 grow basis-0">
          {rows.length === 0 && isFiltered(filter) ? (
            <NoMatch count={table.rows.length} onClear={() => chooseFilter(noFilter)}>
              {filter.show === "problems" ? "No row has a problem" : "No row is like that"}
            </NoMatch>
          ) : (
            <TableGrid
              handle={grid}
              name={props.name}
              state={state}
              shown={shown}
              selected={selected}
              ticks={ticks}
              changes={changes}
              painter={painter}
              draft={draft}
              onDraft={setDraft}
              isWide={isWide}
              onPointRow={setPointedRow}
              onOpenRow={(row) => {
                selected.set(selectCell({ row, column: active.column }));
                setRowOpen(true);
              }}
              onEditColumn={(columnId) => setTask({ kind: "column", columnId })}
              onFilterColumn={(columnId) => setTask({ kind: "filter", columnId })}
              onDragWidth={setDraggedWidth}
              onAddRows={add}
              onFind={find.open}
            />
          )}
          {ticks.rows.length > 0 && (
            <SelectedRowsBar
              count={ticks.rows.length}
              isAllSkipped={ticks.rows.every(({ skipped }) => skipped)}
              onOptions={() => setTask({ kind: "row-options" })}
              onSkip={(skipped) =>
                changes.make({
                  words: skipped ? "Rows skipped" : "Rows taken in again",
                  edit: setSkipped(ticks.rows, skipped),
                })
              }
              onVideos={() => props.onMaking(true)}
              onDuplicate={() => changes.make(duplicate(table, ticks.rows))}
              onDelete={() => changes.make(removeRows(ticks.rows)) && ticks.tickAll(false)}
              onClose={() => ticks.tickAll(false)}
            />
          )}
        </div>
        {isWide && preview && (
          <aside className="flex min-h-0 w-[21rem] shrink-0 flex-col border-line border-s bg-surface">
            {preview}
          </aside>
        )}
      </div>
      {!isWide && isRowOpen && activeRow && (
        <RowSheet
          row={activeRow}
          rowNumber={shown.numberOf(activeRow)}
          rowCount={table.rows.length}
          isFirst={active.row === 0}
          isLast={active.row === rows.length - 1}
          columns={columns}
          cellOf={cellOf}
          activeColumn={active.column}
          draft={draft}
          onEdit={(column) => selected.set(selectCell({ row: active.row, column }))}
          onDraft={setDraft}
          onCommit={(column, text) => commit({ row: active.row, column }, text)}
          onFix={(problem) => changes.make(fix(found.problems, problem, false))}
          onPicture={choosePicture}
          onUploaded={takeUpload}
          onStep={(step) => go({ row: active.row + step, column: active.column })}
          onClose={() => setRowOpen(false)}
        >
          {preview}
        </RowSheet>
      )}
      {props.isMaking && (
        <VideosSheet
          batchId={props.batchId}
          name={props.name}
          base={base}
          formats={props.formats}
          state={state}
          pictures={pictures}
          library={library}
          ticked={ticks.rows}
          onShowRow={showRow}
          onMapping={(mapping) => props.onChange("Columns mapped", { mapping })}
          onBase={props.onBase}
          onClose={() => props.onMaking(false)}
        />
      )}
      {task && (
        <TableDialogs
          task={task}
          onClose={() => setTask(null)}
          state={state}
          shown={shown}
          changes={changes}
          library={library}
          chosenRows={chosenRows}
          secondsOf={(row) => videoSeconds(reader.read(row).storyboard, library)}
        />
      )}
    </div>
  );
}

const skippedIn = (rows: readonly Row[]) => rows.filter(({ skipped }) => skipped).length;

function NoMatch({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <div className="grow">
      <EmptyState title={children} action={<Button onClick={onClear}>Show all rows</Button>}>
        {count === 1 ? "1 row is in this table." : `${count.toLocaleString()} rows are in this table.`}
      </EmptyState>
    </div>
  );
}
