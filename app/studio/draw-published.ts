import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";
import { mediaUrl } from "./media-url";

/** What is sent when a video is published: the poster in full size, and the first frame small. */
export async function drawPublished(
  composition: Composition,
  posterSeconds: number,
): Promise<{ poster: Blob; openingPicture: string }> {
  const [{ loadEngineAssets }, { renderPoster }, { renderOpeningPicture }] = await Promise.all([
    import("~/media/load-engine-assets"),
    import("~/export/export-poster"),
    import("~/export/opening-picture"),
  ]);
  const assets = await loadEngineAssets(composition, { mediaUrl });
  try {
    const openingSeconds = stillTime(composition);
    await assets.prepare(openingSeconds);
    const openingPicture = await renderOpeningPicture(composition, assets, openingSeconds);
    await assets.prepare(posterSeconds);
    return { poster: await renderPoster(composition, assets, posterSeconds), openingPicture };
  } finally {
    assets.close();
  }
}
