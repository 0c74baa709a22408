/** The file picker of the File System Access API, which TypeScript's DOM library does not know. */
declare global {
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string;
      types: { accept: Record<string, string[]> }[];
    }) => Promise<FileSystemFileHandle>;
  }
}

/** Whether a place to save can be chosen here. Not on the server, and not in Firefox or Safari. */
export function canPickFile(): boolean {
  return typeof window !== "undefined" && "showSaveFilePicker" in window;
}

/** Asks where to save; `null` when nothing was chosen. To be called while a click is being handled. */
export async function pickSaveFile(
  fileName: string,
  mediaType: string,
): Promise<FileSystemFileHandle | null> {
  const ending = `.${fileName.split(".").at(-1)}`;
  try {
    const types = [{ accept: { [mediaType]: [ending] } }];
    return (await window.showSaveFilePicker?.({ suggestedName: fileName, types })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}
