import type { Pane, StageColours } from "./draw-scene";
import { extendedPart } from "./extend";
import type { Point, Rectangle } from "./geometry";
import { handlePoints } from "./handles";
import { turnAbout } from "./layers/draw-layer";
import type { Guide } from "./layers/snap-layer";
import type { StageScene } from "./stage-scene";
import type { View } from "./view";

/** What is drawn over and around the image. All places in device pixels; `ratio` is device pixels per CSS pixel. */

const shade = "rgb(12 10 18 / 0.62)";
const light = "rgb(255 255 255)";
const lightThin = "rgb(255 255 255 / 0.45)";
const dark = "rgb(12 10 18 / 0.8)";

/** What is cut off in shade, thirds within, handles around. */
export function drawCrop(
  context: CanvasRenderingContext2D,
  crop: Rectangle,
  sight: Rectangle,
  ratio: number,
  colours: StageColours,
): void {
  context.beginPath();
  context.rect(sight.x, sight.y, sight.width, sight.height);
  context.rect(crop.x, crop.y, crop.width, crop.height);
  context.fillStyle = shade;
  context.fill("evenodd");
  context.strokeStyle = lightThin;
  context.lineWidth = ratio;
  context.beginPath();
  for (const third of [1 / 3, 2 / 3]) {
    context.moveTo(crop.x + crop.width * third, crop.y);
    context.lineTo(crop.x + crop.width * third, crop.y + crop.height);
    context.moveTo(crop.x, crop.y + crop.height * third);
    context.lineTo(crop.x + crop.width, crop.y + crop.height * third);
  }
  context.stroke();
  drawFramed(context, crop, ratio, colours);
}

/** A line around a rectangle, with its handles. */
export function drawFramed(
  context: CanvasRenderingContext2D,
  place: Rectangle,
  ratio: number,
  { accent }: StageColours,
): void {
  context.strokeStyle = accent;
  context.lineWidth = 1.5 * ratio;
  context.strokeRect(place.x, place.y, place.width, place.height);
  const side = 9 * ratio;
  for (const { at } of handlePoints(place)) {
    context.fillStyle = light;
    context.fillRect(at.x - side / 2, at.y - side / 2, side, side);
    context.strokeRect(at.x - side / 2, at.y - side / 2, side, side);
  }
}

/** How far above a layer the handle stands that turns it, in CSS pixels. */
export const turnHandlePixels = 28;

/** A layer's frame as it is turned, with a handle above it to turn it by. */
export function drawChosen(
  context: CanvasRenderingContext2D,
  place: Rectangle,
  turnDegrees: number,
  ratio: number,
  colours: StageColours,
): void {
  context.save();
  turnAbout(context, { ...place, turnDegrees });
  const middle = place.x + place.width / 2;
  const top = place.y - turnHandlePixels * ratio;
  context.strokeStyle = colours.accent;
  context.lineWidth = 1.5 * ratio;
  context.beginPath();
  context.moveTo(middle, place.y);
  context.lineTo(middle, top);
  context.stroke();
  context.fillStyle = light;
  context.beginPath();
  context.arc(middle, top, 6 * ratio, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  drawFramed(context, place, ratio, colours);
  context.restore();
}

/** Lines that a moved layer has come to lie on. */
export function drawGuides(
  context: CanvasRenderingContext2D,
  guides: readonly Guide[],
  view: View,
  ratio: number,
  { accent }: StageColours,
): void {
  context.strokeStyle = accent;
  context.lineWidth = ratio;
  context.setLineDash([4 * ratio, 3 * ratio]);
  for (const { axis, at, from, to } of guides) {
    context.beginPath();
    const line = Math.round(at * view.scale + view[axis]) + 0.5;
    const other = axis === "x" ? "y" : "x";
    const ends = [from, to].map((end) => end * view.scale + view[other]) as [number, number];
    if (axis === "x") {
      context.moveTo(line, ends[0]);
      context.lineTo(line, ends[1]);
    } else {
      context.moveTo(ends[0], line);
      context.lineTo(ends[1], line);
    }
    context.stroke();
  }
  context.setLineDash([]);
}

/** The room that is to be filled around the image, in stripes. */
export function drawExtension(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  { view }: Pane,
  ratio: number,
  colours: StageColours,
): void {
  const part = extendedPart(scene.image, scene.extend);
  const place = {
    x: part.x * view.scale + view.x,
    y: part.y * view.scale + view.y,
    width: part.width * view.scale,
    height: part.height * view.scale,
  };
  context.save();
  context.beginPath();
  context.rect(place.x, place.y, place.width, place.height);
  context.clip();
  context.globalAlpha = 0.16;
  context.fillStyle = colours.accent;
  context.fillRect(place.x, place.y, place.width, place.height);
  context.globalAlpha = 0.5;
  context.strokeStyle = colours.accent;
  context.lineWidth = ratio;
  context.beginPath();
  const step = 12 * ratio;
  const { width, height } = context.canvas;
  for (let from = -height; from < width; from += step) {
    context.moveTo(from, height);
    context.lineTo(from + height, 0);
  }
  context.stroke();
  context.restore();
}

/** A line or an area that is not closed yet: dark under light dashes, to be seen on every image. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  points: readonly number[],
  view: View,
  ratio: number,
): void {
  context.beginPath();
  for (let i = 0; i < points.length; i += 2) {
    context.lineTo(points[i]! * view.scale + view.x, points[i + 1]! * view.scale + view.y);
  }
  context.closePath();
  context.lineWidth = 2 * ratio;
  context.strokeStyle = dark;
  context.stroke();
  context.setLineDash([5 * ratio, 4 * ratio]);
  context.lineWidth = 1.5 * ratio;
  context.strokeStyle = light;
  context.stroke();
  context.setLineDash([]);
}

/** The brush as a ring where the pointer is. */
export function drawPointer(
  context: CanvasRenderingContext2D,
  brush: { at: Point; size: number; erase: boolean },
  view: View,
  ratio: number,
): void {
  const radius = Math.max(2 * ratio, (brush.size * view.scale) / 2);
  const x = brush.at.x * view.scale + view.x;
  const y = brush.at.y * view.scale + view.y;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.lineWidth = 2.5 * ratio;
  context.strokeStyle = dark;
  context.stroke();
  context.lineWidth = 1.25 * ratio;
  context.strokeStyle = light;
  context.stroke();
  if (!brush.erase) return;
  context.beginPath();
  context.moveTo(x - 4 * ratio, y);
  context.lineTo(x + 4 * ratio, y);
  context.stroke();
}

/** The line between two compared images, with a knob to pull. */
export function drawDivider(
  context: CanvasRenderingContext2D,
  x: number,
  place: Rectangle,
  sight: Rectangle,
  ratio: number,
): void {
  const top = Math.max(place.y, sight.y);
  const bottom = Math.min(place.y + place.height, sight.y + sight.height);
  context.fillStyle = dark;
  context.fillRect(x - 1.5 * ratio, top, 3 * ratio, bottom - top);
  context.fillStyle = light;
  context.fillRect(x - 0.75 * ratio, top, 1.5 * ratio, bottom - top);
  const middle = (top + bottom) / 2;
  context.beginPath();
  context.arc(x, middle, 15 * ratio, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = dark;
  context.lineWidth = 1.5 * ratio;
  context.stroke();
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x + side * 4 * ratio, middle - 4 * ratio);
    context.lineTo(x + side * 8 * ratio, middle);
    context.lineTo(x + side * 4 * ratio, middle + 4 * ratio);
  }
  context.stroke();
}
