import { createFramePainter } from "~/export/frame-painter";
import { limitedRangeFrame } from "~/export/limited-range-frame";
import { readsI420 } from "~/export/yuv/reads-i420";
import { createYuvPainter } from "~/export/yuv/yuv-painter";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

/** Makes frames of one composition for an encoder, one after the other. */
export interface VideoPainter {
  /** Frame i, which shows the time i/frameRate; closed by whoever takes it. */
  paint(frameIndex: number, timestampMicroseconds: number): Promise<VideoFrame>;
  /** Another one for other frames of the same composition, in turn with this one. What both need is kept once. */
  another(assets: LoadedAssets): VideoPainter;
  /** Ends this painter and all others that share with it; to be called once, when none of them paints any more. */
  close(): void;
}

/** The fast painter, in I420, or the canvas where the browser has no SIMD or reads such frames wrongly. */
export async function createVideoPainter(
  composition: Composition,
  assets: LoadedAssets,
  frameRate: number,
): Promise<VideoPainter> {
  const fast = (await readsI420())
    ? await createYuvPainter(composition, assets, frameRate).catch(() => null)
    : null;
  return fast ?? createCanvasPainter(composition, assets, frameRate);
}

function createCanvasPainter(
  composition: Composition,
  assets: LoadedAssets,
  frameRate: number,
): VideoPainter {
  const { canvas, draw } = createFramePainter(composition, assets, frameRate);
  // One buffer for all frames: memory fresh from the system costs more than drawing into it.
  const pixels = new Uint8Array(composition.width * composition.height * 4);
  const duration = Math.round(1e6 / frameRate);
  return {
    async paint(frameIndex, timestamp) {
      await draw(frameIndex);
      return limitedRangeFrame(canvas, pixels, { timestamp, duration });
    },
    another: (ownAssets) => createCanvasPainter(composition, ownAssets, frameRate),
    close() {},
  };
}
