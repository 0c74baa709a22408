import { saveFile } from "~/client/save-file";
import { createTemporaryFile, removeTemporaryFile } from "~/export/temporary-files";
import type { ZipJob, ZipMessage } from "./zip-messages";

const messages = {
  "storage-full":
    "There is no room for the archive. Save to a place you choose, save the files one by one, or free some space.",
  "file-refused": "The archive could not be written there. Choose another place.",
  "file-missing": "The browser has removed some of the finished videos. Make them again, then download.",
} as const;

/** An archive that could not be written; the finished videos are untouched. */
export class ZipError extends Error {
  constructor(readonly code: keyof typeof messages) {
    super(messages[code]);
  }
}

/** Beside the files of the archive, the browser takes a while to copy a download; then its room is given back. */
const downloadMs = 10 * 60 * 1000;

/**
 * Writes files into one archive, to the chosen file or as a download, without holding them in memory. Rejects with a ZipError, and with
 * an AbortError once the signal aborts: no half archive is left then.
 */
export async function saveZip(
  files: ZipJob["files"],
  options: {
    fileName: string;
    saveTo: FileSystemFileHandle | null;
    signal: AbortSignal;
    onProgress: (filesDone: number) => void;
  },
): Promise<void> {
  const { fileName, saveTo, signal, onProgress } = options;
  const temporaryName = saveTo ? null : await createTemporaryFile(Date.now(), crypto.randomUUID(), "zip");
  try {
    const file = await runZip({ fileName, files, saveTo, temporaryName }, signal, onProgress);
    if (saveTo) return;
    saveFile(file, fileName);
    if (temporaryName) setTimeout(() => void removeTemporaryFile(temporaryName), downloadMs);
  } catch (error) {
    if (temporaryName) await removeTemporaryFile(temporaryName);
    throw error;
  }
}

async function runZip(
  job: ZipJob,
  signal: AbortSignal,
  onProgress: (filesDone: number) => void,
): Promise<File> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./zip-worker.ts", import.meta.url), { type: "module", name: "zip" });
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  const abort = () => reject(signal.reason);
  worker.onmessage = ({ data }: MessageEvent<ZipMessage>) => {
    if (data.type === "progress") onProgress(data.filesDone);
    else if (data.type === "done") resolve(data.file);
    else reject(new ZipError(data.code));
  };
  worker.onerror = () => reject(new ZipError("file-refused"));
  signal.addEventListener("abort", abort, { once: true });
  worker.postMessage(job);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", abort);
    worker.terminate();
  }
}
