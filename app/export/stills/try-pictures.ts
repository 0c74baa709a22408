import type { ExportTarget } from "~/export/export-kind";
import { renderPoster } from "~/export/export-poster";
import { countFrames } from "~/export/video-settings";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

const TRIALS = 4;

/** Size and time to expect of frames or a poster, from a few moments of the video. */
export async function tryPictures(
  composition: Composition,
  target: Extract<ExportTarget, { kind: "frames" | "poster" }>,
  assets: LoadedAssets,
) {
  const moments =
    target.kind === "poster"
      ? [target.timeSeconds]
      : Array.from({ length: TRIALS }, (_, index) => ((index + 0.5) / TRIALS) * composition.durationSeconds);
  const startedMs = performance.now();
  let sizeBytes = 0;
  for (const moment of moments) {
    await assets.prepare(moment);
    const type = target.kind === "poster" ? target.type : "png";
    sizeBytes += (await renderPoster(composition, assets, moment, type)).size;
  }
  const seconds = (performance.now() - startedMs) / 1000;
  const count = target.kind === "poster" ? 1 : countFrames(composition.durationSeconds, target.frameRate);
  const factor = count / moments.length;
  return { sizeBytes: Math.round(sizeBytes * factor), seconds: seconds * factor, reusableShare: 0 };
}
