import { changeImageBoard } from "~/images/image-actions";
import { showErrorToast } from "~/ui/toast";
import { makeBoard } from "./make-board";

/** Makes a board and puts images on it; both are shown at once. */
export async function putOnNewBoard(
  ownerId: string,
  name: string,
  imageIds: readonly string[],
): Promise<void> {
  try {
    const { boardId, written } = await makeBoard(ownerId, name);
    await Promise.all([written, changeImageBoard(imageIds, { id: boardId, name }, true)]);
  } catch (error) {
    showErrorToast("The board could not be made", (error as Error).message);
  }
}
