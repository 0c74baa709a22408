import type { EngineAssets } from "~/engine/canvas";
import type { LoadedAssets } from "~/media/load-engine-assets";

/** The engine's assets over decoded pictures, in a page or a worker. */
export function makeAssets(pictures: ReadonlyMap<string, ImageBitmap>): EngineAssets {
  return {
    getPicture: (assetId) => pictures.get(assetId),
    getClipFrame: () => undefined,
    createCanvas: (width, height) => {
      const canvas = new OffscreenCanvas(width, height);
      return { context: contextOf(canvas), picture: canvas };
    },
  };
}

/** The same as a painter of exports takes them; nothing in it waits. */
export function stillAssets(pictures: ReadonlyMap<string, ImageBitmap>): LoadedAssets {
  return {
    ...makeAssets(pictures),
    prepare: () => null,
    clips: null,
    close() {},
    failedPictureIds: [],
  };
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas context.");
  return context;
}
