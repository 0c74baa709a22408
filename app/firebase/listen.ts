import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  getDocFromCache,
  getDocsFromCache,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  snapshotEqual,
} from "firebase/firestore";
import { stopListening } from "./stop-listening";

/**
 * Listening, also in a tab that leaves the network to another. There the SDK asks the storage for what is later than
 * the latest it has seen. When the answer to a write overtakes what the server says of others' changes (two streams;
 * one of them may wait 15 s after a cut), those enter the storage with an earlier time, and the SDK shows them never.
 * So some time after the tab on the network has heard something, what is shown here is compared with the storage. What
 * is behind twice in a row listens anew.
 */

/** Written by the tab on the network whenever it has heard something of a listener of any tab. */
const targetsKey = "firestore_targets_";
/** The SDK itself needs some milliseconds to follow. */
const checkAfterMs = 1_500;

interface Listener {
  firestore: Firestore;
  begin: () => void;
  stop: () => void;
  checkAgainstStorage: () => Promise<"in-step" | "behind-once" | "behind">;
}

const listeners = new Set<Listener>();
let isFollowing = false;
let isCheckDue = false;

/** Calls `onNext` with each snapshot, metadata changes included, until what is returned is called. */
export function listenToDocument(
  reference: DocumentReference,
  onNext: (snapshot: DocumentSnapshot) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  return listen(
    reference.firestore,
    (onNext, fail) => onSnapshot(reference, { includeMetadataChanges: true }, onNext, fail),
    () => getDocFromCache(reference),
    snapshotEqual,
    onNext,
    onError,
  );
}

/** The same for a query. */
export function listenToQuery(
  query: Query,
  onNext: (snapshot: QuerySnapshot) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  return listen(
    query.firestore,
    (onNext, fail) => onSnapshot(query, { includeMetadataChanges: true }, onNext, fail),
    () => getDocsFromCache(query),
    (left, right) =>
      left.size === right.size &&
      left.docs.every((document, index) => snapshotEqual(document, right.docs[index] ?? document)),
    onNext,
    onError,
  );
}

function listen<Snapshot>(
  firestore: Firestore,
  subscribe: (onNext: (snapshot: Snapshot) => void, fail: (error: FirestoreError) => void) => () => void,
  readKept: () => Promise<Snapshot>,
  isSame: (left: Snapshot, right: Snapshot) => boolean,
  onNext: (snapshot: Snapshot) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  let latest: Snapshot | undefined;
  let doubted: Snapshot | undefined;
  let unsubscribe = () => {};
  const listener: Listener = {
    firestore,
    begin() {
      const next = (snapshot: Snapshot) => {
        latest = snapshot;
        onNext(snapshot);
      };
      const fail = (error: FirestoreError) => {
        listeners.delete(listener);
        onError(error);
      };
      unsubscribe = stopListening(subscribe(next, fail));
    },
    stop: () => unsubscribe(),
    async checkAgainstStorage() {
      const shown = latest;
      const kept = await readKept().catch(() => undefined);
      if (!kept || !shown || shown !== latest || isSame(shown, kept)) return "in-step";
      const isBehind = doubted === shown;
      doubted = shown;
      return isBehind ? "behind" : "behind-once";
    },
  };
  listeners.add(listener);
  followOtherTabs();
  listener.begin();
  return () => {
    listeners.delete(listener);
    listener.stop();
  };
}

function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener("storage", ({ key }) => {
    if (key?.startsWith(targetsKey)) checkSoon();
  });
}

function checkSoon(): void {
  if (isCheckDue) return;
  isCheckDue = true;
  setTimeout(async () => {
    isCheckDue = false;
    const checked = [...listeners];
    const states = await Promise.all(checked.map((listener) => listener.checkAgainstStorage()));
    for (const firestore of new Set(checked.map((listener) => listener.firestore))) {
      if (checked.some((listener, index) => listener.firestore === firestore && states[index] === "behind"))
        listenAnew(firestore);
    }
    if (states.includes("behind-once")) checkSoon();
  }, checkAfterMs);
}

/** Listeners of one query share what they show, and only the last of them that stops lets go of it. */
function listenAnew(firestore: Firestore): void {
  const all = [...listeners].filter((listener) => listener.firestore === firestore);
  for (const listener of all) listener.stop();
  for (const listener of all) listener.begin();
}
