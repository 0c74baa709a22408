import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Board } from "~/stores/boards/board-document";
import { showErrorToast, showUndoToast } from "~/ui/toast";

/** Puts pictures on a board or takes them off, with the way back. Images made here know their boards; uploads do not. */
export async function setBoardPictures(
  board: Pick<Board, "id" | "name">,
  assetIds: readonly string[],
  isOn: boolean,
): Promise<void> {
  const place = async (isNowOn: boolean) => {
    try {
      await write(board.id, assetIds, isNowOn);
    } catch (error) {
      showErrorToast("The board could not be changed", (error as Error).message);
    }
  };
  const count = assetIds.length === 1 ? "1 image" : `${assetIds.length} images`;
  showUndoToast(`${count} ${isOn ? "put on" : "taken off"} “${board.name}”`, () => void place(!isOn));
  await place(isOn);
}

async function write(boardId: string, assetIds: readonly string[], isOn: boolean): Promise<void> {
  const [{ placeUploads }, { readImage }, { putOnBoard, takeOffBoard }, documents] = await Promise.all([
    import("~/stores/boards/boards"),
    import("~/stores/images/images"),
    import("~/stores/images/image-changes"),
    getDocuments(),
  ]);
  const images = await Promise.all(assetIds.map((id) => readImage(documents, id).catch(() => null)));
  const made = images.flatMap((image) => image?.id ?? []);
  const uploads = assetIds.filter((id) => !made.includes(id));
  const change = isOn ? putOnBoard : takeOffBoard;
  await Promise.all([
    made.length > 0 && writeDocuments((database) => change(database, made, boardId)),
    uploads.length > 0 && writeDocuments((database) => placeUploads(database, boardId, uploads, isOn)),
  ]);
}
