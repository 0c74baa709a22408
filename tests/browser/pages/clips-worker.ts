import { drawFrame } from "~/engine/draw-frame";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { contextOf } from "./engine-assets.ts";
import { hashPixels } from "./hash-pixels.ts";

/** Draws the frames of a composition with clips in a worker and answers with the hash of each. */
self.onmessage = async ({
  data,
}: MessageEvent<{ composition: Composition; times: number[]; url: string }>) => {
  const { composition, times, url } = data;
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
  const hashes: string[] = [];
  for (const time of times) {
    const waiting = assets.prepare(time);
    if (waiting) await waiting;
    drawFrame(context, composition, time, assets);
    hashes.push(await hashPixels(context));
  }
  assets.close();
  self.postMessage(hashes);
};
