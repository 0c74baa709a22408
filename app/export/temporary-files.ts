/** Temporary files of exports live in one folder of the origin's private file system (OPFS). */
const FOLDER = "exports";
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

const RETRY_MS = 100;
/** Half a minute. Attempts are counted, not time: while a computer sleeps, time passes and no lock is released. */
const MOST_ATTEMPTS = 300;

/** Throws where the browser has no private file system (some private windows). */
async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/**
 * Creates an empty file, to be called before the worker that writes to it is started: a worker that creates its own could
 * still do so after it was ended and its file removed. Returns the name, or `null` where there can be no such file.
 */
export async function createTemporaryFile(
  nowMs: number,
  unique: string,
  ending: string,
): Promise<string | null> {
  const name = temporaryName(nowMs, unique, ending);
  try {
    const folder = await openFolder();
    await removeLeftOvers(folder, nowMs);
    await folder.getFileHandle(name, { create: true });
    return name;
  } catch {
    return null;
  }
}

/** The file with that name. Rejects where it was removed or never created. */
export async function getTemporaryFile(name: string): Promise<FileSystemFileHandle> {
  const folder = await openFolder();
  return folder.getFileHandle(name);
}

/** A name that says when it was made, so that left-overs can be told from work in progress. */
export function temporaryName(nowMs: number, unique: string, ending: string): string {
  return `${nowMs}-${unique}.${ending}`;
}

/** Whether a file is left over from a page that was closed or crashed during an export a day ago or more. */
export function isLeftOver(name: string, nowMs: number): boolean {
  const madeMs = Number.parseInt(name, 10);
  return Number.isNaN(madeMs) || nowMs - madeMs > LEFT_OVER_MS;
}

/** Removes what crashed exports left. A file that is still open cannot be removed and stays. */
async function removeLeftOvers(folder: FileSystemDirectoryHandle, nowMs: number): Promise<void> {
  for await (const name of folder.keys()) {
    if (isLeftOver(name, nowMs)) await folder.removeEntry(name).catch(() => {});
  }
}

/**
 * Removes one temporary file; that it is gone already is no error. A worker that was ended keeps its lock for a moment (in
 * Chromium up to two seconds, while it is busy), so removing is tried again until the lock is released. Never rejects: a file
 * that stays locked is reported to the window, and is removed a day later as a left-over.
 */
export async function removeTemporaryFile(name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const folder = await openFolder();
      await folder.removeEntry(name);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return;
      if (attempt === MOST_ATTEMPTS) {
        reportError(error);
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
