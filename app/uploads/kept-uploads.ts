import type { Choice } from "./order-of-choice";
import type { UploadedAsset } from "./send-file";

/** What a reload must not lose of an upload. */
export interface KeptUpload extends Partial<Choice> {
  id: string;
  userId: string;
  /** Whom it is for; absent where an earlier version kept it. */
  scope?: string | null;
  name: string;
  sizeBytes: number;
  mediaType: string;
  lastModified: number;
  folderId: string | null;
  versionOf: string | null;
  sha256: string | null;
  isPaused: boolean;
  /** What it became, while whom it is for has not taken it yet. */
  asset?: UploadedAsset | null;
  /** The file itself where it is small, so that nobody has to choose it again. */
  file: File | null;
  /** Where the browser gives one: it leads to the file again, after a question. */
  handle: FileSystemFileHandle | null;
}

const databaseName = "vitrine-uploads";
const storeName = "uploads";

/** Files up to this size are kept whole: larger ones would be copied on the disk of the person's device. */
export const mostKeptBytes = 32 * 1024 * 1024;

/** All of them; none where the browser keeps nothing. */
export function readKeptUploads(): Promise<KeptUpload[]> {
  return inStore("readonly", (store) => store.getAll() as IDBRequest<KeptUpload[]>).catch(() => []);
}

/** Keeps an upload, or its new state. Without storage it goes on and is gone with the page. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  const file = upload.file && upload.file.size <= mostKeptBytes ? upload.file : null;
  await inStore("readwrite", (store) => store.put({ ...upload, file })).catch(() => {});
}

export async function forgetUpload(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id)).catch(() => {});
}

/** Leaves nothing of anybody's uploads in this browser. */
export function forgetAllUploads(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // Switched off: nothing was kept.
  }
}

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    return await settle(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id" });
  return settle(request);
}

function settle<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
