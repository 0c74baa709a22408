import { answerMethods } from "~/api-route.server";
import { serveAsset } from "~/serve-asset.server";
import { serveMedia } from "~/serve-media.server";
import type { Settings } from "~/settings.server";
import type { Asset } from "~/stores/asset-document";
import { getAsset } from "~/stores/assets.server";
import { readPublication } from "~/stores/read-publication.server";

/** A picture, clip or sound: for its owner, and for everybody while the publication named by `?in=` shows it. */
const handle = answerMethods({
  GET: async ({ request, settings, viewer, params, url }) => {
    const asset = await getAsset(settings, params.assetId ?? "");
    const isOwner = asset !== null && viewer.kind !== "anonymous" && viewer.userId === asset.ownerId;
    if (!asset || !(isOwner || (await isShown(settings, asset, url.searchParams.get("in"), request)))) {
      return serveMedia(request, settings.media, null);
    }
    return serveAsset(request, settings, asset, { isOwner });
  },
});

export { handle as action, handle as loader };

async function isShown(
  settings: Settings,
  asset: Asset,
  contentId: string | null,
  request: Request,
): Promise<boolean> {
  if (!contentId) return false;
  const reading = await readPublication(settings, contentId, request);
  return (
    reading.kind === "open" &&
    reading.publication.ownerId === asset.ownerId &&
    reading.publication.mediaIds.includes(asset.id)
  );
}
