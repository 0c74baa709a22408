import { type PointerEvent, useEffect, useRef, useState } from "react";

/** How close the picture is: null fits it in the window, else pixels of the screen for each of its own. */
export type Zoom = ReturnType<typeof useZoom>;

const steps = [0.25, 0.5, 1, 2, 4, 8];

/** The next step from a scale, in or out. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  const next =
    direction > 0 ? steps.find((step) => step > scale * 1.01) : steps.findLast((step) => step < scale * 0.99);
  return next ?? scale;
}

/** Zoom of the picture with this id; another picture begins fitted. */
export function useZoom(imageId: string) {
  const [scale, setScale] = useState<number | null>(null);
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins anew
  useEffect(() => setScale(null), [imageId]);

  // What was in the middle stays in the middle.
  const before = useRef({ scale, left: 0, top: 0 });
  useEffect(() => {
    const element = pane.current;
    if (!element || scale === null) return;
    const factor = before.current.scale === null ? null : scale / before.current.scale;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    element.scrollTo(
      factor === null
        ? { left: (scrollWidth - clientWidth) / 2, top: (scrollHeight - clientHeight) / 2 }
        : {
            left: (before.current.left + clientWidth / 2) * factor - clientWidth / 2,
            top: (before.current.top + clientHeight / 2) * factor - clientHeight / 2,
          },
    );
  }, [scale]);

  function change(next: number | null) {
    before.current = { scale, left: pane.current?.scrollLeft ?? 0, top: pane.current?.scrollTop ?? 0 };
    setScale(next);
  }
  /** The scale at which it is fitted now. */
  function fitted(): number {
    const picture = pane.current?.querySelector("img");
    return picture?.naturalWidth ? picture.getBoundingClientRect().width / picture.naturalWidth : 1;
  }
  function drag(start: PointerEvent) {
    const element = pane.current;
    if (!element || scale === null || start.pointerType !== "mouse" || start.button !== 0) return;
    const { scrollLeft, scrollTop } = element;
    const move = (event: globalThis.PointerEvent) =>
      element.scrollTo(scrollLeft + start.clientX - event.clientX, scrollTop + start.clientY - event.clientY);
    addEventListener("pointermove", move);
    addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
  }

  return {
    scale,
    pane,
    drag,
    toggle: () => change(scale === null ? 1 : null),
    in: () => change(zoomStep(scale ?? fitted(), 1)),
    out: () => {
      const next = scale === null ? null : zoomStep(scale, -1);
      change(next !== null && next < 0.5 ? null : next);
    },
  };
}
