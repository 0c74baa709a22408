import type { Firestore } from "firebase/firestore";
import type { Keeping } from "./edit-state";

/** Everything about the open database that changes: read by `useSyncExternalStore`, so replaced, never altered. */
interface State {
  /** Counted up when the database is opened anew: listeners of an earlier one hear nothing more. */
  edition: number;
  keeping: Keeping;
}

let state: State = { edition: 0, keeping: "device" };
let opened: Promise<Firestore> | undefined;
let isWatching = false;
const listeners = new Set<() => void>();

/**
 * The document database, as the signed-in person may see it. Its code loads with the first call, so that pages
 * without documents never carry it. Kept on this device where its storage works, shared by all tabs; else in memory.
 * Call it anew rather than keep the answer: when the storage breaks, the next answer is another database.
 */
export function getDocuments(): Promise<Firestore> {
  opened ??= open("device").catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What was opened so far, without opening it. */
export function openedDocuments(): Promise<Firestore> | undefined {
  return opened;
}

export function readDocumentsState(): State {
  return state;
}

export function watchDocumentsState(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Opens the database again after its storage failed: in memory, unless the storage is as good as new. */
export async function reopenDocuments(edition: number, keeping: Keeping): Promise<void> {
  // Somebody else who met the same failure was first.
  if (edition !== state.edition) return;
  const broken = opened;
  opened = (async () => {
    const firestore = await broken?.catch(() => undefined);
    // A client whose storage failed may never finish; its successor does not wait.
    if (firestore) (await import("firebase/firestore")).terminate(firestore).catch(() => {});
    return open(keeping);
  })();
  change({ edition: edition + 1, keeping });
  await opened;
}

/** Ends the database for the rest of the page. It can be cleared then. */
export async function closeDocuments(): Promise<Firestore | undefined> {
  const firestore = await opened?.catch(() => undefined);
  if (firestore) await (await import("firebase/firestore")).terminate(firestore);
  return firestore;
}

async function open(keeping: Keeping): Promise<Firestore> {
  const [{ openDatabase }, { watchStorageTrouble }, { watchStorageCleared }] = await Promise.all([
    import("./open-database"),
    import("./storage-trouble"),
    import("./storage-check"),
  ]);
  if (!isWatching) {
    isWatching = true;
    watchStorageTrouble((trouble) => {
      if (state.keeping === "tab") return;
      if (trouble === "left") change({ ...state, keeping: "tab" });
      else void reopenDocuments(state.edition, "tab").catch(() => {});
    });
  }
  const database = await openDatabase(keeping);
  if (database.keeping === "device") {
    const { edition } = state;
    void watchStorageCleared(() => void reopenDocuments(edition, "device").catch(() => {}));
  }
  if (database.keeping !== state.keeping) change({ ...state, keeping: database.keeping });
  return database.firestore;
}

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}
