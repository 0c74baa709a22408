import "~/engine/all-contents";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import type { Composition } from "~/scene/composition";
import { contextOf, makeAssets } from "./engine-assets.ts";
import { hashPixels } from "./hash-pixels.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

/** Draws the same moments of several compositions in a worker and answers with the hashes of each. */
self.onmessage = async ({ data }: MessageEvent<{ compositions: Composition[]; times: number[] }>) => {
  const assets = makeAssets(paintStandIns());
  const hashes: string[][] = [];
  for (const composition of data.compositions) {
    await loadFonts(composition);
    const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
    const own: string[] = [];
    for (const time of data.times) {
      drawFrame(context, composition, time, assets);
      own.push(await hashPixels(context));
    }
    hashes.push(own);
  }
  self.postMessage(hashes);
};
