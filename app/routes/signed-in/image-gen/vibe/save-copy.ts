import { ApiError, callApi } from "~/client/call-api";
import { writeDocuments } from "~/firebase/write-documents";
import { makeBoard } from "~/images/boards/make-board";
import type { Board } from "~/stores/boards/board-document";
import { showErrorToast, showToast } from "~/ui/toast";
import { editOwnBoard } from "./board-changes";

const callsAtOnce = 3;

/**
 * Makes a board of one's own with the words, colours and mood of another's and, where its owner allows it, its
 * pictures; answers its id. `onProgress` tells how many pictures are there. Pictures that cannot be had are left out,
 * and that is said.
 */
export async function saveCopy(
  board: Board,
  userId: string,
  onProgress: (done: number) => void,
): Promise<string> {
  const { boardId, written } = await makeBoard(userId, board.name);
  const { palette, words, typography } = board;
  await Promise.all([written, editOwnBoard(boardId, { palette, words, typography })]);
  if (board.sharing !== "copy" || board.assetIds.length === 0) {
    showToast("Its colours, words and mood are yours now");
    return boardId;
  }
  const { ownIds, problem } = await copyPictures(board, onProgress);
  if (ownIds.length > 0) {
    const { placeUploads } = await import("~/stores/boards/boards");
    await writeDocuments((documents) => placeUploads(documents, boardId, ownIds, true));
  }
  const missing = board.assetIds.length - ownIds.length;
  if (missing === 0) showToast("The board and its pictures are yours now");
  else showErrorToast(`${missing} of its pictures could not be copied`, problem ?? undefined);
  return boardId;
}

/** In the order of the board, without those that cannot be had. Full storage ends it. */
async function copyPictures(board: Board, onProgress: (done: number) => void) {
  const found = new Map<string, string>();
  const waiting = [...board.assetIds];
  let problem: string | null = null;
  const work = async () => {
    for (let assetId = waiting.shift(); assetId; assetId = waiting.shift()) {
      try {
        const path = `/api/v1/boards/${board.id}/pictures` as const;
        const copy = await callApi<{ assetId: string }>(path, { method: "POST", body: { assetId } });
        found.set(assetId, copy.assetId);
        onProgress(found.size);
      } catch (error) {
        problem = (error as Error).message;
        if (error instanceof ApiError && error.code === "storage_full") waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return { ownIds: board.assetIds.flatMap((assetId) => found.get(assetId) ?? []), problem };
}
