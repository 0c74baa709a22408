import { ExportError } from "~/export/export-error";
import type { MessageFromWorker, MessageToWorker } from "~/export/export-messages";

/** A worker that does not answer a cancellation within this time is ended from outside. */
const CANCEL_PATIENCE_MS = 5000;
/** A worker that says nothing for so long was ended by the browser, which tells nobody. */
const SILENCE_MS = 60_000;

type Answer = Extract<MessageFromWorker, { type: "done" | "probed" }>;
type Progress = Extract<MessageFromWorker, { type: "progress" }>["progress"];

export interface RunOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * A worker that exports, one job at a time. What it has loaded stays for the next job: its code, fonts, and what it found out about
 * this browser's encoders. One that fails or is cancelled is ended, and the next job starts another.
 */
export class ExportWorker {
  #worker: Worker | null = null;

  /**
   * Waits for the last word of a job. Rejects with an ExportError: the worker's own, or `cancelled`, or `worker-failed` where it died. By
   * then the worker may still be ending, with its files open. No timer decides how fast the work goes, so it runs in a hidden tab.
   */
  async run(message: MessageToWorker, { signal, onProgress }: RunOptions): Promise<Answer> {
    if (signal?.aborted) throw new ExportError("cancelled");
    this.#worker ??= new Worker(new URL("./export-worker.ts", import.meta.url), {
      type: "module",
      name: "export",
    });
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let patience: ReturnType<typeof setTimeout> | undefined;
    let heardMs = performance.now();
    const watch = setInterval(() => {
      if (performance.now() - heardMs > SILENCE_MS) reject(new ExportError("worker-failed"));
    }, SILENCE_MS / 4);

    const cancel = () => {
      worker.postMessage({ type: "cancel" } satisfies MessageToWorker);
      patience = setTimeout(() => reject(new ExportError("cancelled")), CANCEL_PATIENCE_MS);
    };
    worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      heardMs = performance.now();
      if (data.type === "progress") onProgress?.(data.progress);
      else if (data.type === "failed") reject(new ExportError(data.code, { cause: data.detail }));
      else if (!signal?.aborted) resolve(data);
      else reject(new ExportError("cancelled"));
    };
    worker.onerror = (event) => reject(new ExportError("worker-failed", { cause: event.message }));
    worker.onmessageerror = () => reject(new ExportError("worker-failed"));
    signal?.addEventListener("abort", cancel, { once: true });
    worker.postMessage(message);
    try {
      return await promise;
    } catch (error) {
      this.close();
      throw error;
    } finally {
      clearTimeout(patience);
      clearInterval(watch);
      signal?.removeEventListener("abort", cancel);
    }
  }

  /** To be called once no more jobs come. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** How long a worker without a job is kept: the same video is often made again, with a word changed. */
const KEPT_MS = 120_000;
let idle: { worker: ExportWorker; closing: ReturnType<typeof setTimeout> } | null = null;

/** One job, in the worker of the job before where that is free. */
export async function runWorker(message: MessageToWorker, options: RunOptions): Promise<Answer> {
  const worker = takeIdle() ?? new ExportWorker();
  try {
    return await worker.run(message, options);
  } finally {
    keep(worker);
  }
}

function takeIdle(): ExportWorker | null {
  if (!idle) return null;
  const { worker, closing } = idle;
  clearTimeout(closing);
  idle = null;
  return worker;
}

function keep(worker: ExportWorker): void {
  closeIdleWorker();
  idle = { worker, closing: setTimeout(closeIdleWorker, KEPT_MS) };
}

export function closeIdleWorker(): void {
  takeIdle()?.close();
}
