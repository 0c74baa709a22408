import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { panBy } from "~/image-editor/view";

/** Moves the canvas in its pane. */
export function panGesture(model: CanvasModel, start: Press): Gesture {
  const view = model.view;
  return {
    move: ({ screen }) => model.setView(panBy(view, screen.x - start.screen.x, screen.y - start.screen.y)),
    end() {},
  };
}
