import { type PointerEvent, useRef, useState } from "react";

export interface Dragged {
  sceneId: string;
  /** Way from where it lay, in pixels. */
  offsetY: number;
  /** Place it would take now, counted after it was taken out. */
  toIndex: number;
}

const edgePixels = 72;
const scrollPixels = 12;

/** Dragging the items of a list to other places, by mouse, pen or finger. Items carry `data-scene-id`. */
export function useReorder(onMove: (sceneId: string, toIndex: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef({ y: 0, middles: new Map<string, number>() });

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const items = list.current?.querySelectorAll<HTMLElement>("[data-scene-id]") ?? [];
    const middles = new Map<string, number>();
    for (const item of items) {
      const box = item.getBoundingClientRect();
      middles.set(item.dataset.sceneId ?? "", box.top + scrollY + box.height / 2);
    }
    start.current = { y: event.clientY + scrollY, middles };
  }

  function follow(sceneId: string, event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (event.clientY < edgePixels) scrollBy(0, -scrollPixels);
    if (event.clientY > innerHeight - edgePixels) scrollBy(0, scrollPixels);
    const { y, middles } = start.current;
    const offsetY = event.clientY + scrollY - y;
    if (!dragged && Math.abs(offsetY) < 4) return;
    const at = (middles.get(sceneId) ?? 0) + offsetY;
    const toIndex = [...middles].filter(([id, middle]) => id !== sceneId && middle < at).length;
    setDragged({ sceneId, offsetY, toIndex });
  }

  function end() {
    if (dragged) onMove(dragged.sceneId, dragged.toIndex);
    setDragged(null);
  }

  const cancel = () => setDragged(null);
  return { list, dragged, begin, follow, end, cancel };
}
