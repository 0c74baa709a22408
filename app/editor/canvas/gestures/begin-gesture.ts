import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { panGesture } from "~/editor/canvas/gestures/pan-gesture";
import { pressGesture } from "~/editor/canvas/gestures/press-gesture";
import { resizeGesture } from "~/editor/canvas/gestures/resize-gesture";
import { rotateGesture } from "~/editor/canvas/gestures/rotate-gesture";
import type { ResizeHandle } from "~/editor/canvas/resize-box";

/** What a press on the pane begins; null where it is nothing of the canvas. */
export function beginGesture(model: CanvasModel, press: Press, event: PointerEvent): Gesture | null {
  if (event.button === 1 || model.isPanning) return panGesture(model, press);
  if (event.button !== 0) return null;
  const handle = (event.target as Element).closest<HTMLElement>("[data-handle]")?.dataset.handle;
  if (handle === "rotate") return rotateGesture(model, press);
  if (handle) return resizeGesture(model, press, handle as ResizeHandle);
  return pressGesture(model, press);
}
