import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { settingsContext, viewerContext } from "~/server/http/context";
import { getOwnContent } from "~/stores/content/content.server";
import { type Content, UnreadableContentError } from "~/stores/content/content-document";

/** The work that a page of its owner's shows. Throws the answer where there is none, or none that can be shown. */
export async function ownContentOf(
  context: Readonly<RouterContextProvider>,
  contentId: string,
): Promise<Content> {
  const viewer = context.get(viewerContext);
  try {
    const content =
      viewer.kind === "anonymous"
        ? null
        : await getOwnContent(context.get(settingsContext), contentId, viewer.userId);
    if (content) return content;
  } catch (error) {
    if (!(error instanceof UnreadableContentError)) throw error;
    const message =
      "This video holds something that no page can show. It is still among your videos: move it to the trash there, or delete it for good.";
    throw data({ code: "content_unreadable", message }, { status: 422 });
  }
  throw data({ code: "not_found" }, { status: 404 });
}
