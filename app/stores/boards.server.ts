import type { Settings } from "~/settings.server";
import { type Board, parseBoard } from "./board-document";
import { isDocumentId } from "./document-id";
import { firestoreOf } from "./firestore.server";

/** Which of these boards are this user's and not in the trash, in the order asked for. */
export async function getOwnBoards(
  settings: Settings,
  boardIds: readonly string[],
  ownerId: string,
): Promise<Board[]> {
  if (boardIds.length === 0) return [];
  const documents = await firestoreOf(settings).getAll(boardIds.map((id) => `boards/${id}`));
  return documents.flatMap((document) => {
    if (document?.data.ownerId !== ownerId || document.data.trashedAt) return [];
    return parseBoard(document.id, document.data);
  });
}

/** A board whose link was given away, unless it is in the trash. */
export async function getSharedBoard(settings: Settings, boardId: string): Promise<Board | null> {
  if (!isDocumentId(boardId)) return null;
  const document = await firestoreOf(settings).get(`boards/${boardId}`);
  if (document?.data.sharing !== "link" || document.data.trashedAt) return null;
  return parseBoard(boardId, document.data);
}
