import { callApi } from "~/client/call-api";
import type { PageImagesAnswer, PageImagesOrder } from "./page-images-worker";

/** A picture whose files for published pages are not made yet, as the server names it. */
export interface MissingPageImage {
  assetId: string;
  fileId: string;
  /** In pixels. */
  width: number;
  height: number;
}

interface Making {
  signal: AbortSignal;
  /** Pictures that are done, of all. */
  onProgress: (done: number) => void;
}

/** An image that takes longer than this is one the browser hangs on. */
const patienceMs = 120_000;

/**
 * Makes the files in which published pages show pictures and sends them, each once for ever. Answers those that this browser cannot
 * make: a page shows their originals. Rejects where the server cannot be reached, or with the signal's reason.
 */
export async function makePageImages(
  missing: readonly MissingPageImage[],
  { signal, onProgress }: Making,
): Promise<MissingPageImage[]> {
  const waiting = [...missing];
  const failed: MissingPageImage[] = [];
  let done = 0;
  const workOff = async () => {
    for (let image = waiting.shift(); image; image = waiting.shift()) {
      signal.throwIfAborted();
      const files = await makeFiles(image, signal);
      signal.throwIfAborted();
      if (files) await send(image, files);
      else failed.push(image);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: workersFor(missing.length) }, workOff));
  return failed;
}

/** One core stays with the page. */
function workersFor(images: number): number {
  return Math.min(images, 3, Math.max(1, navigator.hardwareConcurrency - 1));
}

/** Null where the browser cannot decode or encode it. */
async function makeFiles(
  { assetId, width, height }: MissingPageImage,
  signal: AbortSignal,
): Promise<(PageImagesAnswer & { kind: "done" })["files"] | null> {
  const response = await fetch(`/media/assets/${assetId}`, { signal });
  if (!response.ok) return null;
  const order: PageImagesOrder = { file: await response.blob(), width, height };
  const worker = new Worker(new URL("./page-images-worker.ts", import.meta.url), {
    type: "module",
    name: "page-images",
  });
  const { promise, resolve } = Promise.withResolvers<PageImagesAnswer>();
  const fail = (message: string) => resolve({ kind: "failed", message });
  const patience = setTimeout(() => fail("It takes too long."), patienceMs);
  const stop = () => fail("It was stopped.");
  signal.addEventListener("abort", stop);
  worker.onmessage = ({ data }: MessageEvent<PageImagesAnswer>) => resolve(data);
  worker.onerror = (event) => fail(event.message);
  worker.postMessage(order);
  try {
    const answer = await promise;
    return answer.kind === "done" ? answer.files : null;
  } finally {
    clearTimeout(patience);
    signal.removeEventListener("abort", stop);
    worker.terminate();
  }
}

async function send(
  { assetId, fileId }: MissingPageImage,
  files: readonly { name: string; file: Blob }[],
): Promise<void> {
  const form = new FormData();
  form.set("fileId", fileId);
  for (const { name, file } of files) form.set(name, file);
  await callApi(`/api/v1/assets/${assetId}/page-images`, { method: "POST", body: form });
}
