import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { rulerMarks } from "~/editor/canvas/ruler-guides";

/** Draws a ruler with its numbers, which are pixels of the canvas, as the pane is zoomed and moved. */
export function drawRuler(canvas: HTMLCanvasElement, model: CanvasModel, along: "x" | "y"): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const ratio = Math.min(2, window.devicePixelRatio);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const isLevel = along === "x";
  const thickness = isLevel ? height : width;
  const start = model.toCanvas({ x: 0, y: 0 })[along];
  const end = model.toCanvas({ x: width, y: height })[along];
  const ink = getComputedStyle(canvas).color;
  context.fillStyle = ink;
  context.font = '500 9px "Inter Variable", sans-serif';
  context.textBaseline = "top";
  for (const { at, isLong } of rulerMarks(start, end, model.view.scale)) {
    const place = Math.round(model.toScreen({ x: at, y: at })[along]);
    const length = isLong ? thickness : 5;
    context.globalAlpha = isLong ? 0.5 : 0.35;
    if (isLevel) context.fillRect(place, thickness - length, 1, length);
    else context.fillRect(thickness - length, place, length, 1);
    if (!isLong) continue;
    context.globalAlpha = 1;
    if (isLevel) context.fillText(String(at), place + 3, 3);
    else {
      context.save();
      context.translate(3, place + 3);
      context.rotate(Math.PI / 2);
      context.textBaseline = "bottom";
      context.fillText(String(at), 0, 0);
      context.restore();
    }
  }
}
