import { answerMethods } from "~/server/http/api-route.server";
import { serveMedia } from "~/server/media/serve-media.server";
import { previewKey } from "~/stores/media/media-keys.server";
import { readPublication } from "~/stores/publications/read-publication.server";

/** A few moments of a published video in motion, for whoever may watch it. */
const handle = answerMethods({
  GET: async ({ request, settings, viewer, params }) => {
    const contentId = params.contentId ?? "";
    const reading = await readPublication(settings, contentId, { request, viewer });
    const isShown = reading.kind === "open" && reading.publication.previewKey !== null;
    return serveMedia(
      request,
      settings.media,
      isShown
        ? { key: previewKey(contentId), mediaType: "image/gif", fileName: contentId, forOtherSites: true }
        : null,
    );
  },
});

export { handle as action, handle as loader };
