import { GIFEncoder, quantize } from "gifenc";
import { drawFrame } from "~/engine/draw-frame";
import { createDitherer } from "~/export/stills/dither";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { mediaUrl } from "./media-url";

/** Chats take so much, and people look as long. */
const longestSide = 320;
const framesPerSecond = 8;
const frameCount = 24;
/** The preview is made of so many places of the video. */
const places = 4;

/** A few moments of a video in motion, as an animated GIF of about a megabyte that begins again and again. */
export async function drawMovingPreview(composition: Composition): Promise<Blob> {
  const scale = longestSide / Math.max(composition.width, composition.height);
  const width = Math.round(composition.width * scale);
  const height = Math.round(composition.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  context.scale(width / composition.width, height / composition.height);
  const assets = await loadEngineAssets(composition, { mediaUrl, isReadBack: true, scale });
  try {
    const pixelsAt = async (seconds: number) => {
      await assets.prepare(seconds);
      drawFrame(context, composition, seconds, assets);
      return context.getImageData(0, 0, width, height).data;
    };
    const gif = GIFEncoder({ auto: false, initialCapacity: 2 ** 20 });
    gif.writeHeader();
    for (const [index, moment] of momentsOf(composition.durationSeconds).entries()) {
      const pixels = await pixelsAt(moment);
      const palette = quantize(pixels, 256, { format: "rgb565" });
      gif.writeFrame(createDitherer(palette)(pixels, width), width, height, {
        first: index === 0,
        palette,
        delay: 1000 / framesPerSecond,
        repeat: 0,
      });
    }
    gif.finish();
    return new Blob([gif.bytes()], { type: "image/gif" });
  } finally {
    assets.close();
  }
}

/** Some frames in a row from each of a few places, spread over the video; what is short is shown whole. */
export function momentsOf(durationSeconds: number): number[] {
  const perPlace = frameCount / places;
  if (durationSeconds <= frameCount / framesPerSecond) {
    const count = Math.max(2, Math.floor(durationSeconds * framesPerSecond));
    return Array.from({ length: count }, (_, index) => index / framesPerSecond);
  }
  return Array.from({ length: frameCount }, (_, index) => {
    const place = Math.floor(index / perPlace);
    // The middle of each part of the video, where what it says stands.
    const from = ((place + 0.5) * durationSeconds) / places;
    return Math.min(durationSeconds - 0.01, from + (index % perPlace) / framesPerSecond);
  });
}
