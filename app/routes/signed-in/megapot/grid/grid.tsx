import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Row } from "~/domain/rows/table";
import {
  type CellRange,
  clampPlace,
  clampSelection,
  isSingle,
  type Place,
  rangeOf,
  type Selection,
  selectCell,
} from "./cell-range";
import { readTsv, writeHtmlTable, writeTsv } from "./clipboard-table";
import { GridHeading } from "./grid-heading";
import { GridRow } from "./grid-row";
import type { CellDraft, CellOf, GridColumn } from "./grid-types";
import { commandOfKey, type GridCommand } from "./key-commands";
import { moveByKey } from "./move-by-key";
import { useGridPointer } from "./use-grid-pointer";

export interface GridProps {
  label: string;
  columns: readonly GridColumn[];
  /** How many of the columns stand still at the start. */
  frozenCount: number;
  rows: readonly Row[];
  /** What a row is called: filtered and sorted, it keeps it. */
  numberOf: (row: Row) => number;
  cellOf: CellOf;
  rowPixels: number;
  leadPixels: number;
  /** What stands at the head of a row and above it. */
  lead: (row: Row, index: number) => ReactNode;
  leadHeading: ReactNode;
  marked: ReadonlySet<string>;
  iconOf: (column: GridColumn) => ReactNode;
  menuOf: (column: GridColumn, place: number) => ReactNode;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  draft: CellDraft | null;
  onDraft: (draft: CellDraft | null) => void;
  /** Puts a text into the active cell, or into every cell of the range. */
  onCommit: (text: string, range: CellRange) => void;
  onClear: (range: CellRange) => void;
  onPaste: (cells: readonly (readonly string[])[], range: CellRange) => void;
  onFill: (source: CellRange, target: CellRange) => void;
  onCommand: (
    command: Exclude<GridCommand, "edit" | "clear" | "select-all" | "select-rows" | "select-columns">,
  ) => void;
  onResize: (column: GridColumn, widthPixels: number, isDone: boolean) => void;
  onMoveColumn: (columnId: string, toPlace: number) => void;
  /** Below the last row. */
  children?: ReactNode;
  handle?: Ref<GridHandle>;
}

export interface GridHandle {
  focus: () => void;
  reveal: (place: Place) => void;
}

const headingPixels = 52;

/**
 * A table of cells that is edited as a spreadsheet is: of any number of rows and columns only those in sight are in the page,
 * and the one with the keyboard. What cells hold and what an edit does is its owner's.
 */
