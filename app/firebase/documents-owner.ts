import { clearIndexedDbPersistence, type Firestore } from "firebase/firestore";

/** Whose documents this browser keeps. */
const ownerKey = "vitrine:documents-of";

/**
 * Makes sure that what this browser keeps of the documents is this person's: what somebody else left behind is
 * removed, with changes that never reached the server. To be called before the first use of `firestore`. Throws where
 * it cannot be removed; documents must then not be kept.
 */
export async function claimKeptDocuments(firestore: Firestore, userId: string): Promise<void> {
  // One tab at a time: removing the documents ends the clients of other tabs.
  await inTurn(async () => {
    if (localStorage.getItem(ownerKey) === userId) return;
    await clearIndexedDbPersistence(firestore);
    localStorage.setItem(ownerKey, userId);
  });
}

/** Removes everything this browser keeps of the documents. `firestore` must have been terminated. */
export async function clearKeptDocuments(firestore: Firestore): Promise<void> {
  await inTurn(async () => {
    await clearIndexedDbPersistence(firestore);
    localStorage.removeItem(ownerKey);
  });
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  // Not there on pages without TLS.
  if (!navigator.locks) return work();
  await navigator.locks.request(ownerKey, work);
}
