import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import type { StoryboardEdit } from "~/editor/canvas/canvas-source";
import { boundsOf, movedBy, unionOfBoxes } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { describeParts } from "~/editor/canvas/part-name";
import { linesAround, snapThreshold } from "~/editor/canvas/snap/lines-around";
import { type SnapHold, snapMoved } from "~/editor/canvas/snap/snap-box";
import { newIds } from "~/editor/new-id";
import type { Point } from "~/image-editor/geometry";
import { placeParts } from "~/scene/edit-arrange";
import { duplicateParts } from "~/scene/edit-arrange-copy";

/**
 * Drags what is selected; with Shift straight across or down. `copies`: leaves it where it is and drags a copy, selected
 * afterwards.
 */
export function moveGesture(
  model: CanvasModel,
  start: Press,
  parts: readonly CanvasPart[],
  copies: boolean,
): Gesture {
  const { on } = model;
  const lines = linesAround(model, copies ? [] : parts);
  const from = unionOfBoxes(parts.map(({ posed }) => boundsOf(posed)));
  const ids = copies ? newIds(parts.length) : [];
  let hold: SnapHold = { x: null, y: null };
  let by: Point = { x: 0, y: 0 };

  const edit = (): StoryboardEdit => {
    const { x, y } = by;
    const places = parts.map(({ target, resting }) => ({
      target,
      box: movedBy(resting.box, x, y),
      rotationDegrees: resting.rotationDegrees,
    }));
    if (copies) return (storyboard) => duplicateParts(storyboard, places, ids, on).storyboard;
    return (storyboard) =>
      placeParts(
        storyboard,
        places.map(({ target, box }) => ({ target, box })),
        on,
      );
  };

  return {
    move(press) {
      if (!from) return;
      by = straightened({ x: press.point.x - start.point.x, y: press.point.y - start.point.y }, press.shift);
      if (model.settings.read().snaps && !press.mod) {
        const snapped = snapMoved(movedBy(from, by.x, by.y), lines, snapThreshold(model), hold);
        hold = snapped.hold;
        by = straightened({ x: by.x + snapped.shift.x, y: by.y + snapped.shift.y }, press.shift);
        model.show({ guides: snapped.guides });
      } else {
        model.show({ guides: [] });
      }
      model.preview(edit());
    },
    end() {
      if (by.x === 0 && by.y === 0) return;
      const words = describeParts(model, parts);
      if (!copies) return model.commit(`Move ${words}`, edit());
      const made = duplicateParts(model.editor.read().storyboard, placesAt(parts), ids, on).targets;
      model.commit(`Duplicate ${words}`, edit());
      model.select(made);
    },
  };
}

const placesAt = (parts: readonly CanvasPart[]) =>
  parts.map(({ target, resting }) => ({ target, ...resting }));

/** Straight across or down, whichever is further. */
export function straightened(by: Point, isStraight: boolean): Point {
  if (!isStraight) return by;
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
}
