import type { Settings } from "~/settings/settings.server";
import type { Asset } from "../assets/asset-document";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { type Board, parseBoard } from "./board-document";

/** Which of these boards are this user's and not in the trash, in the order asked for. */
export async function getOwnBoards(
  settings: Settings,
  boardIds: readonly string[],
  ownerId: string,
): Promise<Board[]> {
  const ids = boardIds.filter(isDocumentId);
  if (ids.length === 0) return [];
  const documents = await firestoreOf(settings).getAll(ids.map((id) => `boards/${id}`));
  return documents.flatMap((document) => {
    if (document?.data.ownerId !== ownerId || document.data.trashedAt) return [];
    return readStored(document, parseBoard) ?? [];
  });
}

/** A board whose link was given away, unless it is in the trash. */
export async function getSharedBoard(settings: Settings, boardId: string): Promise<Board | null> {
  if (!isDocumentId(boardId)) return null;
  const document = await firestoreOf(settings).get(`boards/${boardId}`);
  const board = readStored(document, parseBoard);
  return board && board.sharing !== "private" && !board.trashedAt ? board : null;
}

/** Whether a board shows a file to others: it is of the board's owner, and neither a candidate nor in the trash. */
export function showsAsset(board: Board, asset: Asset): boolean {
  return (
    board.ownerId === asset.ownerId && !asset.trashedAt && !asset.hidden && board.assetIds.includes(asset.id)
  );
}
