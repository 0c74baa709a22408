import { ExportError } from "~/export/export-error";
import { type ExportTarget, fileEnding, frameRateOf } from "~/export/export-kind";
import type { ExportJob, ExportResult } from "~/export/export-messages";
import { mediaUrlsOf } from "~/export/media-urls";
import type { ExportProgress } from "~/export/progress-meter";
import type { Provenance } from "~/export/provenance";
import { type ExportWorker, runWorker } from "~/export/run-worker";
import { type CrewLimits, crewLimits } from "~/export/segments/crew-size";
import { createTemporaryFile, removeTemporaryFile } from "~/export/temporary-files";
import type { Composition } from "~/scene/composition";

export interface ExportOptions {
  /** Address of an asset's file. */
  mediaUrl: (assetId: string) => string;
  target: ExportTarget;
  /** With its ending, e.g. "spring-sale.mp4". */
  fileName: string;
  /** How the video was made; written into the file. */
  provenance: Provenance;
  /** From `showSaveFilePicker`: the file is written there and nowhere else. */
  saveTo?: FileSystemFileHandle;
  /** What it may use of the machine: all of it where absent. For several exports at once. */
  limits?: CrewLimits;
  /** Whoever makes many files keeps one for all of them, one at a time; without it the export takes the one that the export before has left, or another. */
  worker?: ExportWorker;
  signal?: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
}

export interface ExportedVideo {
  /** On disk where the browser has a private file system. Valid until `discard`. */
  file: File;
  target: ExportTarget;
  width: number;
  height: number;
  /** 0 where the file holds only sound or one picture. */
  frameRate: number;
  frameCount: number;
  /** Of the frames, those an earlier export had encoded. */
  framesReused: number;
  /** Of the frames, those that were copied from clips without decoding them. */
  framesCopied: number;
  durationSeconds: number;
  /** Pictures that could not be loaded; the video was made without them. */
  failedPictureIds: string[];
  /** Gives the disk space back; to be called once the file has been downloaded or uploaded. Never touches `saveTo`. */
  discard(): Promise<void>;
}

/**
 * Makes a file of a composition in a worker. Rejects with an ExportError, with code `cancelled` once the signal
 * aborts; by then no temporary file is left, however the worker ended. Exporting the same or a slightly changed composition again takes up the
 * segments that were finished.
 */
export async function exportVideo(composition: Composition, options: ExportOptions): Promise<ExportedVideo> {
  const { target } = options;
  const temporaryName = options.saveTo
    ? null
    : await createTemporaryFile(Date.now(), crypto.randomUUID(), fileEnding(target));
  const discard = async () => {
    if (temporaryName) await removeTemporaryFile(temporaryName);
  };
  const job = {
    composition,
    mediaUrls: mediaUrlsOf(composition, options.mediaUrl),
    target,
    fileName: options.fileName,
    provenance: options.provenance,
    saveTo: options.saveTo ?? null,
    temporaryName,
    limits: options.limits ?? crewLimits(navigator.hardwareConcurrency, memoryGigabytes()),
  };
  const {
    file,
    frameCount,
    framesReused,
    framesCopied = 0,
    failedPictureIds,
  } = await runJob(job, options).catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  const frameRate = frameRateOf(target);
  return {
    file,
    target,
    width: composition.width,
    height: composition.height,
    frameRate,
    frameCount,
    framesReused,
    framesCopied,
    durationSeconds: frameRate > 0 ? frameCount / frameRate : composition.durationSeconds,
    failedPictureIds,
    discard,
  };
}

async function runJob(job: ExportJob, { worker, signal, onProgress }: ExportOptions): Promise<ExportResult> {
  const options = { signal, onProgress };
  const message = { type: "start", job } as const;
  const answer = await (worker ? worker.run(message, options) : runWorker(message, options));
  if (answer.type !== "done") throw new ExportError("worker-failed");
  return answer.result;
}

/** The browser's rough figure, where it gives one. */
export function memoryGigabytes(): number | undefined {
  return (navigator as { deviceMemory?: number }).deviceMemory;
}
