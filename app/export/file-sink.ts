import { StreamTarget, type StreamTargetChunk, type Target } from "mediabunny";
import { getTemporaryFile } from "~/export/temporary-files";

type Bytes = Uint8Array<ArrayBuffer>;

/** Where the bytes of one export go. Exactly one of `finish` and `discard` is called, once, after all writing has ended. */
export interface FileSink {
  /** Adds bytes at the end. */
  append(data: Bytes): Promise<void>;
  /** A target for a muxer, which writes wherever it wants. */
  target(): Target;
  /** Bytes so far. */
  readonly sizeBytes: number;
  /** Forgets what was written, to begin again. */
  restart(): Promise<void>;
  finish(fileName: string, mediaType: string): Promise<File>;
  /** Closes the file. One the user chose stays as it was; removing a temporary one is up to the page. */
  discard(): Promise<void>;
}

export interface SinkOptions {
  /** A file the user chose. */
  saveTo: FileSystemFileHandle | null;
  /** Without a chosen file the bytes go to this temporary file, and without either to memory. */
  temporaryName: string | null;
  /** Called when the disk is full. Where it could make room, it says so, and the write is tried again. */
  makeRoom: () => Promise<boolean>;
}

/** The medium under a sink. A full disk is a QuotaExceededError. */
interface Medium {
  write(data: Bytes, position: number): void | Promise<void>;
  truncate(): void | Promise<void>;
  finish(fileName: string, mediaType: string): Promise<File>;
  discard(): Promise<void>;
}

const CHUNK_BYTES = 2 ** 20;

/** The best sink there is: the user's own file, else a temporary file on disk, else memory. Worker only. */
export async function openFileSink({ saveTo, temporaryName, makeRoom }: SinkOptions): Promise<FileSink> {
  const medium = saveTo
    ? await openUserFile(saveTo)
    : (temporaryName && (await openTemporaryFile(temporaryName))) || openMemory();
  let sizeBytes = 0;
  const write = async (data: Bytes, position: number) => {
    try {
      await medium.write(data, position);
    } catch (thrown) {
      if (!isQuotaError(thrown) || !(await makeRoom())) throw thrown;
      await medium.write(data, position);
    }
    sizeBytes = Math.max(sizeBytes, position + data.byteLength);
  };
  return {
    append: (data) => write(data, sizeBytes),
    target: () =>
      new StreamTarget(
        new WritableStream<StreamTargetChunk>({ write: ({ data, position }) => write(data, position) }),
        { chunked: true, chunkSize: CHUNK_BYTES },
      ),
    get sizeBytes() {
      return sizeBytes;
    },
    async restart() {
      await medium.truncate();
      sizeBytes = 0;
    },
    finish: medium.finish,
    discard: medium.discard,
  };
}

function isQuotaError(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "QuotaExceededError";
}

/** The browser writes to a hidden copy until `close`, so a cancelled export leaves the user's file as it was. */
async function openUserFile(handle: FileSystemFileHandle): Promise<Medium> {
  const writable = await handle.createWritable();
  return {
    write: (data, position) => writable.write({ type: "write", data, position }),
    truncate: () => writable.truncate(0),
    async finish() {
      await writable.close();
      return handle.getFile();
    },
    discard: () => writable.abort().catch(() => {}),
  };
}

async function openTemporaryFile(name: string): Promise<Medium | null> {
  let handle: FileSystemFileHandle;
  let access: FileSystemSyncAccessHandle;
  try {
    handle = await getTemporaryFile(name);
    access = await handle.createSyncAccessHandle();
  } catch {
    return null;
  }
  return {
    write(data, position) {
      const written = access.write(data, { at: position });
      if (written < data.byteLength) throw new DOMException("The disk is full.", "QuotaExceededError");
    },
    truncate: () => access.truncate(0),
    async finish(fileName, type) {
      access.flush();
      access.close();
      // A File made of a file copies nothing: it keeps pointing at the bytes on disk.
      return new File([await handle.getFile()], fileName, { type });
    },
    async discard() {
      access.close();
    },
  };
}

function openMemory(): Medium {
  let bytes = new Uint8Array(CHUNK_BYTES);
  let size = 0;
  return {
    write(data, position) {
      const end = position + data.byteLength;
      if (end > bytes.length) {
        const larger = new Uint8Array(Math.max(end, bytes.length * 2));
        larger.set(bytes);
        bytes = larger;
      }
      bytes.set(data, position);
      size = Math.max(size, end);
    },
    truncate() {
      size = 0;
    },
    finish: async (fileName, type) => new File([bytes.subarray(0, size)], fileName, { type }),
    discard: async () => {},
  };
}
