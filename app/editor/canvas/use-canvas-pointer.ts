import { type RefObject, useEffect } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { beginGesture } from "~/editor/canvas/gestures/begin-gesture";
import type { Press } from "~/editor/canvas/gestures/gesture";
import { partsUnder } from "~/editor/canvas/hit-test";
import { withGroups } from "~/editor/canvas/selected-groups";
import type { Point } from "~/image-editor/geometry";
import { panBy, pinchView, zoomAt } from "~/image-editor/view";

/** Pointers, wheel and fingers on the pane of a canvas. Keys are `useCanvasKeys`. */
export function useCanvasPointer(model: CanvasModel, paneRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pane = paneRef.current;
    if (!pane) return;
    const listening = new AbortController();
    const { signal } = listening;
    /** Fingers on the pane, in the order in which they came. */
    const fingers = new Map<number, Point>();
    let active: number | null = null;
    let isFocusDue = false;

    const pressOf = (event: PointerEvent | MouseEvent): Press => {
      const { left, top } = pane.getBoundingClientRect();
      const screen = { x: event.clientX - left, y: event.clientY - top };
      const pointer = event instanceof PointerEvent ? event : null;
      return {
        screen,
        point: model.toCanvas(screen),
        shift: event.shiftKey,
        alt: event.altKey,
        mod: event.ctrlKey || event.metaKey,
        pointerType: pointer?.pointerType || "mouse",
        pressure: pointer?.pressure || 0.5,
      };
    };
    const pair = (): [Point, Point] | null => {
      const [one, other] = [...fingers.values()];
      return one && other ? [one, other] : null;
    };

    pane.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button === 2 || !(event.target instanceof Element)) return;
        const press = pressOf(event);
        const isOwn = event.target.closest("[data-canvas-own-pointer]") !== null;
        // Fingers on the words that are written may be two, which move the canvas as they do elsewhere.
        if (event.pointerType === "touch" && (!isOwn || event.target.closest("[role=textbox]"))) {
          fingers.set(event.pointerId, press.screen);
          if (fingers.size > 1) {
            event.preventDefault();
            model.cancelGesture();
            active = null;
            return;
          }
        }
        if (isOwn || active !== null) return;
        const gesture = beginGesture(model, press, event);
        if (!gesture) return;
        event.preventDefault();
        // A browser that gives focus by script may show it as it does for keys; a finger needs no ring about all it can touch.
        pane.toggleAttribute("data-pressed", true);
        // Writing ends with a press beside the words; a finger may be the first of two, and is waited for.
        isFocusDue = event.pointerType === "touch" && model.mode?.kind === "text";
        if (!isFocusDue) pane.focus({ preventScroll: true });
        pane.setPointerCapture(event.pointerId);
        active = event.pointerId;
        model.begin(gesture);
      },
      { signal },
    );
    pane.addEventListener("keydown", () => pane.toggleAttribute("data-pressed", false), { signal });
    pane.addEventListener(
      "pointermove",
      (event) => {
        const press = pressOf(event);
        if (fingers.has(event.pointerId)) {
          const before = pair();
          fingers.set(event.pointerId, press.screen);
          const after = pair();
          if (before && after) return model.setView(pinchView(model.view, before, after));
        }
        if (event.pointerId === active) {
          // Nothing is dragged while words are written.
          if (isFocusDue) return;
          const passed = event.getCoalescedEvents?.() ?? [];
          for (const one of passed.length > 0 ? passed : [event]) model.trail(pressOf(one));
          model.move(press);
        } else if (active === null && event.pointerType !== "touch") {
          model.hover(model.editor.read().tool === "select" ? press : null);
        }
      },
      { signal },
    );
    const release = (event: PointerEvent, isCancelled: boolean) => {
      fingers.delete(event.pointerId);
      if (event.pointerId !== active) return;
      active = null;
      if (isFocusDue && !isCancelled) pane.focus({ preventScroll: true });
      isFocusDue = false;
      if (isCancelled) model.cancelGesture();
      else model.end(pressOf(event));
    };
    pane.addEventListener("pointerup", (event) => release(event, false), { signal });
    pane.addEventListener("pointercancel", (event) => release(event, true), { signal });
    pane.addEventListener("pointerleave", () => model.hover(null), { signal });
    pane.addEventListener("contextmenu", (event) => askForMenu(model, pane, event), {
      signal,
      capture: true,
    });
    pane.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const { screen } = pressOf(event);
        if (event.ctrlKey || event.metaKey) {
          return model.setView(zoomAt(model.view, Math.exp(-event.deltaY * wheelZoom(event)), screen));
        }
        const [dx, dy] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
        model.setView(panBy(model.view, -dx, -dy));
      },
      { signal, passive: false },
    );
    return () => listening.abort();
  }, [model, paneRef]);
}

/** Touchpads send many small steps, wheels few large ones, some of them in lines. */
function wheelZoom({ deltaMode, deltaY }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return 0.06;
  return Math.abs(deltaY) < 40 ? 0.01 : 0.002;
}

/**
 * What a menu is asked for on is selected, unless it is already. The press that asked is none on the canvas: where the finger is
 * lifted, it would select what lies beneath.
 */
export function askForMenu(
  model: CanvasModel,
  pane: HTMLElement,
  { clientX, clientY }: Pick<Touch, "clientX" | "clientY">,
): void {
  model.cancelGesture();
  const { left, top: paneTop } = pane.getBoundingClientRect();
  const point = model.toCanvas({ x: clientX - left, y: clientY - paneTop });
  model.menuPoint = point;
  const under = partsUnder(model.parts, point);
  const selected = new Set(model.selectedParts.map(({ key }) => key));
  const [top] = under;
  if (top && !under.some(({ key }) => selected.has(key))) model.select(withGroups(model, [top.target]));
}
