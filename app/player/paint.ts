import { drawFrame } from "~/engine/draw-frame";
import type { LoadedAssets } from "~/media/load-engine-assets";
import { canvasSize } from "~/player/canvas-size";
import type { Composition } from "~/scene/composition";

/** What a canvas shows: a composition with the assets loaded for it. */
export interface Shown {
  composition: Composition;
  assets: LoadedAssets;
}

/** Draws one moment into a canvas at the canvas's own size. */
export function paint(canvas: HTMLCanvasElement, { composition, assets }: Shown, timeSeconds: number): void {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return;
  context.setTransform(canvas.width / composition.width, 0, 0, canvas.height / composition.height, 0, 0);
  drawFrame(context, composition, timeSeconds, assets);
}

/** Gives a canvas the pixels of its box. Returns whether that changed, which clears it. */
export function fitCanvas(canvas: HTMLCanvasElement, composition: Composition): boolean {
  const box = { width: canvas.clientWidth, height: canvas.clientHeight };
  const { width, height } = canvasSize(composition, box, window.devicePixelRatio);
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  return true;
}
