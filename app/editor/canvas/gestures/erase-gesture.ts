import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { withinTurned } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { drawingIn, eraseStrokes, passesBy, strokesOf } from "~/scene/edit-drawing";
import type { Storyboard } from "~/scene/storyboard";

/** Of the rubber, in CSS pixels. */
const radius = { mouse: 6, pen: 6, touch: 14 } as const;

/** Takes away every stroke it is drawn over, in all drawings of the moment; one edit. */
export function eraseGesture(model: CanvasModel, start: Press): Gesture {
  const { on } = model;
  const { storyboard } = model.editor.read();
  const reach = (radius[start.pointerType as keyof typeof radius] ?? radius.mouse) / model.view.scale;
  const drawings = model.parts.flatMap(({ target, resting, part }) => {
    if (target.kind !== "element" || part.isHidden || part.isLocked) return [];
    const drawing = drawingIn(storyboard, target.sceneId, target.id);
    return drawing ? [{ target, resting, strokes: strokesOf(drawing, on), erased: new Set<number>() }] : [];
  });
  let count = 0;
  const erase = (board: Storyboard) =>
    drawings.reduce(
      (now, { target, erased }) => eraseStrokes(now, target.sceneId, target.id, new Set(erased), on),
      board,
    );
  const pass = ({ point }: Press) => {
    for (const { resting, strokes, erased } of drawings) {
      const within = withinTurned(resting, point);
      for (const [index, stroke] of strokes.entries()) {
        if (erased.has(index) || !passesBy(stroke, within, reach)) continue;
        erased.add(index);
        count++;
      }
    }
  };
  let shown = 0;
  const show = () => {
    if (count === shown) return;
    shown = count;
    model.preview((board) => erase(board));
  };
  pass(start);
  show();
  return {
    trail: pass,
    move: show,
    end() {
      if (count > 0) model.commit(count === 1 ? "Erase a stroke" : `Erase ${count} strokes`, erase);
    },
  };
}
