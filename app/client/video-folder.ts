const name = "table-videos";

/** The folder of finished videos of tables in the origin's private file system (OPFS). Rejects where there is none. */
export async function openVideoFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create: true });
}

/** Removes all of them, of whatever table. Where that cannot be done, nothing is said: there may never have been any. */
export async function removeVideoFolder(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(name, { recursive: true });
  } catch {
    // There is none, or the browser has no such files.
  }
}
