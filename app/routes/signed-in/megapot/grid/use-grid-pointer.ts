import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { type CellRange, isSingle, type Place, rangeOf, type Selection, selectCell } from "./cell-range";

interface GridPointer {
  scroller: RefObject<HTMLElement | null>;
  selection: Selection;
  columns: number;
  onSelect: (selection: Selection) => void;
  /** The cell that is selected alone already is pressed. */
  onFocus: () => void;
  onEdit: () => void;
  onFill: (source: CellRange, target: CellRange) => void;
}

type Drag = "select" | "rows" | "fill";

/** How near to an edge a drag scrolls, and how far per frame. */
const edgePixels = 28;
const scrollPixels = 18;

/** Selecting and filling with mouse and fingers. A finger that moves scrolls; one on the corner of what is selected extends it. */
export function useGridPointer({
  scroller,
  selection,
  columns,
  onSelect,
  onFocus,
  onEdit,
  onFill,
}: GridPointer) {
  const drag = useRef<Drag | null>(null);
  const point = useRef({ x: 0, y: 0 });
  const scrolling = useRef(0);
  const [fillTarget, setFillTarget] = useState<CellRange | null>(null);
  const latest = useRef({ selection });
  latest.current = { selection };
  const lastColumn = columns - 1;

  function extendTo(place: Place | null) {
    if (!place) return;
    const { selection: present } = latest.current;
    if (drag.current === "fill") return setFillTarget(fillRangeTo(rangeOf(present), place));
    const extent = drag.current === "rows" ? { row: place.row, column: lastColumn } : place;
    if (extent.row === present.extent.row && extent.column === present.extent.column) return;
    onSelect({ active: present.active, extent });
  }

  function scrollAtEdges() {
    const box = scroller.current?.getBoundingClientRect();
    if (!box || !drag.current) return;
    const { x, y } = point.current;
    const towards = (at: number, low: number, high: number) =>
      at < low + edgePixels ? -scrollPixels : at > high - edgePixels ? scrollPixels : 0;
    const across = drag.current === "rows" ? 0 : towards(x, box.left, box.right);
    scroller.current?.scrollBy(across, towards(y, box.top, box.bottom));
    extendTo(placeAt(x, y));
    scrolling.current = requestAnimationFrame(scrollAtEdges);
  }

  function begin(kind: Drag, event: PointerEvent) {
    drag.current = kind;
    point.current = { x: event.clientX, y: event.clientY };
  }
  function end() {
    if (drag.current && scrolling.current) {
      const place = placeAt(point.current.x, point.current.y);
      const source = rangeOf(latest.current.selection);
      const target = drag.current === "fill" && place ? fillRangeTo(source, place) : null;
      if (target) onFill(source, target);
      else if (drag.current !== "fill") extendTo(place);
    }
    drag.current = null;
    cancelAnimationFrame(scrolling.current);
    scrolling.current = 0;
    setFillTarget(null);
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const { target } = event;
      if (event.button !== 0 || !(target instanceof HTMLElement)) return;
      if (target.closest("[data-resize], input, button, a")) return;
      if (target.closest("[data-corner]")) {
        event.preventDefault();
        return begin(event.pointerType === "mouse" ? "fill" : "select", event);
      }
      const place = placeOf(target);
      if (!place) return;
      const isActive = place.row === selection.active.row && place.column === selection.active.column;
      // In the field of an edit it places the caret.
      if (target.closest("textarea:not(.opacity-0)")) return;
      const isLead = place.column < 0;
      if (event.pointerType !== "mouse") return;
      event.preventDefault();
      if (isLead) {
        const active = event.shiftKey ? { ...selection.active, column: 0 } : { row: place.row, column: 0 };
        onSelect({ active, extent: { row: place.row, column: lastColumn } });
        return begin("rows", event);
      }
      if (event.shiftKey) onSelect({ active: selection.active, extent: place });
      else if (!isActive || !isSingle(rangeOf(selection))) onSelect(selectCell(place));
      else onFocus();
      begin("select", event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      const { x, y } = point.current;
      if (!scrolling.current && Math.abs(event.clientX - x) + Math.abs(event.clientY - y) < 4) return;
      point.current = { x: event.clientX, y: event.clientY };
      if (scrolling.current) return;
      // Not before it moves: a captured pointer would take clicks away from what lies under it.
      event.currentTarget.setPointerCapture(event.pointerId);
      scrolling.current = requestAnimationFrame(scrollAtEdges);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick(event: React.MouseEvent<HTMLElement>) {
      // A tap: what the mouse has done already when it was pressed.
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType === "mouse" || !(event.target instanceof HTMLElement)) return;
      if (event.target.closest("input, button, a, textarea:not(.opacity-0)")) return;
      const place = placeOf(event.target);
      if (!place) return;
      if (place.column < 0) {
        return onSelect({
          active: { row: place.row, column: 0 },
          extent: { row: place.row, column: lastColumn },
        });
      }
      const isActive = place.row === selection.active.row && place.column === selection.active.column;
      if (isActive) onEdit();
      else onSelect(selectCell(place));
    },
    onDoubleClick(event: React.MouseEvent<HTMLElement>) {
      if (event.target instanceof HTMLElement && event.target.closest("[data-cell]")) onEdit();
    },
  };
  return { handlers, fillTarget };
}

function placeOf(element: Element): Place | null {
  const cell = element.closest<HTMLElement>("[data-row]");
  if (!cell) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column ?? -1) };
}

/** The cell under a point; what stands at the head of its row counts as its first one. */
function placeAt(x: number, y: number): Place | null {
  const element = document.elementFromPoint(x, y);
  const place = element && placeOf(element);
  return place && { row: place.row, column: Math.max(0, place.column) };
}

/** The selected range, drawn out to a place in the direction in which that lies farther. */
function fillRangeTo(source: CellRange, place: Place): CellRange | null {
  const down = Math.max(place.row - source.bottom, source.top - place.row, 0);
  const across = Math.max(place.column - source.right, source.left - place.column, 0);
  if (down === 0 && across === 0) return null;
  return down >= across
    ? { ...source, top: Math.min(source.top, place.row), bottom: Math.max(source.bottom, place.row) }
    : { ...source, left: Math.min(source.left, place.column), right: Math.max(source.right, place.column) };
}
