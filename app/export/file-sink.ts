import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from "mediabunny";
import { openTemporaryFolder, removeLeftOvers, temporaryName } from "~/export/temporary-files";

/** Where the bytes of one export go. Exactly one of `finish` and `discard` is called, once, after the muxer has ended. */
export interface FileSink {
  target: Target;
  /** Appends bytes after what the muxer wrote, closes, and gives the file. */
  finish(appended: Uint8Array<ArrayBuffer>, fileName: string): Promise<File>;
  /** Removes every trace. */
  discard(): Promise<void>;
  /** Name of the temporary file that holds the result, if any. */
  temporaryName: string | null;
}

const MP4 = "video/mp4";

/** The best sink there is: the user's own file, else a temporary file on disk, else memory. Worker only. */
export async function openFileSink(saveTo: FileSystemFileHandle | null): Promise<FileSink> {
  if (saveTo) return openUserFile(saveTo);
  const folder = await openTemporaryFolder();
  return (folder && (await openTemporaryFile(folder))) ?? openMemory();
}

/** The browser writes to a hidden copy until `close`, so a cancelled export leaves the user's file as it was. */
async function openUserFile(handle: FileSystemFileHandle): Promise<FileSink> {
  const writable = await handle.createWritable();
  let endBytes = 0;
  const stream = new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      await writable.write({ type: "write", data, position });
      endBytes = Math.max(endBytes, position + data.byteLength);
    },
  });
  return {
    target: new StreamTarget(stream, { chunked: true }),
    temporaryName: null,
    async finish(appended) {
      await writable.write({ type: "write", data: appended, position: endBytes });
      await writable.close();
      return handle.getFile();
    },
    discard: () => writable.abort().catch(() => {}),
  };
}

async function openTemporaryFile(folder: FileSystemDirectoryHandle): Promise<FileSink | null> {
  const nowMs = Date.now();
  await removeLeftOvers(folder, nowMs);
  const name = temporaryName(nowMs, crypto.randomUUID());
  let handle: FileSystemFileHandle;
  let access: FileSystemSyncAccessHandle;
  try {
    handle = await folder.getFileHandle(name, { create: true });
    access = await handle.createSyncAccessHandle();
  } catch {
    await folder.removeEntry(name).catch(() => {});
    return null;
  }
  let endBytes = 0;
  const write = (data: Uint8Array<ArrayBuffer>, position: number) => {
    const written = access.write(data, { at: position });
    if (written < data.byteLength) throw new DOMException("The disk is full.", "QuotaExceededError");
    endBytes = Math.max(endBytes, position + written);
  };
  const stream = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => write(data, position),
  });
  return {
    target: new StreamTarget(stream, { chunked: true, chunkSize: 2 ** 20 }),
    temporaryName: name,
    async finish(appended, fileName) {
      write(appended, endBytes);
      access.flush();
      access.close();
      // A File made of a file copies nothing: it keeps pointing at the bytes on disk.
      return new File([await handle.getFile()], fileName, { type: MP4 });
    },
    async discard() {
      access.close();
      await folder.removeEntry(name).catch(() => {});
    },
  };
}

function openMemory(): FileSink {
  const target = new BufferTarget();
  return {
    target,
    temporaryName: null,
    async finish(appended, fileName) {
      if (!target.buffer) throw new Error("The file was not finished.");
      return new File([target.buffer, appended], fileName, { type: MP4 });
    },
    discard: async () => {},
  };
}
