import { answerWithin } from "./answer-within";

const checkDatabase = "vitrine-storage-check";
const store = "check";
/** A storage that has not answered by then will not serve the documents either. */
const longestWaitMs = 3_000;
/** About what one change of a video takes: a full disk still has room for a single byte. */
const sampleBytes = 65_536;

/**
 * Whether documents can be kept in this browser now: IndexedDB opens, takes what is written and gives it back.
 * Private windows, full disks and damaged stores refuse at any of these steps, or never answer.
 */
export function isStorageUsable(): Promise<boolean> {
  return answerWithin(tryStorage(), longestWaitMs);
}

async function tryStorage(): Promise<boolean> {
  let database: IDBDatabase | undefined;
  try {
    database = await openDatabase();
    const transaction = database.transaction(store, "readwrite");
    const ended = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
    });
    transaction.objectStore(store).put(new Uint8Array(sampleBytes), "sample");
    const count = transaction.objectStore(store).count();
    transaction.objectStore(store).delete("sample");
    await ended;
    return count.result > 0;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

/**
 * Calls back once when this site's storage is cleared under the open page: the SDK then ends its client, and says
 * so to nobody.
 */
export async function watchStorageCleared(onCleared: () => void): Promise<void> {
  const sentinel = await openDatabase().catch(() => null);
  if (!sentinel) return;
  sentinel.onclose = onCleared;
  sentinel.onversionchange = ({ newVersion }) => {
    sentinel.close();
    if (newVersion === null) onCleared();
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const request = indexedDB.open(checkDatabase, 2);
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => opened(request.result);
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error("Another tab holds the storage."));
  });
}
