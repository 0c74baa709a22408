import { type RefObject, useEffect, useRef } from "react";
import type { ChangeDraft, Drag } from "~/image-editor/drags/drag";
import { cropHandleAt, extendHandleAt, panDrag } from "~/image-editor/drags/frame-drags";
import { layerAt } from "~/image-editor/drags/layer-drags";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Point } from "~/image-editor/geometry";
import { cursorOf } from "~/image-editor/handles";
import type { Stage } from "~/image-editor/stage";
import { zoomStep } from "~/image-editor/view";
import { beginDrag } from "./begin-drag";
import { stepSize, type Tools } from "./tools";

export interface PointerTask {
  /** What a press does: pan, or as the task has it. */
  kind: "look" | "mask" | "crop" | "extend" | "layers" | "slide";
  tools: Tools;
  changeTools: (change: Partial<Tools>) => void;
  draft: EditDraft;
  change: ChangeDraft;
  cropRatio: number | null;
  /** How long an extended image may become. */
  longestSide: number;
  onChooseLayer: (id: string | null) => void;
  /** A layer's words are to be typed. */
  onTypeLayer: (id: string) => void;
  /** The slider between two images was drawn to a share of the image. */
  onSlide: (share: number) => void;
  /** Tells whether a press is held or a pointer hovers, where that shows what there was before. */
  onHold: ((isHeld: boolean) => void) | null;
}

/** Follows pointers, wheels and the space bar on the canvas. */
export function usePointer(
  canvas: HTMLCanvasElement | null,
  stage: Stage | null,
  task: PointerTask,
): RefObject<boolean> {
  const latest = useRef(task);
  latest.current = task;
  const isSpaceDown = useRef(false);

  useEffect(() => {
    if (!canvas || !stage) return;
    const pointers = new Map<number, Point>();
    let drag: Drag | null = null;

    const at = (event: { clientX: number; clientY: number }): Point => {
      const box = canvas.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const pair = (): [Point, Point] => [...pointers.values()].slice(0, 2) as [Point, Point];

    const onDown = (event: PointerEvent) => {
      canvas.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, at(event));
      if (pointers.size > 1) {
        drag?.cancel();
        drag = null;
        latest.current.onHold?.(false);
        return;
      }
      const isPan = event.button === 1 || isSpaceDown.current;
      if (event.button > 1) return;
      latest.current.onHold?.(true);
      stage.hold();
      drag = isPan
        ? panDrag(stage, at(event))
        : beginDrag(stage, latest.current, at(event), event.pointerType, event);
    };
    const onMove = (event: PointerEvent) => {
      const isPressed = pointers.has(event.pointerId);
      if (isPressed && pointers.size > 1) {
        const before = pair();
        pointers.set(event.pointerId, at(event));
        stage.pinch(before, pair());
        return;
      }
      if (isPressed) pointers.set(event.pointerId, at(event));
      if (!drag || !isPressed)
        return showPointer(stage, latest.current, at(event), event.pointerType, canvas);
      // Between two frames a quick pen reports many places.
      const path = event.getCoalescedEvents?.() ?? [];
      for (const step of path.length > 0 ? path : [event]) drag.move(at(step), event);
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      latest.current.onHold?.(false);
      const finished = drag;
      drag = null;
      if (event.type === "pointercancel") finished?.cancel();
      else finished?.end();
      stage.release();
    };
    const onDoubleClick = (event: MouseEvent) => {
      const { kind, draft, change, onTypeLayer } = latest.current;
      if (kind !== "layers") return;
      const hit = layerAt({ stage, draft, change }, at(event), "mouse");
      if (hit) onTypeLayer(hit.id);
    };
    const onLeave = () => {
      if (pointers.size === 0) stage.show({ brush: null });
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { deltaX, deltaY, deltaMode } = event;
      const lines = deltaMode === 1 ? 16 : 1;
      if (event.altKey && latest.current.kind === "mask") {
        const { tools, changeTools } = latest.current;
        changeTools({ size: stepSize(tools.size, deltaY > 0 ? -1 : 1) });
      } else if (event.ctrlKey || event.metaKey) {
        stage.zoomBy(Math.exp(-deltaY * lines * 0.01), at(event));
      } else if (isNotched(event)) {
        stage.zoomBy(deltaY > 0 ? 1 / zoomStep : zoomStep, at(event));
      } else {
        stage.pan(-deltaX * lines, -deltaY * lines);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== " " || isControl(event.target)) return;
      isSpaceDown.current = event.type === "keydown";
      canvas.style.cursor = isSpaceDown.current ? "grab" : "";
      event.preventDefault();
    };
    // Let go in another window, the bar is never heard of again.
    const onBlur = () => {
      isSpaceDown.current = false;
    };
    const stopDefault = (event: Event) => event.preventDefault();

    canvas.addEventListener("pointerdown", onDown);
    canvas.addEventListener("pointermove", onMove);
    canvas.addEventListener("pointerup", onUp);
    canvas.addEventListener("pointercancel", onUp);
    canvas.addEventListener("pointerleave", onLeave);
    canvas.addEventListener("dblclick", onDoubleClick);
    canvas.addEventListener("wheel", onWheel, { passive: false });
    canvas.addEventListener("contextmenu", stopDefault);
    addEventListener("keydown", onKey);
    addEventListener("keyup", onKey);
    addEventListener("blur", onBlur);
    return () => {
      drag?.cancel();
      canvas.removeEventListener("pointerdown", onDown);
      canvas.removeEventListener("pointermove", onMove);
      canvas.removeEventListener("pointerup", onUp);
      canvas.removeEventListener("pointercancel", onUp);
      canvas.removeEventListener("pointerleave", onLeave);
      canvas.removeEventListener("dblclick", onDoubleClick);
      canvas.removeEventListener("wheel", onWheel);
      canvas.removeEventListener("contextmenu", stopDefault);
      removeEventListener("keydown", onKey);
      removeEventListener("keyup", onKey);
      removeEventListener("blur", onBlur);
    };
  }, [canvas, stage]);
  return isSpaceDown;
}

