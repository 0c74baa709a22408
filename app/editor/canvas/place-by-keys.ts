import { movable, refuseIfNothing } from "~/editor/canvas/arrange";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { describeParts } from "~/editor/canvas/part-name";
import type { Point } from "~/image-editor/geometry";
import { placeParts, tidyRotation } from "~/scene/edit-arrange";

const leastPixels = 4;

/** Turns each selected part about its middle. */
export function turnBy(model: CanvasModel, degrees: number): void {
  const parts = movable(model);
  if (refuseIfNothing(model, parts)) return;
  const { on } = model;
  const places = parts.map(({ target, resting: { box, rotationDegrees } }) => ({
    target,
    box,
    rotationDegrees: rotationDegrees + degrees,
  }));
  model.commit(
    `Rotate ${describeParts(model, parts)}`,
    (storyboard) => placeParts(storyboard, places, on),
    "canvas-turn",
  );
  const [first] = places;
  if (first) model.editor.announce(`${Math.round(tidyRotation(first.rotationDegrees))} degrees`);
}

/** Makes each selected part wider and higher by pixels of the canvas, its upper left corner held. */
export function growBy(model: CanvasModel, by: Point): void {
  const parts = movable(model);
  if (refuseIfNothing(model, parts)) return;
  const { on } = model;
  const places = parts.map(({ target, resting: { box } }) => ({
    target,
    box: {
      ...box,
      width: Math.max(leastPixels, box.width + by.x),
      height: Math.max(leastPixels, box.height + by.y),
    },
  }));
  model.commit(
    `Resize ${describeParts(model, parts)}`,
    (storyboard) => placeParts(storyboard, places, on),
    "canvas-grow",
  );
  const [first] = places;
  if (first) model.editor.announce(`${Math.round(first.box.width)} by ${Math.round(first.box.height)} px`);
}
