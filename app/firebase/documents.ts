import type { Firestore } from "firebase/firestore";
import { clientSettings } from "~/client-settings";
import { firebaseApp } from "./firebase-app";

let documents: Promise<Firestore> | undefined;

/**
 * The document database, as the signed-in person may see it. Its code loads with the first call, so that pages
 * without documents never carry it. Kept on this device where IndexedDB works, shared by all tabs; else in memory.
 */
export function getDocuments(): Promise<Firestore> {
  documents ??= openDocuments().catch((error) => {
    documents = undefined;
    throw error;
  });
  return documents;
}

async function openDocuments(): Promise<Firestore> {
  const [firestore, { getIdentity }, persistent] = await Promise.all([
    import("firebase/firestore"),
    import("./identity"),
    isIndexedDbUsable(),
  ]);
  // Without this, the first listeners would go out unsigned and be refused.
  await getIdentity().authStateReady();
  return firestore.initializeFirestore(firebaseApp(), {
    ...(clientSettings().embeddedFirebase
      ? { host: location.host, ssl: location.protocol === "https:" }
      : {}),
    ignoreUndefinedProperties: true,
    localCache: persistent
      ? firestore.persistentLocalCache({ tabManager: firestore.persistentMultipleTabManager() })
      : firestore.memoryLocalCache(),
  });
}

/** Private windows and some settings refuse IndexedDB only when it is used; the SDK would then fail every read. */
function isIndexedDbUsable(): Promise<boolean> {
  return new Promise((answer) => {
    try {
      const request = indexedDB.open("vitrine-storage-check");
      request.onsuccess = () => {
        request.result.close();
        answer(true);
      };
      request.onerror = () => answer(false);
      request.onblocked = () => answer(false);
    } catch {
      answer(false);
    }
  });
}
