import type { Rectangle } from "./geometry";
import type { Canvas2d } from "./image-levels";

let checks: CanvasPattern | null = null;

/** Squares behind what is transparent; they move with it. `place` and `sight` in device pixels. */
export function drawChecks(context: Canvas2d, place: Rectangle, sight: Rectangle, ratio: number): void {
  checks ??= makeChecks(context, Math.round(8 * ratio));
  const left = Math.max(place.x, sight.x);
  const top = Math.max(place.y, sight.y);
  const right = Math.min(place.x + place.width, sight.x + sight.width);
  const bottom = Math.min(place.y + place.height, sight.y + sight.height);
  if (!checks || right <= left || bottom <= top) return;
  checks.setTransform({ e: Math.round(place.x), f: Math.round(place.y) });
  context.fillStyle = checks;
  context.fillRect(left, top, right - left, bottom - top);
}

function makeChecks(context: Canvas2d, side: number): CanvasPattern | null {
  const canvas = new OffscreenCanvas(side * 2, side * 2);
  const squares = canvas.getContext("2d");
  if (!squares) return null;
  squares.fillStyle = "rgb(255 255 255)";
  squares.fillRect(0, 0, side * 2, side * 2);
  squares.fillStyle = "rgb(224 224 228)";
  squares.fillRect(0, 0, side, side);
  squares.fillRect(side, side, side, side);
  return context.createPattern(canvas, "repeat");
}
