import { type FirebaseApp, initializeApp } from "firebase/app";
import * as auth from "firebase/auth";
import * as firestore from "firebase/firestore";
import type { ClientOptions } from "./cases/case";
import { runCases } from "./cases/run-cases";

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
    runTable(name: string): Promise<Record<string, unknown>>;
  }
}

function connect(origin: string, projectId: string, cache: CacheKind): void {
  const app = initializeApp({ apiKey: "local", projectId, authDomain: new URL(origin).host });
  const identity = auth.getAuth(app);
  auth.connectAuthEmulator(identity, origin, { disableWarnings: true });
  const database = openDatabase(app, origin, { cache });
  window.sdk = { auth, firestore, app, identity, database, seen: {} };
  let clientCount = 0;
  const openClient = (options: ClientOptions) => {
    const config = { apiKey: "local", projectId: options.projectId ?? projectId };
    return openDatabase(initializeApp(config, `client-${++clientCount}`), origin, { cache, ...options });
  };
  window.runTable = (name) => runCases(name, { cache, db: database, openClient });
}

function openDatabase(app: FirebaseApp, origin: string, options: ClientOptions): firestore.Firestore {
  const settings: firestore.FirestoreSettings = {
    host: new URL(origin).host,
    ssl: false,
    localCache:
      options.cache === "indexeddb"
        ? firestore.persistentLocalCache({ tabManager: firestore.persistentMultipleTabManager() })
        : firestore.memoryLocalCache(),
    ...options.settings,
  };
  return firestore.initializeFirestore(app, settings, options.databaseId ?? "(default)");
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
