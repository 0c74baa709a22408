import { ExportError } from "~/export/export-error";
import type { ExportJob, ExportResult, MessageFromWorker, MessageToWorker } from "~/export/export-messages";
import type { ExportProgress } from "~/export/progress-meter";
import type { Provenance } from "~/export/provenance";
import { removeTemporaryFile } from "~/export/temporary-files";
import type { FrameRate } from "~/export/video-settings";
import type { Composition } from "~/scene/composition";

export interface ExportOptions {
  /** Address of an asset's file. */
  mediaUrl: (assetId: string) => string;
  frameRate: FrameRate;
  /** With its ending, e.g. "spring-sale.mp4". */
  fileName: string;
  /** How the video was made; written into the file. */
  provenance: Provenance;
  /** From `showSaveFilePicker`: the video is written there and nowhere else. */
  saveTo?: FileSystemFileHandle;
  signal?: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
}

export interface ExportedVideo {
  /** On disk where the browser has a private file system. Valid until `discard`. */
  file: File;
  width: number;
  height: number;
  frameRate: FrameRate;
  frameCount: number;
  durationSeconds: number;
  /** Pictures that could not be loaded; the video was made without them. */
  failedPictureIds: string[];
  /** Gives the disk space back; to be called once the file has been downloaded or uploaded. Never touches `saveTo`. */
  discard(): Promise<void>;
}

/** A worker that does not answer a cancellation within this time is ended from outside. */
const CANCEL_PATIENCE_MS = 5000;

/**
 * Encodes a composition to an MP4 file in a worker of its own. Rejects with an ExportError, with code `cancelled` once the
 * signal aborts; by then no temporary file is left.
 */
export async function exportVideo(composition: Composition, options: ExportOptions): Promise<ExportedVideo> {
  if (options.signal?.aborted) throw new ExportError("cancelled");
  const job: ExportJob = {
    composition,
    mediaUrls: Object.fromEntries(
      composition.pictureIds.map((id) => [id, new URL(options.mediaUrl(id), document.baseURI).href]),
    ),
    frameRate: options.frameRate,
    fileName: options.fileName,
    provenance: options.provenance,
    saveTo: options.saveTo ?? null,
  };
  const result = await runInWorker(job, options);
  const { temporaryName } = result;
  return {
    file: result.file,
    width: composition.width,
    height: composition.height,
    frameRate: options.frameRate,
    frameCount: result.frameCount,
    durationSeconds: result.frameCount / options.frameRate,
    failedPictureIds: result.failedPictureIds,
    discard: async () => {
      if (temporaryName) await removeTemporaryFile(temporaryName);
    },
  };
}

async function runInWorker(job: ExportJob, { signal, onProgress }: ExportOptions): Promise<ExportResult> {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), {
    type: "module",
    name: "export",
  });
  const send = (message: MessageToWorker) => worker.postMessage(message);
  const { promise, resolve, reject } = Promise.withResolvers<ExportResult>();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    send({ type: "cancel" });
    patience = setTimeout(() => reject(new ExportError("cancelled")), CANCEL_PATIENCE_MS);
  };
  worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === "progress") onProgress?.(data.progress);
    else if (data.type === "failed") reject(new ExportError(data.code, { cause: data.detail }));
    else if (!signal?.aborted) resolve(data.result);
    else {
      // The cancellation crossed the finished file on its way.
      const { temporaryName } = data.result;
      const removed = temporaryName ? removeTemporaryFile(temporaryName) : Promise.resolve();
      removed.then(() => reject(new ExportError("cancelled")));
    }
  };
  worker.onerror = (event) => reject(new ExportError("worker-failed", { cause: event.message }));
  worker.onmessageerror = () => reject(new ExportError("worker-failed"));
  signal?.addEventListener("abort", cancel, { once: true });
  send({ type: "start", job });
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener("abort", cancel);
    worker.terminate();
  }
}
