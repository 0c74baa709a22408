import type { EngineAssets } from "~/engine/canvas";
import { drawFrame } from "~/engine/draw-frame";
import type { Composition } from "~/scene/composition";

const JPEG_QUALITY = 0.86;

/**
 * One frame as a picture in the composition's size, for link previews and lists. Works in a page and in a worker. Clips must
 * have been prepared for the time.
 */
export async function renderPoster(
  composition: Composition,
  assets: EngineAssets,
  timeSeconds: number,
  type: "jpeg" | "png" = "jpeg",
): Promise<Blob> {
  const canvas = new OffscreenCanvas(composition.width, composition.height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  drawFrame(context, composition, timeSeconds, assets);
  return canvas.convertToBlob({ type: `image/${type}`, quality: JPEG_QUALITY });
}
