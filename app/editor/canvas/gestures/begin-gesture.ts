import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { holdsPoint } from "~/editor/canvas/geometry";
import { cropGesture } from "~/editor/canvas/gestures/crop-gesture";
import { drawGesture } from "~/editor/canvas/gestures/draw-gesture";
import { eraseGesture } from "~/editor/canvas/gestures/erase-gesture";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { panGesture } from "~/editor/canvas/gestures/pan-gesture";
import { pressGesture } from "~/editor/canvas/gestures/press-gesture";
import { radiusGesture } from "~/editor/canvas/gestures/radius-gesture";
import { resizeGesture } from "~/editor/canvas/gestures/resize-gesture";
import { rotateGesture } from "~/editor/canvas/gestures/rotate-gesture";
import type { ResizeHandle } from "~/editor/canvas/resize-box";
import { targetKey } from "~/editor/target";

/** What a press on the pane begins; null where it is nothing of the canvas. */
export function beginGesture(model: CanvasModel, press: Press, event: PointerEvent): Gesture | null {
  if (event.button === 1 || model.isPanning) return panGesture(model, press);
  if (event.button !== 0) return null;
  if (model.isDrawing) {
    return model.settings.read().pen.erases ? eraseGesture(model, press) : drawGesture(model, press);
  }
  if (model.mode?.kind === "crop") return beginCrop(model, press, event);
  const handle = (event.target as Element).closest<HTMLElement>("[data-handle]")?.dataset.handle;
  if (handle === "rotate") return rotateGesture(model, press);
  if (handle === "radius") return radiusGesture(model, press);
  if (handle) return resizeGesture(model, press, handle as ResizeHandle);
  return pressGesture(model, press);
}

/** A press beside the frame ends the cropping. */
function beginCrop(model: CanvasModel, press: Press, event: PointerEvent): Gesture | null {
  const { mode } = model;
  const part = mode && model.parts.find(({ key }) => key === targetKey(mode.target));
  const handle = (event.target as Element).closest<HTMLElement>("[data-handle]")?.dataset.handle;
  if (part && (handle || holdsPoint(part.posed, press.point))) {
    return cropGesture(model, press, part, (handle as ResizeHandle | undefined) ?? null);
  }
  return pressGesture(model, press, () => model.setMode(null));
}
