import { href } from "react-router";
import { callApi } from "~/client/call-api";
import type { Content } from "~/stores/content/content-document";
import { showErrorToast, showLinkToast } from "~/ui/toast";

/** Makes a copy of the video that is open, and offers the way to it. */
export async function duplicateVideo(
  { id, title }: Pick<Content, "id" | "title">,
  open: (address: string) => void,
): Promise<void> {
  try {
    const { contentId } = await callApi<{ contentId: string }>(`/api/v1/content/${id}/duplicate`, {
      method: "POST",
    });
    showLinkToast(`“${title}” was duplicated`, "Open the copy", () =>
      open(href("/videos/:contentId", { contentId })),
    );
  } catch (error) {
    showErrorToast("The video could not be duplicated", (error as Error).message);
  }
}
