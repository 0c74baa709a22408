import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { boundsOf, centreOf, turned, unionOfBoxes } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { readoutOf } from "~/editor/canvas/gestures/readout-of";
import { describeParts } from "~/editor/canvas/part-name";
import { angleTo } from "~/editor/canvas/resize-box";
import { type PartPlace, placeParts, tidyRotation } from "~/scene/edit-arrange";
import type { Storyboard } from "~/scene/storyboard";

const shiftDegrees = 15;
/** So near to upright or level it becomes that. */
const pullDegrees = 2;

/** Turns what is selected about its middle; with Shift in steps of 15°. */
export function rotateGesture(model: CanvasModel, start: Press): Gesture {
  const parts = model.selectedParts.filter(({ part }) => !part.isLocked);
  const { on } = model;
  const [only] = parts;
  const around = unionOfBoxes(
    parts.map(({ resting }) => (parts.length === 1 ? resting.box : boundsOf(resting))),
  );
  const centre = centreOf(around ?? { x: 0, y: 0, width: 0, height: 0 });
  const begun = angleTo(centre, start.point);
  const from = parts.length === 1 ? (only?.resting.rotationDegrees ?? 0) : 0;
  let places: PartPlace[] = [];
  const edit = () => {
    const made = places;
    return (storyboard: Storyboard) => placeParts(storyboard, made, on);
  };
  return {
    move(press) {
      const degrees = steppedAngle(from + angleTo(centre, press.point) - begun, press);
      places = parts.map(({ target, resting }) => {
        const middle = turned(centreOf(resting.box), centre, degrees - from);
        const { width, height } = resting.box;
        const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
        return { target, box, rotationDegrees: resting.rotationDegrees + degrees - from };
      });
      model.show({ readout: readoutOf(press, `${Math.round(tidyRotation(degrees) * 10) / 10}°`) });
      model.preview(edit());
    },
    end() {
      if (places.length > 0) model.commit(`Rotate ${describeParts(model, parts)}`, edit());
    },
  };
}

/** With Shift a multiple of 15°; otherwise as it is, but a right angle where that is near. */
export function steppedAngle(degrees: number, { shift, mod }: Pick<Press, "shift" | "mod">): number {
  if (shift) return Math.round(degrees / shiftDegrees) * shiftDegrees;
  const right = Math.round(degrees / 90) * 90;
  return !mod && Math.abs(degrees - right) <= pullDegrees ? right : degrees;
}
