import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import { mostBoards } from "~/stores/boards/board-document";

/**
 * Makes a board; its id is there at once, and the board with it, also offline. Rejects where there is no room for
 * another one, or it is refused.
 */
export async function makeBoard(
  ownerId: string,
  name: string,
): Promise<{ boardId: string; written: Promise<void> }> {
  const [{ countKnownBoards, createBoard, newBoardId }, known] = await Promise.all([
    import("~/stores/boards/boards"),
    getDocuments(),
  ]);
  if ((await countKnownBoards(known, ownerId)) >= mostBoards) {
    throw new Error(
      `One person keeps ${mostBoards} boards. Delete one that is not needed, then make the new one.`,
    );
  }
  const boardId = newBoardId(known);
  const written = writeDocuments((documents) => createBoard(documents, boardId, { ownerId, name }));
  return { boardId, written };
}
