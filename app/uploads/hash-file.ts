import { ApiError } from "~/client/call-api";
import type { HashAnswer } from "./hash-worker";
import { sha256Hex } from "./sha256-hex";

/** So much the browser hashes off the page by itself, sooner than a worker has begun. */
const atOnceBytes = 8 * 1024 * 1024;

/** The SHA-256 of a file, in hex, read off the page. Rejects with ApiError where the file cannot be read. */
export async function hashFile(
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  signal.throwIfAborted();
  if (file.size <= atOnceBytes) {
    const bytes = await file.arrayBuffer().catch(() => {
      throw unreadable();
    });
    signal.throwIfAborted();
    return sha256Hex(bytes);
  }
  const worker = new Worker(new URL("./hash-worker.ts", import.meta.url), { type: "module", name: "hash" });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const abort = () => reject(signal.reason);
  const fail = () => reject(unreadable());
  worker.onmessage = ({ data }: MessageEvent<HashAnswer>) => {
    if (data.kind === "progress") onProgress(data.readBytes / Math.max(1, file.size));
    else if (data.kind === "done") resolve(data.sha256);
    else fail();
  };
  worker.onerror = fail;
  signal.addEventListener("abort", abort, { once: true });
  worker.postMessage(file);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", abort);
    worker.terminate();
  }
}

function unreadable(): ApiError {
  return new ApiError(
    "file_unreadable",
    "The file cannot be read any more. It was moved, changed or deleted; choose it again.",
    400,
    null,
  );
}
