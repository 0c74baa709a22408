import type { EngineAssets } from "~/engine/canvas";
import { drawFrame } from "~/engine/draw-frame";
import type { Composition } from "~/scene/composition";

/** Pixels along the longer side: enough to tell what comes, in about a thousand letters. */
const longestSide = 40;
/** Drawn this much larger first: letters and edges are averaged rather than skipped. */
const drawnLarger = 8;

/**
 * A frame as a `data:` address so small that the video's page itself carries it. Clips must have been prepared for the
 * time.
 */
export async function renderOpeningPicture(
  composition: Composition,
  assets: EngineAssets,
  timeSeconds: number,
): Promise<string> {
  const scale = longestSide / Math.max(composition.width, composition.height);
  const width = Math.max(1, Math.round(composition.width * scale));
  const height = Math.max(1, Math.round(composition.height * scale));
  const large = contextOf(width * drawnLarger, height * drawnLarger);
  large.scale((width * drawnLarger) / composition.width, (height * drawnLarger) / composition.height);
  drawFrame(large, composition, timeSeconds, assets);
  const small = contextOf(width, height);
  small.imageSmoothingQuality = "high";
  small.drawImage(large.canvas, 0, 0, width, height);
  const file = await small.canvas.convertToBlob({ type: "image/jpeg", quality: 0.6 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  return context;
}
