import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotListenOptions,
} from "firebase/firestore";

/** A busy machine takes its time; what never comes ends with the case. */
const PATIENCE_MS = 80_000;
/** A snapshot from the server may differ from one of the cache in its metadata alone. */
const WITH_METADATA = { includeMetadataChanges: true };

/** A listener whose snapshots are kept until they are asked for. */
export interface Observer<Snapshot> {
  snapshots: Snapshot[];
  /** The first snapshot, seen or to come, that no earlier call has returned and that satisfies `isIt`. */
  next(isIt?: (snapshot: Snapshot) => boolean): Promise<Snapshot>;
  stop(): void;
}

export function observeQuery(
  query: Query,
  options: SnapshotListenOptions = WITH_METADATA,
): Observer<QuerySnapshot> {
  return observe((next, failed) => onSnapshot(query, options, next, failed));
}

export function observeDocument(
  document: DocumentReference,
  options: SnapshotListenOptions = WITH_METADATA,
): Observer<DocumentSnapshot> {
  return observe((next, failed) => onSnapshot(document, options, next, failed));
}

function observe<Snapshot>(
  listen: (next: (snapshot: Snapshot) => void, failed: (error: Error) => void) => () => void,
): Observer<Snapshot> {
  const snapshots: Snapshot[] = [];
  let taken = 0;
  let failure: Error | null = null;
  let wake = () => {};
  const stop = listen(
    (snapshot) => {
      snapshots.push(snapshot);
      wake();
    },
    (error) => {
      failure = error;
      wake();
    },
  );
  return {
    snapshots,
    stop,
    async next(isIt = () => true) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = snapshots.findIndex((snapshot, index) => index >= taken && isIt(snapshot));
        const snapshot = snapshots[found];
        if (snapshot) {
          taken = found + 1;
          return snapshot;
        }
        if (failure) throw failure;
        const left = deadline - Date.now();
        if (left <= 0) throw new Error(`No such snapshot after ${snapshots.length}.`);
        await new Promise<void>((resume) => {
          wake = resume;
          setTimeout(resume, left);
        });
      }
    },
  };
}

/** A snapshot from the server with nothing left to write. */
export function isSettled({
  metadata,
}: {
  metadata: { fromCache: boolean; hasPendingWrites: boolean };
}): boolean {
  return !metadata.fromCache && !metadata.hasPendingWrites;
}
