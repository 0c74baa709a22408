import { deleteForGood } from "~/client/delete-for-good";
import type { Board } from "~/stores/boards/board-document";
import { mostOnBoard } from "~/stores/boards/board-document";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import { changeImageBoard, keepImages, starImages, trashImages } from "../image-actions";

/* What is done to many images at once; each is shown at once and offers the way back where there is one. */

const idsOf = (images: readonly Image[]) => images.map(({ id }) => id);
export const formatImageCount = (count: number) =>
  count === 1 ? "1 image" : `${count.toLocaleString()} images`;

/**
 * All of them are set, for what is known of one may be a moment old; taking it back touches only what is known to have
 * changed.
 */
export function starAll(images: readonly Image[], starred: boolean): void {
  const changed = idsOf(images.filter((image) => image.starred !== starred));
  const said = starred ? "starred" : "without a star";
  if (changed.length === 0) showToast(`All of them are ${said} already`);
  else showUndoToast(`${formatImageCount(changed.length)} ${said}`, () => void starImages(changed, !starred));
  void starImages(idsOf(images), starred);
}

export function putAllOnBoard(
  images: readonly Image[],
  board: Pick<Board, "id" | "name" | "assetIds">,
): void {
  const joining = idsOf(images.filter(({ id }) => !board.assetIds.includes(id)));
  if (joining.length === 0) {
    showToast(`All of them are on “${board.name}” already`);
    return;
  }
  if (!fitsOnBoard(board.assetIds.length + joining.length)) return;
  void changeImageBoard(joining, board, true);
}

/** Whether so many fit on one board; says so where they do not. */
export function fitsOnBoard(count: number): boolean {
  if (count <= mostOnBoard) return true;
  showErrorToast(`A board holds ${mostOnBoard} images`, "Choose fewer of them, or another board.");
  return false;
}

export function restoreAll(images: readonly Image[]): void {
  const ids = idsOf(images);
  showUndoToast(
    ids.length === 1 ? "The image is back" : `${formatImageCount(ids.length)} are back`,
    () => void trashImages(ids),
  );
  void keepImages(ids);
}

/** For good, with their files. */
export async function deleteAll(images: readonly Image[]): Promise<void> {
  const failed = await deleteForGood(idsOf(images));
  if (failed === 0) return showToast(`${formatImageCount(images.length)} deleted for good`);
  showErrorToast(
    `${formatImageCount(failed)} could not be deleted`,
    "They are still in the trash. Try again.",
  );
}
