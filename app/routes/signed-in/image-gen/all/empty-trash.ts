import { deleteForGood } from "~/client/delete-for-good";
import { getDocuments } from "~/firebase/documents";
import { formatImageCount } from "~/images/gallery/bulk-actions";
import { defaultGalleryView, queryOf } from "~/images/gallery/gallery-view";
import { showErrorToast, showToast } from "~/ui/toast";

const readAtOnce = 300;

/** Deletes for good, with their files, all images that lie in the trash now: also those that no page has read. */
export async function emptyTrash(userId: string): Promise<void> {
  const { asked } = queryOf({ ...defaultGalleryView, show: "trash" }, userId);
  let begunMs: number | null = null;
  let deleted = 0;
  try {
    const [{ readRange }, documents] = await Promise.all([import("~/stores/images/gallery"), getDocuments()]);
    for (;;) {
      const images = await readRange(documents, asked, null, readAtOnce);
      // What comes into the trash meanwhile was not meant; a device's clock may be behind the server's.
      const times = images.map(({ trashedAt }) => trashedAt?.getTime() ?? 0);
      begunMs ??= Math.max(Date.now(), ...times);
      const limitMs = begunMs;
      const ids = images.filter((_, index) => times[index]! <= limitMs).map(({ id }) => id);
      if (ids.length === 0) break;
      const failed = await deleteForGood(ids);
      deleted += ids.length - failed;
      if (failed > 0) {
        const left = `${formatImageCount(failed)} could not be deleted`;
        return showErrorToast(left, "What was not deleted is still in the trash. Try again.");
      }
    }
    showToast(`${formatImageCount(deleted)} deleted for good`);
  } catch (error) {
    showErrorToast("The trash could not be emptied", `${(error as Error).message} Try again.`);
  }
}
