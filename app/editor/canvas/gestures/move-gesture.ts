import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { movedBy } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { describeParts } from "~/editor/canvas/part-name";
import { placeParts } from "~/scene/edit-arrange";

/** Drags what is selected. */
export function moveGesture(model: CanvasModel, start: Press, parts: readonly CanvasPart[]): Gesture {
  const { on } = model;
  let moved = { x: 0, y: 0 };
  const edit = () => {
    const { x, y } = moved;
    return (storyboard: Parameters<typeof placeParts>[0]) =>
      placeParts(
        storyboard,
        parts.map(({ target, resting }) => ({ target, box: movedBy(resting.box, x, y) })),
        on,
      );
  };
  return {
    move(press) {
      moved = { x: press.point.x - start.point.x, y: press.point.y - start.point.y };
      model.preview(edit());
    },
    end() {
      if (moved.x === 0 && moved.y === 0) return;
      model.commit(`Move ${describeParts(model, parts)}`, edit());
    },
  };
}
