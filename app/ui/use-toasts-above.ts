import { type RefObject, useEffect } from "react";

/** CSS pixels between the messages and what they stand above. */
const gapPixels = 12;
/** Of a message, which stands in the middle. */
const halfWidth = 208;
/** What ends this far above the foot of the window has room for the messages below it. */
const roomPixels = 160;

/**
 * Messages stand above this element wherever it would lie under them: a bar at the foot of the window that holds the way on.
 * One such element at a time.
 */
export function useToastsAbove(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    let raised = "";
    const raise = () => {
      const pixels = pixelsAbove(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      const next = pixels === null ? "" : `${pixels}px`;
      if (next === raised) return;
      raised = next;
      style.setProperty("--toast-bottom", next);
    };
    raise();
    const observer = new ResizeObserver(raise);
    observer.observe(element);
    observer.observe(document.body);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", raise, { signal, passive: true });
    addEventListener("resize", raise, { signal });
    return () => {
      observer.disconnect();
      listening.abort();
      style.removeProperty("--toast-bottom");
    };
  }, [ref]);
}

/** How far above the foot of the window messages are clear of a box; null where they are without being raised. */
export function pixelsAbove(
  box: Pick<DOMRect, "top" | "bottom" | "left" | "right">,
  view: { width: number; height: number },
): number | null {
  const isBeside = box.right < view.width / 2 - halfWidth || box.left > view.width / 2 + halfWidth;
  const isOutside = box.bottom <= box.top || box.top >= view.height;
  if (isBeside || isOutside || view.height - box.bottom > roomPixels) return null;
  return Math.ceil(view.height - box.top) + gapPixels;
}
