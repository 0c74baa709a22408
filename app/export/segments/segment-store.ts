import { type EncodedPackets, packetsFromBytes, packetsToBytes } from "~/export/segments/encoded-packets";

const FOLDER = "export-segments";
const ENDING = ".seg";
export const LARGEST_STORE_BYTES = 768 * 2 ** 20;
const LARGEST_SHARE_OF_QUOTA = 0.2;
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** Says by its time when the store was cleaned. */
const CLEANED = "export-segments-cleaned";
/** The store is cleaned, and what was taken up is marked as new, no more often than this. */
const FRESH_MS = 60 * 1000;

/**
 * Encoded segments and sounds by key, in the origin's private file system. It only ever saves work: whatever goes wrong in
 * it is as if the packets had not been there. Worker only.
 */
export interface SegmentStore {
  has(key: string): Promise<boolean>;
  /** A key names packets of one kind alone. */
  get<Packet extends { sizeBytes: number }, Config>(
    key: string,
  ): Promise<EncodedPackets<Packet, Config> | null>;
  put<Packet extends { sizeBytes: number }, Config>(
    key: string,
    encoded: EncodedPackets<Packet, Config>,
  ): Promise<void>;
  /** Removes all but the named segments, to make room on a full disk. Returns whether anything went. */
  clear(exceptKeys: ReadonlySet<string>): Promise<boolean>;
}

const empty: SegmentStore = {
  has: async () => false,
  get: async () => null,
  put: async () => {},
  clear: async () => false,
};

/** Opens the store; from time to time removes what is too old or too much. `nowMs` is the time of day in milliseconds. */
export async function openSegmentStore(nowMs: number): Promise<SegmentStore> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    if (await isCleaningDue(root, nowMs)) await clean(folder, nowMs);
    return storeIn(folder);
  } catch {
    return empty;
  }
}

/** Looking at each file takes as long as a short video does, and a queue of videos opens the store for each. */
async function isCleaningDue(root: FileSystemDirectoryHandle, nowMs: number): Promise<boolean> {
  const mark = await root.getFileHandle(CLEANED, { create: true });
  const { size, lastModified } = await mark.getFile();
  if (size > 0 && Math.abs(nowMs - lastModified) < FRESH_MS) return false;
  try {
    const access = await mark.createSyncAccessHandle();
    access.write(new Uint8Array(1), { at: 0 });
    access.close();
    return true;
  } catch {
    // Another export is at it.
    return false;
  }
}

async function clean(folder: FileSystemDirectoryHandle, nowMs: number): Promise<void> {
  const { quota = 0 } = await navigator.storage.estimate();
  const largestBytes = Math.min(LARGEST_STORE_BYTES, quota * LARGEST_SHARE_OF_QUOTA);
  for (const name of namesToRemove(await listFiles(folder), nowMs, largestBytes)) {
    await folder.removeEntry(name).catch(() => {});
  }
}

interface StoredFile {
  name: string;
  sizeBytes: number;
  changedMs: number;
}

/** Files older than a week, and the oldest of the others as long as they are too many bytes together. */
export function namesToRemove(files: StoredFile[], nowMs: number, largestBytes: number): string[] {
  const newestFirst = files.toSorted((a, b) => b.changedMs - a.changedMs);
  let kept = 0;
  return newestFirst
    .filter(({ sizeBytes, changedMs }) => {
      if (nowMs - changedMs > OLDEST_MS || kept + sizeBytes > largestBytes) return true;
      kept += sizeBytes;
      return false;
    })
    .map(({ name }) => name);
}

async function listFiles(folder: FileSystemDirectoryHandle): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const handle of folder.values()) {
    if (handle.kind !== "file") continue;
    const file = await (handle as FileSystemFileHandle).getFile().catch(() => null);
    if (file) files.push({ name: handle.name, sizeBytes: file.size, changedMs: file.lastModified });
  }
  return files;
}

/**
 * Writes its first byte again, so that what many videos have in common is not the first to go when room is needed. Where that cannot
 * be done, it is as old as it was.
 */
async function markAsNew(folder: FileSystemDirectoryHandle, name: string, bytes: ArrayBuffer): Promise<void> {
  try {
    const access = await (await folder.getFileHandle(name)).createSyncAccessHandle();
    access.write(new Uint8Array(bytes, 0, 1), { at: 0 });
    access.close();
  } catch {
    // Somebody else has it open.
  }
}

function storeIn(folder: FileSystemDirectoryHandle): SegmentStore {
  const fileOf = (key: string) =>
    folder
      .getFileHandle(key + ENDING)
      .then((handle) => handle.getFile())
      .catch(() => null);
  return {
    has: async (key) => ((await fileOf(key))?.size ?? 0) > 0,
    async get(key) {
      const file = await fileOf(key);
      const bytes = await file?.arrayBuffer().catch(() => null);
      if (!file || !bytes) return null;
      if (Date.now() - file.lastModified > FRESH_MS) await markAsNew(folder, key + ENDING, bytes);
      return packetsFromBytes(new Uint8Array(bytes));
    },
    async put(key, encoded) {
      try {
        const handle = await folder.getFileHandle(key + ENDING, { create: true });
        const access = await handle.createSyncAccessHandle();
        try {
          const bytes = packetsToBytes(encoded);
          access.truncate(0);
          // Not flushed, which would hold up the frames that this worker draws: what a full disk or a power cut left of a segment
          // is told by its checksum.
          access.write(bytes, { at: 0 });
        } finally {
          access.close();
        }
      } catch {
        await folder.removeEntry(key + ENDING).catch(() => {});
      }
    },
    async clear(exceptKeys) {
      let removed = false;
      for (const { name } of await listFiles(folder).catch(() => [])) {
        if (exceptKeys.has(name.slice(0, -ENDING.length))) continue;
        await folder.removeEntry(name).then(
          () => {
            removed = true;
          },
          () => {},
        );
      }
      return removed;
    },
  };
}
