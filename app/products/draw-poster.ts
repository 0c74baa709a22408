import { renderPoster } from "~/export/export-poster";
import { loadEngineAssets } from "~/media/load-engine-assets";
import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";

/** The picture that stands for a video where it does not play. */
export async function drawPoster(composition: Composition): Promise<Blob> {
  const assets = await loadEngineAssets(composition, { mediaUrl: (assetId) => `/media/assets/${assetId}` });
  try {
    const seconds = stillTime(composition);
    await assets.prepare(seconds);
    return await renderPoster(composition, assets, seconds);
  } finally {
    assets.close();
  }
}
