import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { cornerRadiusOf, draggedRadius } from "~/editor/canvas/corner-radius";
import { turned } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { readoutOf } from "~/editor/canvas/gestures/readout-of";
import { describeParts } from "~/editor/canvas/part-name";
import { changePart } from "~/scene/edit-parts";
import type { Storyboard } from "~/scene/storyboard";

/** Rounds the corners of the one selected part. Null where there is none. */
export function radiusGesture(model: CanvasModel, start: Press): Gesture | null {
  const [part, ...others] = model.selectedParts;
  if (!part || others.length > 0) return null;
  const { box, rotationDegrees } = part.resting;
  const from = cornerRadiusOf(model, part);
  if (from === null) return null;
  let radius = from;
  const edit = () => {
    const cornerRadius = radius === 0 ? undefined : radius;
    return (storyboard: Storyboard) => changePart(storyboard, part.target, { cornerRadius });
  };
  return {
    move(press) {
      const by = { x: press.point.x - start.point.x, y: press.point.y - start.point.y };
      radius = draggedRadius(from, box, turned(by, { x: 0, y: 0 }, -rotationDegrees));
      model.show({ readout: readoutOf(press, `${Math.round(radius * 100)} %`) });
      model.preview(edit());
    },
    end() {
      if (radius !== from) model.commit(`Round the corners of ${describeParts(model, [part])}`, edit());
    },
  };
}
