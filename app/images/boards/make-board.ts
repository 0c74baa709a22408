import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";

/** Makes a board; its id is there at once, and the board with it, also offline. Rejects where it is refused. */
export async function makeBoard(
  ownerId: string,
  name: string,
): Promise<{ boardId: string; written: Promise<void> }> {
  const { createBoard, newBoardId } = await import("~/stores/boards");
  const boardId = newBoardId(await getDocuments());
  const written = writeDocuments((documents) => createBoard(documents, boardId, { ownerId, name }));
  return { boardId, written };
}
