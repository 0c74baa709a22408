import { type PointerEvent, type RefObject, useRef, useState } from "react";

export interface DraggedScene {
  sceneId: string;
  /** Place it would take, counted after it was taken out. */
  toIndex: number;
}

const SLOP_PIXELS = 5;
const LONG_PRESS_MS = 380;

/** Scenes are dragged along the strip; by finger after a long press, so that a swipe scrolls. */
export function useStripDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (sceneId: string, index: number) => void,
) {
  const [dragged, setDragged] = useState<DraggedScene | null>(null);
  const press = useRef<{ sceneId: string; x: number; isReady: boolean; timer: number } | null>(null);

  function end(isMade: boolean) {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
    if (dragged && isMade) onMove(dragged.sceneId, dragged.toIndex);
    setDragged(null);
  }

  const of = (sceneId: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const { currentTarget, pointerId, clientX } = event;
      const isReady = event.pointerType !== "touch";
      const timer = isReady
        ? 0
        : window.setTimeout(() => {
            if (press.current) press.current.isReady = true;
            currentTarget.setPointerCapture(pointerId);
          }, LONG_PRESS_MS);
      press.current = { sceneId, x: clientX, isReady, timer };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (!current || (Math.abs(event.clientX - current.x) < SLOP_PIXELS && !dragged)) return;
      if (!current.isReady) {
        end(false);
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-scene-item]") ?? [])];
      const toIndex = items.filter((item) => {
        const { left, width } = item.getBoundingClientRect();
        return item.dataset.sceneItem !== current.sceneId && left + width / 2 < event.clientX;
      }).length;
      setDragged({ sceneId: current.sceneId, toIndex });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    /** What was dragged was not pressed. */
    onClickCapture(event: { stopPropagation(): void }) {
      if (dragged) event.stopPropagation();
    },
  });

  return { dragged, of };
}
