/** Temporary files of exports live in one folder of the origin's private file system (OPFS). */
const FOLDER = "exports";
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

/** The folder, or `null` where the browser has no private file system (some private windows). */
export async function openTemporaryFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(FOLDER, { create: true });
  } catch {
    return null;
  }
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
export async function removeLeftOvers(folder: FileSystemDirectoryHandle, nowMs: number): Promise<void> {
  for await (const name of folder.keys()) {
    if (isLeftOver(name, nowMs)) await folder.removeEntry(name).catch(() => {});
  }
}

/** Removes one temporary file; that it is gone already is no error. */
export async function removeTemporaryFile(name: string): Promise<void> {
  const folder = await openTemporaryFolder();
  await folder?.removeEntry(name).catch(() => {});
}
