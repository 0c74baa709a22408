import type { TimelineSurface } from "./surface";

interface ViewListeners {
  /** A second finger came down. */
  onPinch: () => void;
  /** Whether one finger drags something, which is not to scroll. */
  keepsTouch: () => boolean;
}

/** Zooming and scrolling by wheel and by two fingers. Returns how to end it. */
export function listenToView(
  box: HTMLElement,
  surface: TimelineSurface,
  { onPinch, keepsTouch }: ViewListeners,
): () => void {
  let pinch: { distance: number; scale: number } | null = null;
  const left = () => box.getBoundingClientRect().left;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      surface.zoom(Math.exp(-pixels * 0.004), event.clientX - left());
    } else if (event.shiftKey && event.deltaX === 0) {
      event.preventDefault();
      surface.scrollBy(event.deltaY, 0);
    }
  };
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (one && other) {
      event.preventDefault();
      onPinch();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { distance, scale: surface.view.pixelsPerSecond };
      const middle = (one.clientX + other.clientX) / 2 - left();
      surface.scaleTo((pinch.scale * distance) / pinch.distance, middle);
      return;
    }
    if (keepsTouch()) event.preventDefault();
  };
  const listening = new AbortController();
  const options = { passive: false, signal: listening.signal };
  box.addEventListener("wheel", onWheel, options);
  box.addEventListener("touchstart", onTouch, options);
  box.addEventListener("touchmove", onTouch, options);
  box.addEventListener("touchend", () => (pinch = null), options);
  return () => listening.abort();
}
