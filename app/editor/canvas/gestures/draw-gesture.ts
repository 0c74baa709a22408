import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { shownScene } from "~/editor/canvas/clipboard";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { simplifyLine } from "~/image-editor/simplify-line";
import { addStroke, type DrawnStroke } from "~/scene/edit-drawing";

/** How far a stored line may lie from the one that was drawn, in CSS pixels. */
const tolerance = 0.8;
const mostPoints = 400;
/** Of the way to where the pointer is: less makes calmer lines that cut corners. */
const calm = 0.65;
/** Of the width: a pen that is hardly pressed, and one that is pressed hard. */
const pressed = { least: 0.4, most: 1.6 };

/** Draws a line; with Shift a straight one. A pen that is pressed harder draws a wider one. */
export function drawGesture(model: CanvasModel, start: Press): Gesture | null {
  const sceneId = shownScene(model);
  if (sceneId === null) return null;
  model.editor.playhead.pause();
  const { pen } = model.settings.read();
  const { on } = model;
  const base = pen.width * Math.min(on.size.width, on.size.height);
  let drawn: number[] = [start.point.x, start.point.y];
  let pressures = start.pressure;
  let count = 1;
  const strokeNow = (): DrawnStroke => {
    const share = pressed.least + (pressed.most - pressed.least) * (pressures / count);
    return { points: drawn, width: start.pointerType === "pen" ? base * share : base, color: pen.color };
  };
  const follow = ({ point, shift, pressure }: Press, isLast: boolean) => {
    if (shift) {
      drawn = [start.point.x, start.point.y, point.x, point.y];
      return;
    }
    const [x, y] = drawn.slice(-2) as [number, number];
    const share = isLast ? 1 : calm;
    const next = { x: x + (point.x - x) * share, y: y + (point.y - y) * share };
    if (Math.hypot(next.x - x, next.y - y) * model.view.scale < 0.4) return;
    drawn.push(next.x, next.y);
    if (!isLast) {
      pressures += pressure;
      count++;
    }
  };
  model.show({ stroke: strokeNow() });
  return {
    trail: (press) => follow(press, false),
    move: () => model.show({ stroke: strokeNow() }),
    end(press) {
      follow(press, true);
      const stroke = { ...strokeNow(), points: simplified(drawn, tolerance / model.view.scale) };
      const id = model.drawing.idIn(sceneId);
      model.commit("Draw", (board) => addStroke(board, sceneId, id, stroke, on));
    },
  };
}

export function simplified(points: readonly number[], within: number): number[] {
  let kept = simplifyLine(points, within);
  for (let wider = within * 2; kept.length > 2 * mostPoints; wider *= 2) kept = simplifyLine(kept, wider);
  return kept;
}
