import { useSyncExternalStore } from "react";
import { showTabWork } from "~/shell/tab-work";
import { saveZip } from "./save-zip";
import type { ZipJob } from "./zip-messages";

/** An archive that is being written. */
export interface ZipDownload {
  filesDone: number;
  files: number;
}

interface ZipOrder {
  batchId: string;
  /** Of the table. */
  name: string;
  /** Of the table's page. */
  address: string;
  fileName: string;
  saveTo: FileSystemFileHandle | null;
}

const downloads = new Map<string, ZipDownload & { stop: AbortController }>();
const listeners = new Set<() => void>();

/** The archive of a table that is being written; null while none is. It goes on while the panel is closed. */
export function useZipDownload(batchId: string): ZipDownload | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => downloads.get(batchId) ?? null,
    () => null,
  );
}

/** Writes one archive of a table at a time. False where it was stopped; rejects with a ZipError. */
export async function downloadZip(
  { batchId, name, address, fileName, saveTo }: ZipOrder,
  readFiles: () => Promise<ZipJob["files"]>,
): Promise<boolean> {
  if (downloads.has(batchId)) return false;
  const stop = new AbortController();
  const startedMs = Date.now();
  let files = 0;
  const report = (state: "running" | "done" | "failed" | "cancelled", filesDone: number) => {
    if (state === "running") downloads.set(batchId, { filesDone, files, stop });
    else downloads.delete(batchId);
    for (const listener of listeners) listener();
    showTabWork({
      id: `table-zip/${batchId}`,
      title: `Archive of ${name}`,
      address,
      startedMs,
      state,
      progress: {
        label: "Writing the archive",
        share: files > 0 ? filesDone / files : null,
        detail: `${filesDone} of ${files}`,
      },
      outcome: state === "running" ? null : outcomes[state],
      cancel: () => stop.abort(),
    });
  };
  report("running", 0);
  try {
    const read = await readFiles();
    files = read.length;
    const onProgress = (filesDone: number) => report("running", filesDone);
    await saveZip(read, { fileName, saveTo, signal: stop.signal, onProgress });
    report("done", files);
    return true;
  } catch (error) {
    report(stop.signal.aborted ? "cancelled" : "failed", 0);
    if (stop.signal.aborted) return false;
    throw error;
  }
}

const outcomes = { done: "Saved.", failed: "The archive was not written.", cancelled: "Cancelled." };

export function stopZip(batchId: string): void {
  downloads.get(batchId)?.stop.abort();
}
