import { ExportError } from "~/export/export-error";
import { exportVideo } from "~/export/export-video";
import type { ExportProgress } from "~/export/progress-meter";
import type { ExportWorker } from "~/export/run-worker";
import type { CrewLimits } from "~/export/segments/crew-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { exportSize, provenanceOf } from "~/studio/export-file";
import { hashFile } from "~/uploads/hash-file";
import { type PlannedVideo, storyboardOfVideo, type VideoPlan } from "./plan-videos";
import { videoHandle } from "./queue-files";
import type { FinishedVideo, QueueRecord } from "./queue-record";

export interface VideoOrder {
  batchId: string;
  plan: VideoPlan;
  library: Library;
  mediaUrl: (assetId: string) => string;
}

/** A video would lack a picture: among many nobody would see it. */
export class PictureMissingError extends Error {
  readonly code = "media-missing";
  constructor() {
    super(
      "A picture could not be loaded, so no video was made. Check the picture of this row, then try again.",
    );
  }
}

/** The composition of a video, at its format's size in a quality. */
export function compositionOf(storyboard: Storyboard, quality: QueueRecord["quality"], library: Library) {
  return resolveComposition(storyboard, exportSize(storyboard.format, quality), library);
}

/** Makes a video into its place among the finished ones. Rejects with an ExportError or a PictureMissingError. */
export async function makeVideoFile(
  { batchId, plan: { source, settings }, library, mediaUrl }: VideoOrder,
  video: PlannedVideo,
  options: {
    worker: ExportWorker;
    signal: AbortSignal;
    limits: CrewLimits | undefined;
    onProgress: (progress: ExportProgress) => void;
  },
): Promise<FinishedVideo> {
  const { worker, signal, limits, onProgress } = options;
  const storyboard = storyboardOfVideo(source, video);
  const saveTo = await videoHandle(batchId, video.id).catch((cause) => {
    throw new ExportError("storage-full", { cause });
  });
  const { file, failedPictureIds, durationSeconds, width, height } = await exportVideo(
    compositionOf(storyboard, settings.quality, library),
    {
      mediaUrl,
      target: { kind: "mp4", frameRate: 30 },
      fileName: video.fileName,
      provenance: provenanceOf(storyboard.title, { prompt: null, script: null, pictures: [], uploads: 0 }),
      saveTo,
      ...(limits ? { limits } : {}),
      worker,
      signal,
      onProgress,
    },
  );
  if (failedPictureIds.length > 0) throw new PictureMissingError();
  const sha256 = await hashFile(file, { signal, onProgress: () => {} });
  return { key: video.key, sizeBytes: file.size, seconds: durationSeconds, width, height, sha256 };
}
