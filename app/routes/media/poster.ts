import { answerMethods } from "~/server/http/api-route.server";
import { serveMedia } from "~/server/media/serve-media.server";
import { getOwnContent } from "~/stores/content/content.server";
import { posterKey } from "~/stores/media/media-keys.server";
import { readPublication } from "~/stores/publications/read-publication.server";

/** The still picture of a work: for its owner, and for everybody while it is published and open to them. */
const handle = answerMethods({
  GET: async ({ request, settings, viewer, params }) => {
    const contentId = params.contentId ?? "";
    const reading = await readPublication(settings, contentId, { request, viewer });
    const isOwner = async () =>
      viewer.kind !== "anonymous" && (await getOwnContent(settings, contentId, viewer.userId)) !== null;
    // A poster that shows the words of before is shown to nobody but its owner until it is drawn anew.
    const isShown = reading.kind === "open" && reading.publication.posterKey !== null;
    const isAllowed = isShown || (await isOwner());
    return serveMedia(
      request,
      settings.media,
      isAllowed
        ? { key: posterKey(contentId), mediaType: "image/jpeg", fileName: contentId, forOtherSites: true }
        : null,
    );
  },
});

export { handle as action, handle as loader };
