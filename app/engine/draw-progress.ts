import type { Canvas2D } from "~/engine/canvas";
import { fillRounded } from "~/engine/draw-shape";
import type { ProgressLayer } from "~/scene/composition";

/** Draws the track and over it the part that is done. Bars fill in the direction of reading, rings clockwise. */
export function drawProgress(
  context: Canvas2D,
  layer: ProgressLayer,
  direction: "ltr" | "rtl",
  value: number,
): void {
  const done = Math.min(1, Math.max(0, layer.share * value));
  if (layer.shape === "bar") drawBar(context, layer, direction, done);
  else drawRing(context, layer, done);
}

function drawBar(context: Canvas2D, layer: ProgressLayer, direction: "ltr" | "rtl", done: number): void {
  const { box } = layer;
  const round = Math.min(box.width, box.height) / 2;
  context.fillStyle = layer.trackColor;
  fillRounded(context, box, round);
  if (done <= 0) return;
  context.fillStyle = layer.color;
  const isUpright = box.height > box.width;
  if (isUpright) {
    const height = Math.max(box.width, box.height * done);
    fillRounded(context, { ...box, y: box.y + box.height - height, height }, round);
    return;
  }
  const width = Math.max(box.height, box.width * done);
  fillRounded(context, { ...box, x: direction === "ltr" ? box.x : box.x + box.width - width, width }, round);
}

function drawRing(
  context: Canvas2D,
  { box, thickness, color, trackColor }: ProgressLayer,
  done: number,
): void {
  const diameter = Math.min(box.width, box.height);
  const width = Math.min(thickness, diameter / 2);
  const radius = (diameter - width) / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  context.lineWidth = width;
  context.lineCap = "round";
  context.strokeStyle = trackColor;
  context.beginPath();
  context.ellipse(x, y, radius, radius, 0, 0, 2 * Math.PI);
  context.stroke();
  if (done <= 0) return;
  context.strokeStyle = color;
  context.beginPath();
  context.ellipse(x, y, radius, radius, 0, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * done);
  context.stroke();
}
