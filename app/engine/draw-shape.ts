import type { Canvas2D } from "~/engine/canvas";
import type { ShapeLayer } from "~/scene/composition";

/** Fills or outlines a shape in its resting box. */
export function drawShape(context: Canvas2D, layer: ShapeLayer): void {
  const inset = (layer.strokeWidth ?? 0) / 2;
  const x = layer.box.x + inset;
  const y = layer.box.y + inset;
  const width = Math.max(0, layer.box.width - 2 * inset);
  const height = Math.max(0, layer.box.height - 2 * inset);
  if (inset === 0 && layer.shape !== "ellipse" && layer.radius <= 0) {
    context.fillStyle = layer.color;
    context.fillRect(x, y, width, height);
    return;
  }
  context.beginPath();
  if (layer.shape === "ellipse") {
    context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  } else {
    context.roundRect(x, y, width, height, Math.max(0, Math.min(layer.radius, width / 2, height / 2)));
  }
  if (inset > 0) {
    context.strokeStyle = layer.color;
    context.lineWidth = 2 * inset;
    context.stroke();
  } else {
    context.fillStyle = layer.color;
    context.fill();
  }
}