export function Grid(props: GridProps) {
  const { columns, frozenCount, rows, rowPixels, leadPixels, draft, onDraft } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const hintId = useId();
  const selection = clampSelection(props.selection, rows.length, columns.length);
  const { active, extent } = selection;
  const range = rangeOf(selection);
  const frozen = useMemo(() => columns.slice(0, frozenCount), [columns, frozenCount]);
  const others = useMemo(() => columns.slice(frozenCount), [columns, frozenCount]);
  const frozenPixels = frozen.reduce((sum, { widthPixels }) => sum + widthPixels, leadPixels);

  const rowWindow = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan: 4,
    scrollPaddingStart: headingPixels,
    useFlushSync: false,
    rangeExtractor: useWith(active.row),
  });
  const columnWindow = useVirtualizer({
    horizontal: true,
    count: others.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => others[index]?.widthPixels ?? 0,
    overscan: 2,
    paddingStart: frozenPixels,
    scrollPaddingStart: frozenPixels,
    useFlushSync: false,
    rangeExtractor: useWith(active.column - frozenCount),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns or widths lie elsewhere
  useLayoutEffect(() => columnWindow.measure(), [others, frozenPixels]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights lie elsewhere
  useLayoutEffect(() => rowWindow.measure(), [rowPixels]);

  const shownRows = rowWindow.getVirtualItems();
  const shownColumns = columnWindow.getVirtualItems();

  const hasFocus = () => scroller.current?.contains(document.activeElement) ?? false;
  // Kept while the field of one cell goes and that of the next has not come.
  const keepsFocus = useRef(false);
  // A table that has just been opened is what the keys are for.
  const takesFocus = useCallback(() => keepsFocus.current || document.activeElement === document.body, []);

  function reveal({ row, column }: Place) {
    rowWindow.scrollToIndex(row, { align: "auto" });
    if (column >= frozenCount) columnWindow.scrollToIndex(column - frozenCount, { align: "auto" });
  }
  function focus() {
    keepsFocus.current = true;
    scroller.current?.querySelector<HTMLElement>("[data-grid-field]")?.focus({ preventScroll: true });
  }
  useImperativeHandle(props.handle, () => ({ focus, reveal }));

  function select(next: Selection) {
    setLeaving(false);
    props.onSelection(next);
    reveal(next.extent);
  }
  function commit(text: string, over: CellRange = rangeOf(selectCell(active))) {
    onDraft(null);
    props.onCommit(text, over);
  }

  const around = {
    rows: rows.length,
    columns: columns.length,
    pageRows: Math.max(1, Math.floor(((rowWindow.scrollRect?.height ?? 0) - headingPixels) / rowPixels) - 1),
    pageColumns: Math.max(1, shownColumns.length - 3),
    isFilled: ({ row, column }: Place) => {
      const [ofRow, ofColumn] = [rows[row], columns[column]];
      return Boolean(ofRow && ofColumn && props.cellOf(ofRow, ofColumn).shown);
    },
  };

  /** Where the keyboard goes after an edit: within a range round it, else on by one. */
  function stepOn(step: 1 | -1, order: "rows" | "columns"): boolean {
    const next = order === "rows" ? active.column + step : active.row + step;
    const edge = order === "rows" ? columns.length : rows.length;
    if (next >= 0 && next < edge) {
      select(selectCell(order === "rows" ? { ...active, column: next } : { ...active, row: next }));
      return true;
    }
    if (order === "columns") return true;
    const row = active.row + step;
    if (row < 0 || row >= rows.length) return false;
    select(selectCell({ row, column: step > 0 ? 0 : columns.length - 1 }));
    return true;
  }

  function keyDown(event: KeyboardEvent) {
    // An input method has the key.
    if (event.nativeEvent.isComposing || event.key === "Process") return;
    if (!(event.target instanceof HTMLElement) || event.target.dataset.gridField === undefined) return;
    const mod = event.ctrlKey || event.metaKey;
    const { key, shiftKey, altKey } = event;

    if (key === "Tab") {
      if (isLeaving && !draft) return;
      if (draft) commit(draft.text);
      if (stepOn(shiftKey ? -1 : 1, "rows")) event.preventDefault();
      return;
    }
    if (draft) return editingKey(event, mod);
    const place = moveByKey({ key, mod, alt: altKey }, shiftKey ? extent : active, around);
    if (place) {
      event.preventDefault();
      return select(shiftKey ? { active, extent: place } : selectCell(place));
    }
    const command = commandOfKey({ key, mod, shift: shiftKey, alt: altKey });
    if (!command) return;
    event.preventDefault();
    switch (command) {
      case "edit":
        return onDraft({ text: textAt(active), isTypedOver: false });
      case "clear":
        return props.onClear(range);
      case "select-all":
        return props.onSelection({ active: { row: 0, column: 0 }, extent: lastPlace });
      case "select-rows":
        return props.onSelection({
          active: { ...active, column: 0 },
          extent: { ...extent, column: lastPlace.column },
        });
      case "select-columns":
        return props.onSelection({
          active: { ...active, row: 0 },
          extent: { ...extent, row: lastPlace.row },
        });
      case "leave":
        setLeaving(true);
        props.onSelection(selectCell(active));
        return props.onCommand(command);
      default:
        return props.onCommand(command);
    }
  }
  const lastPlace = clampPlace(
    { row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER },
    rows.length,
    columns.length,
  );
  const textAt = ({ row, column }: Place) => {
    const [ofRow, ofColumn] = [rows[row], columns[column]];
    return ofRow && ofColumn ? props.cellOf(ofRow, ofColumn).text : "";
  };

  function editingKey(event: KeyboardEvent, mod: boolean) {
    if (!draft) return;
    const { key, shiftKey, altKey } = event;
    if (key === "Escape") {
      event.preventDefault();
      // It ends the edit and nothing around it.
      event.stopPropagation();
      return onDraft(null);
    }
    if (key === "F2") {
      event.preventDefault();
      return onDraft({ ...draft, isTypedOver: false });
    }
    if (key === "Enter") {
      event.preventDefault();
      if (altKey) return insertLineBreak(event.target as HTMLTextAreaElement, draft, onDraft);
      commit(draft.text, mod ? range : undefined);
      if (!mod) stepOn(shiftKey ? -1 : 1, "columns");
      return;
    }
    const place = draft.isTypedOver ? moveByKey({ key, mod, alt: altKey }, active, around) : null;
    if (!place || !key.startsWith("Arrow")) return;
    event.preventDefault();
    commit(draft.text);
    select(selectCell(place));
  }

  function copy(event: ClipboardEvent) {
    if (draft || !hasFocus()) return;
    event.preventDefault();
    const cells: string[][] = [];
    for (let row = range.top; row <= range.bottom; row++) {
      const ofRow = rows[row];
      if (!ofRow) continue;
      cells.push(
        columns.slice(range.left, range.right + 1).map((column) => props.cellOf(ofRow, column).shown),
      );
    }
    event.clipboardData.setData("text/plain", writeTsv(cells));
    event.clipboardData.setData("text/html", writeHtmlTable(cells));
    if (event.type === "cut") props.onClear(range);
  }
  function paste(event: ClipboardEvent) {
    if (draft) return;
    event.preventDefault();
    const html = event.clipboardData.getData("text/html");
    const text = event.clipboardData.getData("text/plain");
    void readPasted(html, text).then((cells) => cells && props.onPaste(cells, range));
  }

  const pointer = useGridPointer({
    scroller,
    selection,
    onSelect: (next) => {
      if (draft) commit(draft.text);
      keepsFocus.current = true;
      setLeaving(false);
      props.onSelection(next);
      requestAnimationFrame(focus);
    },
    onFocus: focus,
    onEdit: () => {
      if (draft) return;
      focus();
      onDraft({ text: textAt(active), isTypedOver: false });
    },
    onFill: props.onFill,
    columns: columns.length,
  });
  const { fillTarget } = pointer;

  const heading = (column: GridColumn, place: number, style: React.CSSProperties) => (
    <GridHeading
      key={column.column.id}
      column={column}
      place={place}
      style={style}
      isSelected={place >= range.left && place <= range.right}
      icon={props.iconOf(column)}
      menu={props.menuOf(column, place)}
      onSelect={(isExtended) => {
        props.onSelection({
          active: isExtended ? { ...active, row: 0 } : { row: 0, column: place },
          extent: { row: lastPlace.row, column: place },
        });
        requestAnimationFrame(focus);
      }}
      onResize={(widthPixels, isDone) => props.onResize(column, widthPixels, isDone)}
      onDrop={(columnId) => props.onMoveColumn(columnId, place)}
    />
  );
  let start = leadPixels;
  const totalPixels = columnWindow.getTotalSize();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid in it has the role
    <div
      ref={scroller}
      data-grid-scroller=""
      onFocus={({ target }) => {
        if (target instanceof HTMLElement && target.dataset.gridField !== undefined)
          keepsFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Where the field itself goes, nothing else gets the keyboard.
        if (!relatedTarget) return;
        keepsFocus.current = scroller.current?.contains(relatedTarget) ?? false;
        if (draft && !keepsFocus.current && !(relatedTarget as HTMLElement).closest("[data-formula-bar]"))
          commit(draft.text);
      }}
      className="relative isolate min-h-0 grow overflow-auto overscroll-contain bg-sunken [contain:strict]"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table's rows and columns cannot be left out */}
      <div
        role="grid"
        aria-label={props.label}
        aria-describedby={hintId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        tabIndex={-1}
        onKeyDown={keyDown}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
        {...pointer.handlers}
        className="relative outline-none"
        style={{ width: totalPixels }}
      >
        <p id={hintId} hidden>
          Arrow keys move, Enter or typing edits, Escape and then Tab leaves the table.
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="row"
          tabIndex={-1}
          aria-rowindex={1}
          className="sticky top-0 z-20 bg-sunken"
          style={{ height: headingPixels, width: totalPixels }}
        >
          <div
            className="sticky start-0 z-10 h-full bg-sunken"
            style={{ width: frozenPixels, boxShadow: "inset -1px 0 0 var(--color-line-strong)" }}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <div
              role="columnheader"
              tabIndex={-1}
              aria-colindex={1}
              className="absolute inset-y-0 start-0 flex items-center border-line border-e border-b"
              style={{ width: leadPixels }}
            >
              {props.leadHeading}
            </div>
            {frozen.map((column, place) => {
              const style = { insetInlineStart: start, width: column.widthPixels };
              start += column.widthPixels;
              return heading(column, place, style);
            })}
          </div>
          {shownColumns.map((item) => {
            const column = others[item.index];
            return (
              column &&
              heading(column, frozenCount + item.index, { insetInlineStart: item.start, width: item.size })
            );
          })}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" tabIndex={-1} className="relative" style={{ height: rowWindow.getTotalSize() }}>
          {shownRows.map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            const isSelected = item.index >= range.top && item.index <= range.bottom;
            const isFillTarget =
              fillTarget !== null && item.index >= fillTarget.top && item.index <= fillTarget.bottom;
            const shownRange = isFillTarget ? fillTarget : isSelected ? range : null;
            const isActive = item.index === active.row;
            return (
              <GridRow
                key={row.id}
                row={row}
                index={item.index}
                rowNumber={props.numberOf(row)}
                top={item.start}
                height={rowPixels}
                leadPixels={leadPixels}
                frozen={frozen}
                others={others}
                shown={shownColumns}
                cellOf={props.cellOf}
                selectedFrom={shownRange?.left ?? -1}
                selectedTo={shownRange?.right ?? -2}
                isLastSelected={item.index === range.bottom && !fillTarget}
                activeColumn={isActive ? active.column : -1}
                editor={
                  isActive
                    ? {
                        draft,
                        takesFocus,
                        onDraft,
                        onChoose: (text) => commit(text, isSingle(range) ? undefined : range),
                      }
                    : null
                }
                lead={props.lead}
                isMarked={props.marked.has(row.id)}
              />
            );
          })}
        </div>
      </div>
      {props.children}
    </div>
  );
}

/** The indexes in sight and one more, wherever it lies: what has the keyboard stays in the page. */
function useWith(index: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
      return [...indexes, index].sort((a, b) => a - b);
    },
    [index],
  );
}

function insertLineBreak(
  field: HTMLTextAreaElement,
  draft: CellDraft,
  onDraft: (draft: CellDraft) => void,
): void {
  const [from, to] = [field.selectionStart, field.selectionEnd];
  onDraft({ ...draft, text: `${draft.text.slice(0, from)}\n${draft.text.slice(to)}` });
  requestAnimationFrame(() => field.setSelectionRange(from + 1, from + 1));
}

/** The cells on a clipboard: of a table where it holds one, else of its text. The reader of tables is loaded when it is needed. */
async function readPasted(html: string, text: string): Promise<string[][] | null> {
  if (/<table[\s>]/i.test(html)) {
    const { readHtmlTable } = await import("./read-html-table");
    const cells = readHtmlTable(html);
    if (cells) return cells;
  }
  return text ? readTsv(text) : null;
}
