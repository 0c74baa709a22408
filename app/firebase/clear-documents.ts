import { answerWithin } from "./answer-within";
import { closeDocuments, openedDocuments } from "./documents";
import { countUnsent } from "./write-documents";

/** How long leaving waits for the last changes to reach the server. */
const patienceMs = 4_000;

/**
 * Waits a little for the changes that are on their way. True when everything is with the server, also what earlier
 * pages left on this device.
 */
export async function settleDocuments(): Promise<boolean> {
  const opened = openedDocuments();
  if (!opened) return true;
  const settled = opened
    .then(async (firestore) => (await import("firebase/firestore")).waitForPendingWrites(firestore))
    .then(
      () => countUnsent() === 0,
      () => false,
    );
  return answerWithin(settled, patienceMs);
}

/**
 * Ends the document database and removes what this browser keeps of it: whoever signs in here next reads nothing of
 * it. Other tabs' databases end with it. Changes that were never sent are gone.
 */
export async function clearDocuments(): Promise<void> {
  const firestore = await closeDocuments().catch(() => undefined);
  if (!firestore) return;
  const { clearKeptDocuments } = await import("./documents-owner");
  // Where it fails now it is done before the next person's documents are opened.
  await clearKeptDocuments(firestore).catch(() => {});
}
