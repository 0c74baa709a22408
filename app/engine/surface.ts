import type { Picture } from "~/engine/canvas";
import type { Stage } from "~/engine/stage";
import type { Target } from "~/engine/target";
import { overlap } from "~/engine/transform";
import type { Box } from "~/scene/composition";

/** Painted pixels and their place, in pixels of the canvas from the composition's corner. */
export interface Surface {
  picture: Picture;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole pixels of the canvas that a box of the composition touches. */
export function pixelsOf(box: Box, stage: Pick<Stage, "scaleX" | "scaleY">): Box {
  const x = Math.floor(box.x * stage.scaleX + 1e-6);
  const y = Math.floor(box.y * stage.scaleY + 1e-6);
  return {
    x,
    y,
    width: Math.max(0, Math.ceil((box.x + box.width) * stage.scaleX - 1e-6) - x),
    height: Math.max(0, Math.ceil((box.y + box.height) * stage.scaleY - 1e-6) - y),
  };
}

/** Those of them that lie on the canvas; without width or height where none does. */
export function pixelsOnCanvas(box: Box, stage: Pick<Stage, "scaleX" | "scaleY" | "composition">): Box {
  const { width, height } = stage.composition;
  return overlap(pixelsOf(box, stage), pixelsOf({ x: 0, y: 0, width, height }, stage));
}

/** Paints what lies in a box onto a canvas of its own. */
export function paintSurface(stage: Stage, box: Box, paint: (target: Target) => void): Surface {
  const { x, y, width, height } = pixelsOf(box, stage);
  const { context, picture } = stage.assets.createCanvas(Math.max(1, width), Math.max(1, height));
  context.setTransform(stage.scaleX, 0, 0, stage.scaleY, -x, -y);
  paint({ context, originX: -x, originY: -y, isPlain: true, isUpright: true });
  return { picture, x, y, width: Math.max(1, width), height: Math.max(1, height) };
}

/** Stretches a surface that holds a smaller picture, so that every frame can copy it pixel by pixel. */
export function fullSize(stage: Stage, surface: Surface): Surface {
  const { x, y, width, height } = surface;
  if (surface.picture.width === width && surface.picture.height === height) return surface;
  const { context, picture } = stage.assets.createCanvas(width, height);
  context.drawImage(surface.picture as never, 0, 0, width, height);
  return { picture, x, y, width, height };
}

/** Lays a surface down at its place, or shifted by pixels of the composition: copied pixel by pixel where nothing turns or scales it. */
export function stampSurface(
  target: Target,
  stage: Stage,
  surface: Surface,
  shift?: { x: number; y: number },
): void {
  const placed = shift
    ? {
        ...surface,
        x: surface.x + Math.round(shift.x * stage.scaleX),
        y: surface.y + Math.round(shift.y * stage.scaleY),
      }
    : surface;
  if (target.isUpright) stampOnPixels(target, stage, placed);
  else stampScaled(target, stage, placed);
}

function stampOnPixels(
  { context, originX, originY }: Target,
  { scaleX, scaleY }: Stage,
  { picture, x, y, width, height }: Surface,
): void {
  context.setTransform(1, 0, 0, 1, Math.round(originX), Math.round(originY));
  if (picture.width === width && picture.height === height) context.drawImage(picture as never, x, y);
  else context.drawImage(picture as never, x, y, width, height);
  context.setTransform(scaleX, 0, 0, scaleY, originX, originY);
}

function stampScaled(
  { context }: Target,
  { scaleX, scaleY }: Stage,
  { picture, x, y, width, height }: Surface,
): void {
  context.drawImage(picture as never, x / scaleX, y / scaleY, width / scaleX, height / scaleY);
}

/**
 * Keeps the last surface of a layer that shows different things one after the other. What it showed before is given
 * up, and painted again if it comes back.
 */
export class LatestSurface {
  #state: number | string | null = null;
  #key = {};

  get(stage: Stage, state: number | string, paint: () => Surface): Surface {
    if (state !== this.#state) {
      stage.surfaces.delete(this.#key);
      this.#state = state;
      this.#key = {};
    }
    return stage.surfaces.get(this.#key, paint);
  }
}
