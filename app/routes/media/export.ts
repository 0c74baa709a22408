import { answerMethods } from "~/server/http/api-route.server";
import { serveMedia } from "~/server/media/serve-media.server";
import { getExport } from "~/stores/exports/exports.server";
import { exportKey } from "~/stores/media/media-keys.server";
import { readPublication } from "~/stores/publications/read-publication.server";

/** An encoded video: for its owner, and for everybody while its publication offers it. */
const handle = answerMethods({
  GET: async ({ request, settings, viewer, params }) => {
    const encoded = await getExport(settings, params.exportId ?? "");
    const isOwner = encoded !== null && viewer.kind !== "anonymous" && viewer.userId === encoded.ownerId;
    const isOffered = async () => {
      if (!encoded) return false;
      const reading = await readPublication(settings, encoded.contentId, { request, viewer });
      return reading.kind === "open" && reading.publication.exportId === encoded.id;
    };
    const isAllowed = isOwner || (await isOffered());
    return serveMedia(
      request,
      settings.media,
      encoded && isAllowed
        ? { key: exportKey(encoded.contentId, encoded.id), mediaType: "video/mp4", fileName: encoded.title }
        : null,
    );
  },
});

export { handle as action, handle as loader };
