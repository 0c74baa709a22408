import { uploadLimits } from "~/domain/assets/media-type";
import {
  countParts,
  timeOfArrival,
  type UploadAnswer,
  uploadPartBytes,
  uploadRequestSchema,
} from "~/domain/assets/upload";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { holdStorage } from "~/server/uploads/hold-storage.server";
import { uploadIdOf, uploadSessionOf } from "~/server/uploads/upload-sessions.server";
import type { Asset } from "~/stores/assets/asset-document";
import { bringBack, findOwnFile, freeAssetId, getAsset } from "~/stores/assets/assets.server";
import { assetKey } from "~/stores/media/media-keys.server";

/**
 * Begins an upload, or says how far the one of the same file came. A file that is there already is answered with its
 * asset, before anything is sent.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const asked = await readJson(call, uploadRequestSchema);
    const isPicture = asked.mediaType.startsWith("image/");
    const mostBytes = isPicture ? uploadLimits.imageBytes : uploadLimits.timedBytes;
    if (asked.sizeBytes > mostBytes) {
      const size = `${Math.round(mostBytes / 1024 / 1024)} MB`;
      return problem(413, "too_large", `Send at most ${size}. Make the file smaller or shorter.`);
    }
    if (asked.versionOf) {
      const asset = await getAsset(settings, asked.versionOf);
      if (asset?.ownerId !== viewer.userId) return notFound(call);
      if (asset.sha256 === asked.sha256) return json(duplicate(asset));
    } else {
      const known = await findOwnFile(settings, viewer.userId, asked.sha256);
      if (known) return json(duplicate(await bringBack(settings, known)));
    }
    const uploadId = await uploadIdOf(viewer.userId, asked);
    const full = await holdStorage(call, uploadId, asked.sizeBytes);
    if (full) return full;

    const fileId = asked.versionOf
      ? `${uploadId}-${crypto.randomUUID().slice(0, 8)}`
      : await freeAssetId(settings, viewer.userId, asked.sha256);
    const { mediaType: _, chosen, ...opening } = asked;
    const state = await uploadSessionOf(settings, uploadId).open({
      ...opening,
      uploadId,
      ownerId: viewer.userId,
      fileId,
      chosenAt: timeOfArrival(chosen, Date.now()),
      key: assetKey(viewer.userId, fileId),
    });
    const answer: UploadAnswer<Asset> = {
      kind: "open",
      uploadId,
      partBytes: uploadPartBytes,
      partCount: countParts(state.sizeBytes),
      parts: state.parts.map(({ number }) => number),
    };
    return json(answer, 201);
  }),
});

export { handle as action, handle as loader };

function duplicate(asset: Asset): UploadAnswer<Asset> {
  return { kind: "duplicate", asset };
}
