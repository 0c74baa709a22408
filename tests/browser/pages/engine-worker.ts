import "~/engine/all-contents";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts, loadOwnTypefaces } from "~/media/fonts/load-fonts";
import type { Composition } from "~/scene/composition";
import { contextOf, makeAssets } from "./engine-assets.ts";
import { hashPixels } from "./hash-pixels.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

/** Draws the frames of a composition in a worker and answers with the hash of each. */
self.onmessage = async ({
  data,
}: MessageEvent<{ composition: Composition; times: number[]; typeface?: string }>) => {
  const { composition, times, typeface } = data;
  await loadFonts(composition);
  if (typeface) await loadOwnTypefaces(composition, () => typeface);
  const assets = makeAssets(paintStandIns());
  const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
  const hashes: string[] = [];
  for (const time of times) {
    drawFrame(context, composition, time, assets);
    hashes.push(await hashPixels(context));
  }
  self.postMessage(hashes);
};
