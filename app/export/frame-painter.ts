import { drawFrame } from "~/engine/draw-frame";
import { limitedRangeFrame } from "~/export/limited-range-frame";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

/** Draws frames of one composition on one canvas of its size, one after the other. */
export interface FramePainter {
  canvas: OffscreenCanvas;
  /** Draws frame i, which shows the time i/frameRate. */
  draw(frameIndex: number): Promise<OffscreenCanvasRenderingContext2D>;
  /** Frame i ready for an encoder; closed by whoever takes it. */
  paint(frameIndex: number, timestampMicroseconds: number): Promise<VideoFrame>;
}

/** A painter whose canvas has the composition's size. Throws where the browser gives no canvas. */
export function createFramePainter(
  composition: Composition,
  assets: LoadedAssets,
  frameRate: number,
): FramePainter {
  const canvas = new OffscreenCanvas(composition.width, composition.height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  // One buffer for all frames: memory fresh from the system costs more than drawing into it.
  const pixels = new Uint8Array(composition.width * composition.height * 4);
  const draw = async (frameIndex: number) => {
    const timeSeconds = frameIndex / frameRate;
    await assets.prepare(timeSeconds);
    drawFrame(context, composition, timeSeconds, assets);
    return context;
  };
  return {
    canvas,
    draw,
    async paint(frameIndex, timestamp) {
      await draw(frameIndex);
      return limitedRangeFrame(canvas, pixels, { timestamp, duration: Math.round(1e6 / frameRate) });
    },
  };
}
