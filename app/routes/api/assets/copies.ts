import { uploadLimits } from "~/domain/assets/media-type";
import { copyKinds, copyNeeded, copySize, pictureUses } from "~/domain/image/image-copy";
import { readImageInfo } from "~/formats/read-image-info";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getAsset } from "~/stores/assets/assets.server";
import { noteCopies } from "~/stores/assets/image-copies.server";
import { copyKey } from "~/stores/media/media-keys.server";

/**
 * Takes the copy of a picture that models read, made by its owner's browser: a PNG or JPEG as the body, for the file that
 * `X-Vitrine-File` names. It is checked for what it is and for its size; it counts for the owner's storage and goes with the file.
 */
const handle = answerMethods({
  PUT: signedIn(async (call) => {
    const { request, settings, viewer, params, problem } = call;
    // Before anything is refused: a sender who is cut off does not hear the answer.
    const bytes = await readBytes(call, uploadLimits.imageBytes);
    const asset = await getAsset(settings, params.assetId ?? "");
    const kind = copyKinds.find((known) => known === params.kind);
    if (asset?.ownerId !== viewer.userId || !kind) return notFound(call);
    const fileId = asset.fileId ?? asset.id;
    if (request.headers.get("x-vitrine-file") !== fileId) {
      return problem(409, "other_file", "The asset has another file by now.");
    }
    if (!pictureUses.some((use) => copyNeeded(asset, use) === kind)) {
      return problem(409, "not_needed", "Models read this picture itself. Send no copy of it.");
    }
    const picture = readImageInfo(bytes);
    const isPng = picture?.mediaType === "image/png";
    if (!picture || !(isPng || (kind !== "whole" && picture.mediaType === "image/jpeg"))) {
      return problem(415, "not_a_copy", "Send a PNG of the picture; a smaller copy may be a JPEG.");
    }
    const most = copySize(kind, asset);
    const fits =
      kind === "whole"
        ? picture.width === asset.width && picture.height === asset.height
        : picture.width <= most.width && picture.height <= most.height;
    if (!fits) return problem(422, "other_shape", "The copy is not of the picture's size.");
    return withStorage(call, bytes.length, async () => {
      await settings.media.put(copyKey(asset.ownerId, fileId, kind), bytes, {
        httpMetadata: { contentType: picture.mediaType },
      });
      await noteCopies(settings, asset);
      return json({}, 201);
    });
  }),
});

export { handle as action, handle as loader };