/** Shows what a press would do: the brush as a ring, a handle by the cursor. */
function showPointer(
  stage: Stage,
  { kind, tools, draft, change }: PointerTask,
  at: Point,
  pointerType: string,
  canvas: HTMLCanvasElement,
): void {
  const context = { stage, draft, change };
  const isBrush = kind === "mask" && (tools.tool === "brush" || tools.tool === "erase");
  if (isBrush && pointerType !== "touch") {
    stage.show({ brush: { at: stage.imagePointAt(at), size: tools.size, erase: tools.tool === "erase" } });
  } else if (stage.scene.brush) {
    stage.show({ brush: null });
  }
  const handle =
    kind === "crop"
      ? cropHandleAt(context, at, pointerType)
      : kind === "extend"
        ? extendHandleAt(context, at, pointerType)
        : kind === "layers"
          ? (layerAt(context, at, pointerType)?.handle ?? null)
          : null;
  if (handle) canvas.style.cursor = cursorOf(handle);
  else if (isBrush) canvas.style.cursor = "none";
  else if (kind === "slide") canvas.style.cursor = "ew-resize";
  else canvas.style.cursor = kind === "mask" && tools.tool !== "pan" ? "crosshair" : "grab";
}

/** A wheel with notches zooms; what scrolls smoothly in two directions moves the image. */
function isNotched(event: WheelEvent): boolean {
  const { wheelDeltaY } = event as WheelEvent & { wheelDeltaY?: number };
  return event.deltaX === 0 && (event.deltaMode === 1 || Math.abs(wheelDeltaY ?? 0) % 120 === 0);
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, button, a, [role=slider], [role=dialog], [contenteditable]") !==
      null
  );
}
