import type { Canvas2D } from "~/engine/canvas";
import {
  ellipseSubpath,
  type Outline,
  placeOutline,
  rectangleSubpath,
  strokeOutline,
  traceOutline,
} from "~/engine/outline";
import { lineCurve, parsePathData, type Subpath } from "~/engine/path-data";
import type { Box, ShapeLayer } from "~/scene/composition";

/** Side of the view box that path data of shapes is written in. */
const PATH_VIEW_BOX = 100;

/** The edge of a shape, read and measured once. An outline lies inside the box by half its width. */
export function outlineOfShape(layer: ShapeLayer): Outline {
  const box = strokedBox(layer);
  if (layer.shape === "path") {
    return placeOutline(parsePathData(layer.path ?? ""), {
      x: box.x,
      y: box.y,
      scaleX: box.width / PATH_VIEW_BOX,
      scaleY: box.height / PATH_VIEW_BOX,
    });
  }
  return placeOutline([edgeOf(layer, box)], { x: 0, y: 0, scaleX: 1, scaleY: 1 });
}

/** Fills a shape in its resting box, or outlines it as far as `value` (0–1) has come. */
export function drawShape(context: Canvas2D, layer: ShapeLayer, outline: () => Outline, value: number): void {
  if (layer.strokeWidth !== undefined && layer.strokeWidth > 0) {
    context.strokeStyle = layer.color;
    context.lineWidth = layer.strokeWidth;
    const hasOpenEnds = layer.shape === "path" || layer.shape === "line";
    context.lineCap = hasOpenEnds || layer.radius > 0 ? "round" : "butt";
    context.lineJoin = hasOpenEnds ? "round" : "miter";
    strokeOutline(context, outline(), value);
    return;
  }
  const box = filledPart(layer, value);
  context.fillStyle = layer.color;
  if (layer.shape === "path") {
    traceOutline(context, outline());
    context.fill();
  } else if (layer.shape === "ellipse") {
    context.beginPath();
    const [radiusX, radiusY] = [box.width / 2, box.height / 2];
    context.ellipse(box.x + radiusX, box.y + radiusY, radiusX, radiusY, 0, 0, 2 * Math.PI);
    context.fill();
  } else {
    fillRounded(context, box, layer.radius);
  }
}

/** Fills a rectangle whose corners are round as far as there is room. */
export function fillRounded(context: Canvas2D, { x, y, width, height }: Box, radius: number): void {
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (round === 0) {
    context.fillRect(x, y, width, height);
    return;
  }
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
}

function strokedBox({ box, strokeWidth = 0, shape }: ShapeLayer): Box {
  if (shape === "line") return box;
  const inset = Math.min(strokeWidth, box.width, box.height) / 2;
  return {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
}

function edgeOf(layer: ShapeLayer, box: Box): Subpath {
  if (layer.shape === "ellipse") return ellipseSubpath(box);
  if (layer.shape === "line") return lineSubpath(layer);
  return rectangleSubpath(box, layer.radius - (layer.strokeWidth ?? 0) / 2);
}

/** A line goes through the middle of its box, along the longer side, and its round ends lie inside. */
function lineSubpath({ box, strokeWidth = 0 }: ShapeLayer): Subpath {
  const isAcross = box.width >= box.height;
  const inset = Math.min(strokeWidth, isAcross ? box.width : box.height) / 2;
  const [x, y] = isAcross ? [box.x + inset, box.y + box.height / 2] : [box.x + box.width / 2, box.y + inset];
  const [endX, endY] = isAcross ? [box.x + box.width - inset, y] : [x, box.y + box.height - inset];
  return { x, y, curves: [lineCurve(x, y, endX, endY)], isClosed: false };
}

/** A filled line grows along its longer side; other shapes are whole from the start. */
function filledPart({ box, shape }: ShapeLayer, value: number): Box {
  if (shape !== "line" || value >= 1) return box;
  const share = Math.max(0, value);
  return box.width >= box.height
    ? { ...box, width: box.width * share }
    : { ...box, height: box.height * share };
}
