import { answerMethods } from "~/api-route.server";
import { serveMedia } from "~/serve-media.server";
import { getAsset } from "~/stores/assets.server";
import { assetKey } from "~/stores/media-keys.server";
import { readPublication } from "~/stores/read-publication.server";

/** A picture: for its owner, and for everybody while the publication named by `?in=` shows it. */
const handle = answerMethods({
  GET: async ({ request, settings, viewer, params, url }) => {
    const asset = await getAsset(settings, params.assetId ?? "");
    const isOwner = asset !== null && viewer.kind !== "anonymous" && viewer.userId === asset.ownerId;
    const isShown = async () => {
      const contentId = url.searchParams.get("in");
      if (!asset || !contentId) return false;
      const reading = await readPublication(settings, contentId, request);
      return (
        reading.kind === "open" &&
        reading.publication.ownerId === asset.ownerId &&
        reading.publication.mediaIds.includes(asset.id)
      );
    };
    if (!asset || !(isOwner || (await isShown()))) return serveMedia(request, settings.media, null);
    const { mediaType, name: fileName } = asset;
    const key = assetKey(asset.ownerId, asset.id);
    return serveMedia(request, settings.media, { key, mediaType, fileName, forOwner: isOwner });
  },
});

export { handle as action, handle as loader };
