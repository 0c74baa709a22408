import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { deleteAsset } from "~/stores/assets/asset-files.server";
import { getAsset } from "~/stores/assets/assets.server";

/** DELETE: a file in the trash goes for good, with its versions. */
const handle = answerMethods({
  DELETE: signedIn(async (call) => {
    const asset = await getAsset(call.settings, call.params.assetId ?? "");
    if (asset?.ownerId !== call.viewer.userId) return notFound(call);
    if (!asset.trashedAt) {
      return call.problem(409, "not_in_trash", "Move the file to the trash first, then delete it for good.");
    }
    await deleteAsset(call.settings, asset);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };
