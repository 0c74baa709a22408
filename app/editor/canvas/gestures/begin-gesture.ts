import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { holdsPoint } from "~/editor/canvas/geometry";
import { cropGesture } from "~/editor/canvas/gestures/crop-gesture";
import { drawGesture } from "~/editor/canvas/gestures/draw-gesture";
import { eraseGesture } from "~/editor/canvas/gestures/erase-gesture";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { maskGesture, maskOn } from "~/editor/canvas/gestures/mask-gesture";
import { onceMoved } from "~/editor/canvas/gestures/once-moved";
import { panGesture } from "~/editor/canvas/gestures/pan-gesture";
import { pressGesture } from "~/editor/canvas/gestures/press-gesture";
import { radiusGesture } from "~/editor/canvas/gestures/radius-gesture";
import { resizeGesture } from "~/editor/canvas/gestures/resize-gesture";
import { rotateGesture } from "~/editor/canvas/gestures/rotate-gesture";
import type { ResizeHandle } from "~/editor/canvas/resize-box";

/** What a press on the pane begins; null where it is nothing of the canvas. */
export function beginGesture(model: CanvasModel, press: Press, event: PointerEvent): Gesture | null {
  if (event.button === 1 || model.isPanning) return panGesture(model, press);
  if (event.button !== 0) return null;
  if (model.isDrawing) {
    return model.settings.read().pen.erases ? eraseGesture(model, press) : drawGesture(model, press);
  }
  const handle = (event.target as Element).closest<HTMLElement>("[data-handle]")?.dataset.handle;
  if (model.mode?.kind === "crop" || model.mode?.kind === "mask") {
    return beginWithin(model, press, (handle as ResizeHandle | undefined) ?? null);
  }
  if (handle) return moved(press, dragOf(model, press, handle));
  return pressGesture(model, press);
}

function dragOf(model: CanvasModel, press: Press, handle: string): Gesture | null {
  if (handle === "rotate") return rotateGesture(model, press);
  if (handle === "radius") return radiusGesture(model, press);
  return resizeGesture(model, press, handle as ResizeHandle);
}

const moved = (press: Press, drag: Gesture | null) => drag && onceMoved(press, drag);

/** Of a part that is cropped, or whose mask is moved. A press beside it ends that. */
function beginWithin(model: CanvasModel, press: Press, handle: ResizeHandle | null): Gesture | null {
  const part = model.modePart;
  if (part && model.mode?.kind === "mask") {
    const frame = maskOn(model, part)?.frame;
    const isOn = handle || [part.posed, frame].some((shape) => shape && holdsPoint(shape, press.point));
    if (isOn) return moved(press, maskGesture(model, press, part, handle));
  } else if (part && (handle || holdsPoint(part.posed, press.point))) {
    return moved(press, cropGesture(model, press, part, handle));
  }
  return pressGesture(model, press, () => model.setMode(null));
}
