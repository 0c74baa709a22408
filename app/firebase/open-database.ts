import {
  type Firestore,
  type FirestoreSettings,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from "firebase/firestore";
import { clientSettings } from "~/client/client-settings";
import { isLookedAt } from "~/client/is-looked-at";
import { checkDocumentSettings } from "~/domain/settings/document-settings";
import { claimKeptDocuments } from "./documents-owner";
import type { Keeping } from "./edit-state";
import { firebaseApp } from "./firebase-app";
import { getIdentity } from "./identity";
import { isStorageUsable } from "./storage-check";

/**
 * Opens the document database of the person who is signed in. What comes back may keep less than was asked for:
 * `tab` where this browser's storage cannot be used, holds what cannot be removed of somebody else, or is staff's who look at
 * the account.
 */
export async function openDatabase(wanted: Keeping): Promise<{ firestore: Firestore; keeping: Keeping }> {
  const identity = getIdentity();
  // Without this, the first listeners would go out unsigned and be refused.
  const mayKeep = wanted === "device" && !isLookedAt();
  const [isUsable] = await Promise.all([mayKeep && isStorageUsable(), identity.authStateReady()]);
  const { cacheSizeBytes, longPollingSeconds } = checkDocumentSettings(clientSettings().documents);
  const settings: FirestoreSettings = {
    ...(clientSettings().embeddedFirebase
      ? { host: location.host, ssl: location.protocol === "https:" }
      : {}),
    ...(longPollingSeconds === null
      ? {}
      : { experimentalLongPollingOptions: { timeoutSeconds: longPollingSeconds } }),
    ignoreUndefinedProperties: true,
  };
  if (isUsable && identity.currentUser) {
    const firestore = initializeFirestore(firebaseApp(), {
      ...settings,
      localCache: persistentLocalCache({ cacheSizeBytes, tabManager: persistentMultipleTabManager() }),
    });
    try {
      await claimKeptDocuments(firestore, identity.currentUser.uid);
      return { firestore, keeping: "device" };
    } catch {
      void terminate(firestore).catch(() => {});
    }
  }
  return {
    firestore: initializeFirestore(firebaseApp(), { ...settings, localCache: memoryLocalCache() }),
    keeping: "tab",
  };
}
