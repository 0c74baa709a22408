/**
 * What is being recorded, kept on this device while it is recorded, so that it survives a crash, a reload and an upload that fails.
 * One take for each place: a scene's voice, or all voices of a video.
 */

const folderName = "voice-takes";

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(folderName, { create: true });
}

const nameOf = (place: string) => encodeURIComponent(place);

/** Keeps parts of takes one after the other: a later one never ends before an earlier one. */
let writing: Promise<void> = Promise.resolve();

/** Keeps a take in place of the one before. Where the device has no room or no such store, it is not kept; recording goes on. */
export function keepTake(place: string, recording: Blob): void {
  writing = writing
    .then(async () => {
      const file = await (await openFolder()).getFileHandle(nameOf(place), { create: true });
      const writable = await file.createWritable();
      await writable.write(recording);
      await writable.close();
    })
    .catch((error) => console.warn("The recording is not kept on this device", error));
}

/** The take that was left of a place; null where there is none. */
export async function readTake(place: string): Promise<Blob | null> {
  try {
    await writing;
    const file = await (await (await openFolder()).getFileHandle(nameOf(place))).getFile();
    return file.size > 0 ? file : null;
  } catch {
    return null;
  }
}

export function forgetTake(place: string): void {
  writing = writing
    .then(async () => {
      await (await openFolder()).removeEntry(nameOf(place));
    })
    .catch(() => {});
}
