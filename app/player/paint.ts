import { drawFrame, type FrameBefore } from "~/engine/draw-frame";
import type { LoadedAssets } from "~/media/load-engine-assets";
import { canvasSize, type PixelSize } from "~/player/canvas-size";
import type { Composition } from "~/scene/composition";

/** What a canvas shows: a composition, or the part of one around a moment, with the assets loaded for it. */
export interface Shown {
  composition: Composition;
  assets: LoadedAssets;
  /** Outside of these the media are still on their way; -Infinity and Infinity where everything is there. */
  fromSeconds: number;
  untilSeconds: number;
}

/** Name of the performance mark of the first frame that any player of the page draws. */
const firstFrameMark = "vitrine:first-frame";
let isFirstDrawn = false;

/** Draws one moment into a canvas at the canvas's own size. */
export function paint(
  canvas: HTMLCanvasElement,
  { composition, assets }: Shown,
  timeSeconds: number,
  before?: FrameBefore,
): void {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return;
  context.setTransform(canvas.width / composition.width, 0, 0, canvas.height / composition.height, 0, 0);
  drawFrame(context, composition, timeSeconds, assets, before);
  if (isFirstDrawn) return;
  isFirstDrawn = true;
  performance.mark(firstFrameMark);
}

/**
 * Gives a canvas the pixels of its box, or a share of them along each side. Returns whether that changed, which clears
 * it. `box`, in CSS pixels, is what the canvas says of itself unless its owner knows it: asking in every frame has the page laid out.
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  composition: Composition,
  scale = 1,
  box: PixelSize = { width: canvas.clientWidth, height: canvas.clientHeight },
): boolean {
  const pixelRatio = (canvas.ownerDocument.defaultView ?? window).devicePixelRatio;
  const { width, height } = canvasSize(composition, box, pixelRatio, scale);
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  return true;
}
