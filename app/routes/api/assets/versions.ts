import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { restoreFile } from "~/stores/assets/asset-files.server";
import { getAsset } from "~/stores/assets/assets.server";

const schema = z.object({ fileId: z.string().check(z.regex(/^[\w-]{1,200}$/)) });

/** Brings an earlier file of an asset back. New ones come by way of an upload with `versionOf`. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { fileId } = await readJson(call, schema);
    const asset = await getAsset(call.settings, call.params.assetId ?? "");
    if (asset?.ownerId !== call.viewer.userId) return notFound(call);
    const restored = await restoreFile(call.settings, asset, fileId);
    return restored ? json({ asset: restored }) : notFound(call);
  }),
});

export { handle as action, handle as loader };
