import { ExportError, toExportError } from "~/export/export-error";
import { type ExportTarget, mediaType } from "~/export/export-kind";
import type { ExportJob, ExportResult } from "~/export/export-messages";
import { openFileSink } from "~/export/file-sink";
import type { Made, Making } from "~/export/making";
import { readMediaVersions } from "~/export/media-versions";
import { createProgressMeter, type ExportProgress } from "~/export/progress-meter";
import { openSegmentStore, type SegmentStore } from "~/export/segments/segment-store";
import { countFrames } from "~/export/video-settings";
import { loadEngineAssets } from "~/media/load-engine-assets";

/**
 * Makes one file in a worker. Throws only ExportErrors; when it throws, nothing it opened is left open but encoders that the
 * next export could go on with (none after a cancellation), and it has written nothing but finished segments, which the next
 * export of the same scenes takes up, and the temporary file.
 */
export async function makeExport(
  job: ExportJob,
  signal: AbortSignal,
  report: (progress: ExportProgress) => void,
): Promise<ExportResult> {
  const { composition, target } = job;
  try {
    const frames = "frameRate" in target ? countFrames(composition.durationSeconds, target.frameRate) : 1;
    if (frames === 0) throw new ExportError("empty-video");
    report(createProgressMeter(frames).stage("loading"));
    const store = await openSegmentStore(Date.now());
    const versions = readMediaVersions(job.mediaUrls, signal);
    const assets = await loadEngineAssets(composition, {
      mediaUrl: (assetId) => job.mediaUrls[assetId] ?? "",
      signal,
      isReadBack: true,
    });
    try {
      const sink = await openFileSink({
        saveTo: job.saveTo,
        temporaryName: job.temporaryName,
        makeRoom: () => store.clear(new Set()),
      });
      try {
        const making = { job, assets, mediaVersions: await versions, sink, signal, report };
        const made = await make(making, target, store);
        return {
          file: await sink.finish(job.fileName, mediaType(target)),
          ...made,
          failedPictureIds: [...assets.failedPictureIds],
        };
      } catch (thrown) {
        await sink.discard();
        throw thrown;
      }
    } finally {
      assets.close();
    }
  } catch (thrown) {
    throw toExportError(thrown);
  }
}

/** The makers are loaded by kind: a GIF needs no muxer, and a video no palette. */
async function make(making: Making, target: ExportTarget, store: SegmentStore): Promise<Made> {
  switch (target.kind) {
    case "mp4":
    case "webm":
      return (await import("~/export/make-video")).makeVideo(making, target, store);
    case "gif":
      return (await import("~/export/stills/make-gif")).makeGif(making, target);
    case "frames":
      return (await import("~/export/stills/make-frames")).makeFrames(making, target);
    case "poster":
      return (await import("~/export/stills/make-poster")).makePoster(making, target);
    case "sound":
      return (await import("~/export/make-sound")).makeSound(making, target, store);
  }
}
