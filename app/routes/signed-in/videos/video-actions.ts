import { callApi } from "~/client/call-api";
import { writeDocuments } from "~/firebase/write-documents";
import type { Content } from "~/stores/content/content-document";
import { showRetryToast, showUndoToast } from "~/ui/toast";

type Video = Pick<Content, "id" | "title">;

/** What can be done to a video from the list. Each is shown at once and offers the way back where there is one. */

export async function renameVideo({ id, title: before }: Video, title: string): Promise<void> {
  const set = async (next: string) => {
    const { renameContent } = await import("~/stores/content/content");
    await writeDocuments((documents) => renameContent(documents, id, next));
  };
  await attempt("The video could not be renamed", () => {
    showUndoToast(
      `Renamed to “${title}”`,
      () => void attempt("The name could not be put back", () => set(before)),
    );
    return set(title);
  });
}

export async function trashVideo(video: Video): Promise<void> {
  await attempt("The video could not be moved to the trash", async () => {
    const { trashContent } = await import("~/stores/content/content");
    showUndoToast(`“${video.title}” is in the trash`, () => void restoreVideo(video));
    await writeDocuments((documents) => trashContent(documents, video.id));
  });
}

export async function restoreVideo({ id }: Video): Promise<void> {
  await attempt("The video could not be restored", async () => {
    const { restoreContent } = await import("~/stores/content/content");
    await writeDocuments((documents) => restoreContent(documents, id));
  });
}

export async function duplicateVideo(video: Video): Promise<void> {
  await attempt("The video could not be duplicated", async () => {
    const copy = await callApi<{ contentId: string }>(`/api/v1/content/${video.id}/duplicate`, {
      method: "POST",
    });
    showUndoToast(
      `“${video.title}” was duplicated`,
      () => void trashVideo({ id: copy.contentId, title: `${video.title} (copy)` }),
    );
  });
}

/** For good: with its link, exports and poster. */
export async function deleteVideo({ id }: Video): Promise<void> {
  await attempt("The video could not be deleted", () =>
    callApi(`/api/v1/content/${id}`, { method: "DELETE" }),
  );
}

async function attempt(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showRetryToast(
      failed,
      error instanceof Error ? error.message : undefined,
      () => void attempt(failed, work),
    );
  }
}
