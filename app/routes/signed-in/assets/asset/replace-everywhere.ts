import { attempt } from "~/assets/asset-actions";
import { writeDocuments } from "~/firebase/write-documents";
import type { Storyboard } from "~/scene/storyboard";
import type { Asset } from "~/stores/assets/asset-document";
import { showToast, showUndoToast } from "~/ui/toast";
import { replaceAsset } from "./replace-asset";
import type { WhereUsed } from "./use-where-used";

/**
 * Puts one file in the place of another in every video and board of its owner, in one act that can be taken back. What others change
 * in a video meanwhile stays. Images that were made from the file stay what they are.
 */
export async function replaceEverywhere(
  from: Asset,
  to: Asset,
  { videos, boards }: Pick<WhereUsed, "videos" | "boards">,
): Promise<void> {
  const [{ saveStoryboard }, { placeUploads }] = await Promise.all([
    import("~/stores/content/save-storyboard"),
    import("~/stores/boards/boards"),
  ]);
  const changes = videos.map(({ video: { id, storyboard } }) => ({
    id,
    before: storyboard,
    after: replaceAsset(storyboard, from.id, to),
  }));
  const save = (id: string, base: Storyboard, mine: Storyboard) =>
    writeDocuments((documents) =>
      saveStoryboard(documents, id, { userId: from.ownerId, name: "" }, base, mine),
    );
  const swap = (id: string, off: Asset, on: Asset) =>
    writeDocuments(async (documents) => {
      await Promise.all([
        placeUploads(documents, id, [off.id], false),
        placeUploads(documents, id, [on.id], true),
      ]);
    });

  await attempt("Not every place could be changed", async () => {
    await Promise.all([
      ...changes.map(({ id, before, after }) => save(id, before, after)),
      ...boards.map(({ id }) => swap(id, from, to)),
    ]);
    const undo = () =>
      attempt("Not every place could be put back", async () => {
        await Promise.all([
          ...changes.map(({ id, before, after }) => save(id, after, before)),
          ...boards.map(({ id }) => swap(id, to, from)),
        ]);
        showToast(`“${from.name}” is back everywhere`);
      });
    showUndoToast(
      `“${to.name}” now stands in ${formatPlaces(videos.length, boards.length)}`,
      () => void undo(),
    );
  });
}

/** "3 videos and 1 board". */
export function formatPlaces(videoCount: number, boardCount: number): string {
  const parts = [
    videoCount > 0 ? `${videoCount} ${videoCount === 1 ? "video" : "videos"}` : null,
    boardCount > 0 ? `${boardCount} ${boardCount === 1 ? "board" : "boards"}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? new Intl.ListFormat("en").format(parts) : "no place";
}
