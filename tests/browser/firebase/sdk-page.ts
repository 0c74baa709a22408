import { type FirebaseApp, initializeApp } from "firebase/app";
import * as auth from "firebase/auth";
import * as firestore from "firebase/firestore";

/** Runs in Chromium: the unmodified web SDK, pointed at the embedded Firebase as the app points it. */

export type CacheKind = "memory" | "indexeddb";

export interface SdkPage {
  auth: typeof auth;
  firestore: typeof firestore;
  app: FirebaseApp;
  identity: auth.Auth;
  database: firestore.Firestore;
  /** What listeners started by `watch` have seen, by label. */
  seen: Record<string, Snapshot[]>;
}

/** A snapshot reduced to what tests compare. */
export interface Snapshot {
  data: Record<string, unknown>;
  hasPendingWrites: boolean;
  fromCache: boolean;
  error?: string;
}

declare global {
  interface Window {
    sdk: SdkPage;
    connect: typeof connect;
    watch: typeof watch;
  }
}

function connect(origin: string, projectId: string, cache: CacheKind): void {
  const app = initializeApp({ apiKey: "local", projectId, authDomain: new URL(origin).host });
  const identity = auth.getAuth(app);
  auth.connectAuthEmulator(identity, origin, { disableWarnings: true });
  const database = firestore.initializeFirestore(app, {
    host: new URL(origin).host,
    ssl: false,
    localCache:
      cache === "memory"
        ? firestore.memoryLocalCache()
        : firestore.persistentLocalCache({ tabManager: firestore.persistentMultipleTabManager() }),
  });
  window.sdk = { auth, firestore, app, identity, database, seen: {} };
}

/** Records every snapshot of a query's documents (by id) or of a document (under its id) as `seen[label]`. */
function watch(label: string, target: firestore.Query | firestore.DocumentReference): () => void {
  const snapshots: Snapshot[] = [];
  window.sdk.seen[label] = snapshots;
  const options = { includeMetadataChanges: true };
  const failed = ({ code }: firestore.FirestoreError) => {
    snapshots.push({ data: {}, hasPendingWrites: false, fromCache: false, error: code });
  };
  if (target instanceof firestore.DocumentReference) {
    return firestore.onSnapshot(
      target,
      options,
      (snapshot) =>
        snapshots.push({
          data: snapshot.exists() ? { [snapshot.id]: snapshot.data() } : {},
          ...snapshot.metadata,
        }),
      failed,
    );
  }
  return firestore.onSnapshot(
    target,
    options,
    (snapshot) =>
      snapshots.push({
        data: Object.fromEntries(snapshot.docs.map((document) => [document.id, document.data()])),
        ...snapshot.metadata,
      }),
    failed,
  );
}

window.connect = connect;
window.watch = watch;
