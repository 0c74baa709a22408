import { doc, type Firestore, runTransaction, serverTimestamp } from "firebase/firestore";
import { readData } from "../firestore/live-documents";
import { parseBoard } from "./board-document";
import { type BoardReading, mergeBoardReading } from "./merge-board-reading";

/**
 * Keeps what the images of a board say, in one transaction: what was changed while they were read stays, see
 * `mergeBoardReading`. Writes nothing where nothing differs or the board is gone. Rejects without a server.
 */
export function saveBoardReading(
  firestore: Firestore,
  boardId: string,
  reading: BoardReading,
): Promise<void> {
  const reference = doc(firestore, "boards", boardId);
  return runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return;
    const changes = mergeBoardReading(parseBoard(snapshot.id, readData(snapshot)), reading);
    if (Object.keys(changes).length === 0) return;
    transaction.update(reference, { ...changes, updatedAt: serverTimestamp() });
  });
}
