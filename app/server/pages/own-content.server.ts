import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import type { SignedInViewer } from "~/domain/access/viewer";
import { settingsContext, viewerContext } from "~/server/http/context";
import type { Settings } from "~/settings/settings.server";
import { getContentFor, getOwnContent, takeUpLink } from "~/stores/content/content.server";
import { type Content, UnreadableContentError } from "~/stores/content/content-document";
import type { ContentRole } from "~/stores/content/content-role";

/** The work that a page of its owner's shows. Throws the answer where there is none, or none that can be shown. */
export function ownContentOf(context: Readonly<RouterContextProvider>, contentId: string): Promise<Content> {
  return found(context, (settings, { userId }) => getOwnContent(settings, contentId, userId));
}

/** The work that a page shows to whom it is shared with, and what they may do; a link they come by is taken up. Throws the same. */
export function sharedContentOf(
  context: Readonly<RouterContextProvider>,
  contentId: string,
  linkId: string | null,
): Promise<{ content: Content; role: ContentRole }> {
  return found(context, async (settings, viewer) => {
    const before = await getContentFor(settings, contentId, viewer);
    // A link may let somebody comment whom another one let look.
    // Staff who look at an account take up nothing for its owner.
    const mayGain = !viewer.viewedBy && (before === null || before.role === "view");
    if (linkId === null || !mayGain) return before;
    await takeUpLink(settings, contentId, linkId, viewer);
    return getContentFor(settings, contentId, viewer);
  });
}

async function found<Answer>(
  context: Readonly<RouterContextProvider>,
  find: (settings: Settings, viewer: SignedInViewer) => Promise<Answer | null>,
): Promise<Answer> {
  const viewer = context.get(viewerContext);
  try {
    const answer = viewer.kind === "anonymous" ? null : await find(context.get(settingsContext), viewer);
    if (answer) return answer;
  } catch (error) {
    if (!(error instanceof UnreadableContentError)) throw error;
    const message =
      "This video holds something that no page can show. It is still among your videos: move it to the trash there, or delete it for good.";
    throw data({ code: "content_unreadable", message }, { status: 422 });
  }
  throw data({ code: "not_found" }, { status: 404 });
}
