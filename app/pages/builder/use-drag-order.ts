import { type PointerEvent, useRef, useState } from "react";

export interface DraggedItem {
  id: string;
  /** Way from where it lay, in pixels. */
  offsetY: number;
  fromIndex: number;
  /** Place it would take now, counted after it was taken out. */
  toIndex: number;
}

const startPixels = 4;
const edgePixels = 40;
const scrollPixels = 8;

/**
 * Drags items of a list to other places, by mouse, pen or finger. Items carry `data-item-id`, in a list that scrolls by itself or
 * with the page. A press that does not move is left to be a press.
 */
export function useDragOrder(onMove: (id: string, toIndex: number) => void) {
  const list = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<DraggedItem | null>(null);
  const start = useRef<{ id: string; y: number; middles: [string, number][]; isMoving: boolean } | null>(
    null,
  );
  const scrolledBy = () => list.current?.scrollTop ?? 0;

  function begin(id: string, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-item-id]") ?? [])];
    const middles = items.map((item): [string, number] => {
      const box = item.getBoundingClientRect();
      return [item.dataset.itemId ?? "", box.top + scrolledBy() + box.height / 2];
    });
    start.current = { id, y: event.clientY + scrolledBy(), middles, isMoving: false };
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const begun = start.current;
    if (!begun) return;
    const offsetY = event.clientY + scrolledBy() - begun.y;
    if (!begun.isMoving) {
      if (Math.abs(offsetY) < startPixels) return;
      begun.isMoving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const box = list.current?.getBoundingClientRect();
    if (box && event.clientY < box.top + edgePixels) list.current?.scrollBy(0, -scrollPixels);
    if (box && event.clientY > box.bottom - edgePixels) list.current?.scrollBy(0, scrollPixels);
    const fromIndex = begun.middles.findIndex(([id]) => id === begun.id);
    const at = (begun.middles[fromIndex]?.[1] ?? 0) + offsetY;
    const toIndex = begun.middles.filter(([id, middle]) => id !== begun.id && middle < at).length;
    setDragged({ id: begun.id, offsetY, fromIndex, toIndex });
  }

  function end() {
    if (dragged && dragged.toIndex !== dragged.fromIndex) onMove(dragged.id, dragged.toIndex);
    cancel();
  }

  function cancel() {
    start.current = null;
    setDragged(null);
  }

  /** How far an item steps aside for the one that is dragged, in heights of an item. */
  function shiftOf(index: number): number {
    if (!dragged) return 0;
    const { fromIndex, toIndex } = dragged;
    if (index > fromIndex && index <= toIndex) return -1;
    if (index < fromIndex && index >= toIndex) return 1;
    return 0;
  }

  return { list, dragged, begin, follow, end, cancel, shiftOf };
}
