import { writeDocuments } from "~/firebase/write-documents";
import type { Board, BoardDocument } from "~/stores/boards/board-document";
import { showErrorToast, showUndoToast } from "~/ui/toast";

const boards = () => import("~/stores/boards/boards");

type OwnFields = Pick<
  BoardDocument,
  "name" | "palette" | "words" | "typography" | "edited" | "removedWords" | "sharing"
>;

/** Changes fields of a board; says so where it is refused. */
export async function changeOwnBoard(boardId: string, fields: Partial<OwnFields>): Promise<void> {
  await attempt(async () => {
    const { changeBoard } = await boards();
    await writeDocuments((documents) => changeBoard(documents, boardId, fields));
  });
}

/** Changes by hand what is otherwise read from the board's images. */
export async function editOwnBoard(
  boardId: string,
  fields: Partial<Pick<BoardDocument, BoardDocument["edited"][number]>>,
): Promise<void> {
  await attempt(async () => {
    const { editBoardReading } = await boards();
    await writeDocuments((documents) => editBoardReading(documents, boardId, fields));
  });
}

export async function addOwnWords(boardId: string, words: readonly string[]): Promise<void> {
  await attempt(async () => {
    const { addBoardWords } = await boards();
    await writeDocuments((documents) => addBoardWords(documents, boardId, words));
  });
}

export async function removeOwnWord(board: Board, word: string): Promise<void> {
  await attempt(async () => {
    const { removeBoardWord } = await boards();
    await writeDocuments((documents) => removeBoardWord(documents, board, word));
  });
}

export async function setOwnBoardTrashed(board: Board, isTrashed: boolean): Promise<void> {
  await attempt(async () => {
    const { setBoardTrashed } = await boards();
    if (isTrashed)
      showUndoToast(`“${board.name}” is in the trash`, () => void setOwnBoardTrashed(board, false));
    await writeDocuments((documents) => setBoardTrashed(documents, board.id, isTrashed));
  });
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showErrorToast("The board could not be changed", (error as Error).message);
  }
}
