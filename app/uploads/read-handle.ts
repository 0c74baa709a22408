/** The permission a handle needs, which not every browser has. */
type AskableHandle = FileSystemFileHandle & {
  queryPermission?(): Promise<PermissionState>;
  requestPermission?(): Promise<PermissionState>;
};

/** The file a handle leads to, where the browser lets us; `ask`: the person may be asked. */
export async function readHandle(handle: FileSystemFileHandle | null, ask: boolean): Promise<File | null> {
  try {
    const askable: AskableHandle | null = handle;
    const state = ask ? await askable?.requestPermission?.() : await askable?.queryPermission?.();
    return handle && state === "granted" ? await handle.getFile() : null;
  } catch {
    return null;
  }
}
