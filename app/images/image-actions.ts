import { writeDocuments } from "~/firebase/write-documents";
import { isUnreachable } from "~/firebase/write-refusal";
import { fetchedAhead } from "~/session/fetched-ahead";
import type { Image } from "~/stores/images/image-document";
import { showRetryToast, showUndoToast } from "~/ui/toast";

/*
 * What can be done to images from any page of the area, one or many at a time. Each is shown at once, offers the way
 * back where there is one, and says so when it is refused.
 */

const store = fetchedAhead(() => import("~/stores/images/image-changes"));

export async function starImages(imageIds: readonly string[], starred: boolean): Promise<void> {
  await attempt("The star could not be kept", async () => {
    const { starImages: star } = await store();
    await writeDocuments((documents) => star(documents, imageIds, starred));
  });
}

/** From 1 to 5; 0 takes the rating away. */
export async function rateImage(imageId: string, rating: number): Promise<void> {
  await attempt("The rating could not be kept", async () => {
    const { rateImages } = await store();
    await writeDocuments((documents) => rateImages(documents, [imageId], rating));
  });
}

export async function renameImage(
  image: Pick<Image, "id" | "title" | "words" | "visibility">,
  title: string,
): Promise<void> {
  const set = async (before: typeof image, next: string) => {
    const { renameImage: rename } = await store();
    await writeDocuments((documents) => rename(documents, before, next));
  };
  await attempt("The image could not be renamed", async () => {
    showUndoToast(
      `Renamed to “${title}”`,
      () => void attempt("The name could not be put back", () => set({ ...image, title }, image.title)),
    );
    await set(image, title);
  });
}

/** Into the trash, where they stay for 30 days. */
export async function trashImages(imageIds: readonly string[], from: Image["shelf"] = "kept"): Promise<void> {
  await attempt("It could not be moved to the trash", async () => {
    showUndoToast(
      imageIds.length === 1 ? "The image is in the trash" : `${imageIds.length} images are in the trash`,
      () => void attempt("It could not be brought back", () => setStatus(imageIds, from)),
    );
    await setStatus(imageIds, "trash");
  });
}

/** Among the person's images: accepts a candidate, brings back what was in the trash. */
export async function keepImages(imageIds: readonly string[]): Promise<void> {
  await attempt("It could not be kept", () => setStatus(imageIds, "kept"));
}

export async function changeImageBoard(
  imageIds: readonly string[],
  board: { id: string; name: string },
  isOn: boolean,
): Promise<void> {
  await attempt("The board could not be changed", async () => {
    const { putOnBoard, takeOffBoard } = await store();
    const change = isOn ? putOnBoard : takeOffBoard;
    const on = imageIds.length === 1 ? "On" : `${imageIds.length.toLocaleString()} images on`;
    showUndoToast(
      isOn ? `${on} “${board.name}”` : `Taken off “${board.name}”`,
      () => void changeImageBoard(imageIds, board, !isOn),
    );
    await writeDocuments((documents) => change(documents, imageIds, board.id));
  });
}

async function setStatus(imageIds: readonly string[], shelf: Image["shelf"]): Promise<void> {
  const { setImageStatus } = await store();
  await writeDocuments((documents) => setImageStatus(documents, imageIds, shelf));
}

async function attempt(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const why = isUnreachable(error)
      ? "Vitrine could not be reached. Nothing is lost: try again once you are online."
      : (error as Error).message;
    showRetryToast(failed, why, () => void attempt(failed, work));
  }
}
