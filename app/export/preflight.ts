import { requireAacEncoder } from "~/export/audio-codec";
import { ExportError, type ExportErrorCode } from "~/export/export-error";
import { audibleSound, requireBed } from "~/export/soundtrack";
import { requireAvcEncoder } from "~/export/video-codec";
import { countFrames, estimateSizeBytes, type FrameRate } from "~/export/video-settings";
import { loadEngineAssets } from "~/media/load-engine-assets";
import { MediaError } from "~/media/media-error";
import type { Composition } from "~/scene/composition";

export interface ExportProblem {
  code: ExportErrorCode | "picture-missing";
  message: string;
  /** Whether an export would fail; otherwise it would work, and this is what it would lack. */
  blocking: boolean;
}

export interface ExportCheck {
  /** Whether an export can be started. */
  ready: boolean;
  problems: ExportProblem[];
  estimatedSizeBytes: number;
  /** Room the browser grants this site, if it says. */
  availableBytes: number | null;
}

export interface CheckOptions {
  mediaUrl: (assetId: string) => string;
  frameRate: FrameRate;
  signal?: AbortSignal;
}

/**
 * Looks before an export for all that could stop or spoil it, here and now: codecs, music, fonts, pictures, room. Throws only
 * the signal's reason.
 */
export async function checkExport(composition: Composition, options: CheckOptions): Promise<ExportCheck> {
  const { width, height, durationSeconds } = composition;
  const sound = audibleSound(composition.sound);
  const estimatedSizeBytes = estimateSizeBytes(
    width,
    height,
    options.frameRate,
    durationSeconds,
    sound !== null,
  );
  const availableBytes = await availableStorage();

  const problems: ExportProblem[] = [];
  const collect = async (check: () => unknown) => {
    try {
      await check();
    } catch (thrown) {
      options.signal?.throwIfAborted();
      if (!(thrown instanceof ExportError)) throw thrown;
      problems.push({ code: thrown.code, message: thrown.message, blocking: true });
    }
  };
  await collect(() => {
    if (countFrames(durationSeconds, options.frameRate) === 0) throw new ExportError("empty-video");
    if (availableBytes !== null && availableBytes < estimatedSizeBytes) throw new ExportError("storage-full");
  });
  await collect(() => requireAvcEncoder(composition, options.frameRate));
  if (sound) {
    await collect(() => requireBed(sound));
    await collect(requireAacEncoder);
  }
  await collect(async () => {
    for (const assetId of await missingPictures(composition, options)) {
      problems.push({
        code: "picture-missing",
        message: `A picture could not be loaded${placeOf(composition, assetId)}. The video would be made without it.`,
        blocking: false,
      });
    }
  });
  return {
    ready: !problems.some((problem) => problem.blocking),
    problems,
    estimatedSizeBytes,
    availableBytes,
  };
}

async function missingPictures(composition: Composition, options: CheckOptions): Promise<string[]> {
  try {
    const assets = await loadEngineAssets(composition, options);
    assets.close();
    return assets.failedPictureIds;
  } catch (thrown) {
    if (thrown instanceof MediaError) throw new ExportError("font-unavailable", { cause: thrown });
    throw thrown;
  }
}

/** Where in the video the picture is, for people who do not know ids. */
function placeOf(composition: Composition, assetId: string): string {
  const layer = composition.layers.find((one) => one.kind === "picture" && one.assetId === assetId);
  return layer ? ` (at ${layer.startSeconds.toFixed(1)} s)` : "";
}

async function availableStorage(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : quota - (usage ?? 0);
  } catch {
    return null;
  }
}
