import type { Firestore } from "firebase/firestore";
import { getDocuments, readDocumentsState, reopenDocuments, watchDocumentsState } from "./documents";
import { expectServer, missServer, noteServerAnswer } from "./follow-online-state";
import { isAway, isUnreachable, readRefusal, WriteRefused } from "./write-refusal";

let unsent = 0;

/** How many changes of this page the server has not answered yet. */
export function countUnsent(): number {
  return unsent;
}

/**
 * Changes documents. Settles when the server has the change, which offline takes as long as it takes; meanwhile the
 * change is shown and kept. A storage that breaks on the way is left, and the change made again in memory. `work`
 * may so run more than once and must be the same each time.
 *
 * Throws WriteRefused where the server will not have it. What a transaction throws when it does not reach the server
 * passes through (`isUnreachable`).
 */
export async function writeDocuments<Answer>(
  work: (firestore: Firestore) => Promise<Answer>,
): Promise<Answer> {
  unsent += 1;
  try {
    return await writeUntilAnswered(work);
  } finally {
    unsent -= 1;
  }
}

async function writeUntilAnswered<Answer>(work: (firestore: Firestore) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const { edition } = readDocumentsState();
    const firestore = await getDocuments();
    const stopExpecting = expectServer();
    const replaced = whenReplaced(edition);
    try {
      // A write to a database that was replaced settles never.
      const outcome = await Promise.race([answerOf(work, firestore), replaced.promise]);
      if (outcome === "replaced") continue;
      noteServerAnswer();
      return outcome.answer;
    } catch (error) {
      const { isStorageFailure } = await import("./storage-trouble");
      // In memory nothing of the kind can be cured by opening it anew.
      if (isStorageFailure(error) && readDocumentsState().keeping === "device") {
        await reopenDocuments(edition, "tab");
        continue;
      }
      if (isUnreachable(error)) {
        if (isAway(error)) missServer();
        throw error;
      }
      noteServerAnswer();
      const { getIdentity } = await import("./identity");
      throw new WriteRefused(readRefusal(error, getIdentity().currentUser !== null));
    } finally {
      stopExpecting();
      replaced.stop();
    }
  }
}

async function answerOf<Answer>(
  work: (firestore: Firestore) => Promise<Answer>,
  firestore: Firestore,
): Promise<{ answer: Answer }> {
  return { answer: await work(firestore) };
}

function whenReplaced(edition: number): { promise: Promise<"replaced">; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<"replaced">((resolve) => {
    const check = () => {
      if (readDocumentsState().edition !== edition) resolve("replaced");
    };
    stop = watchDocumentsState(check);
    check();
  });
  return { promise, stop };
}
