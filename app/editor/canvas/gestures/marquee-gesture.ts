import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { boxAround } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { partsWithin } from "~/editor/canvas/hit-test";
import { withGroups } from "~/editor/canvas/selected-groups";

/** Selects what a rectangle touches; with Shift, besides what is selected. */
export function marqueeGesture(model: CanvasModel, start: Press): Gesture {
  const before = model.editor.read().selection;
  let lastKeys = "";
  return {
    move(press) {
      const marquee = boxAround([start.point, press.point]);
      model.show({ marquee });
      const within = partsWithin(model.parts, marquee);
      const keys = within.map(({ key }) => key).join(" ");
      if (keys === lastKeys) return;
      lastKeys = keys;
      const targets = withGroups(
        model,
        within.map(({ target }) => target),
      );
      model.select(start.shift ? [...before, ...targets] : targets);
    },
    end() {
      const count = model.editor.read().selection.length;
      model.editor.announce(count === 1 ? "1 part selected" : `${count} parts selected`);
    },
    cancel: () => model.select(before),
  };
}
