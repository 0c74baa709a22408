import { drawFrame } from "~/engine/draw-frame";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

/** Draws frames of one composition on one canvas of its size, one after the other. */
export interface FramePainter {
  canvas: OffscreenCanvas;
  /** Draws frame i, which shows the time i/frameRate. */
  draw(frameIndex: number): Promise<OffscreenCanvasRenderingContext2D>;
}

/** A painter whose canvas has the composition's size. Throws where the browser gives no canvas. */
export function createFramePainter(
  composition: Composition,
  assets: LoadedAssets,
  frameRate: number,
): FramePainter {
  const canvas = new OffscreenCanvas(composition.width, composition.height);
  // Every frame is read back: on a graphics processor's canvas that would cost more than all drawing.
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  return {
    canvas,
    async draw(frameIndex) {
      const timeSeconds = frameIndex / frameRate;
      await assets.prepare(timeSeconds);
      drawFrame(context, composition, timeSeconds, assets);
      return context;
    },
  };
}
