import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Board, BoardDocument } from "~/stores/board-document";
import { showErrorToast, showUndoToast } from "~/ui/toast";

const boards = () => import("~/stores/boards");

type OwnFields = Pick<BoardDocument, "name" | "palette" | "words" | "typography" | "edited" | "sharing">;

/** Changes fields of a board; says so where it is refused. */
export async function changeOwnBoard(boardId: string, fields: Partial<OwnFields>): Promise<void> {
  await attempt(async () => {
    const { changeBoard } = await boards();
    await writeDocuments((documents) => changeBoard(documents, boardId, fields));
  });
}

/** Puts pictures on a board or takes them off, with the way back. Images made here know their boards; uploads do not. */
export async function placePictures(board: Board, assetIds: readonly string[], isOn: boolean): Promise<void> {
  const place = (isNowOn: boolean) =>
    attempt(async () => {
      const [{ placeUploads }, { readImage }, { putOnBoard, takeOffBoard }, documents] = await Promise.all([
        boards(),
        import("~/stores/images"),
        import("~/stores/image-changes"),
        getDocuments(),
      ]);
      const images = await Promise.all(assetIds.map((id) => readImage(documents, id).catch(() => null)));
      const made = images.flatMap((image) => image?.id ?? []);
      const uploads = assetIds.filter((id) => !made.includes(id));
      const change = isNowOn ? putOnBoard : takeOffBoard;
      await Promise.all([
        made.length > 0 && writeDocuments((database) => change(database, made, board.id)),
        uploads.length > 0 &&
          writeDocuments((database) => placeUploads(database, board.id, uploads, isNowOn)),
      ]);
    });
  const count = assetIds.length === 1 ? "1 image" : `${assetIds.length} images`;
  showUndoToast(`${count} ${isOn ? "put on" : "taken off"} “${board.name}”`, () => void place(!isOn));
  await place(isOn);
}

export async function shelveOwnBoard(board: Board, isTrashed: boolean): Promise<void> {
  await attempt(async () => {
    const { shelveBoard } = await boards();
    if (isTrashed) showUndoToast(`“${board.name}” is in the trash`, () => void shelveOwnBoard(board, false));
    await writeDocuments((documents) => shelveBoard(documents, board.id, isTrashed));
  });
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showErrorToast("The board could not be changed", (error as Error).message);
  }
}
