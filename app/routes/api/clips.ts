import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { mediaKindOf } from "~/domain/assets/media-type";
import { titleOfClip } from "~/domain/image/image-title";
import { type ClipRequest, clipRequestSchema } from "~/domain/image/make-images";
import { unsupportedClip } from "~/domain/image/validation/unsupported-reason";
import type { ClipStart } from "~/domain/jobs/job-room";
import { resolveModels } from "~/providers/model-catalogue.server";
import { type ApiCall, answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { startPaidJob } from "~/server/jobs/start-paid-job.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { stableId, stableSeed } from "~/stores/firestore/stable-id.server";

const schema = z.object({
  /** Made by the client for one request: sent twice, it starts one clip; with another request it is refused. */
  idempotencyKey: z.uuid(),
  request: clipRequestSchema,
});

/** Starts a clip of a video model, from words or from a picture; it becomes an asset that scenes can use. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { viewer } = call;
    const asked = await readJson(call, schema);
    const jobId = await stableId("clip job", viewer.userId, asked.idempotencyKey);
    const request = { ...asked.request, seed: asked.request.seed ?? (await stableSeed(jobId)) };
    return startPaidJob<ClipStart>(call, {
      jobId,
      input: { request },
      spendKind: "clip",
      async prepare() {
        const model = await checkClipRequest(call, request);
        if (model instanceof Response) return model;
        return {
          jobId,
          ownerId: viewer.userId,
          kind: "make-clip",
          title: titleOfClip(request),
          input: { request },
          creditsReserved: model.creditsPerResult,
          modelLabel: model.label,
        };
      },
    });
  }),
});

export { handle as action, handle as loader };

async function checkClipRequest(
  { settings, viewer, problem }: ApiCall<SignedInViewer>,
  request: ClipRequest,
) {
  const { modelId, prompt, sourceAssetId } = request;
  if (prompt.trim() === "" && !sourceAssetId) return problem(400, "prompt_missing", "Say what happens.");
  const model = resolveModels(settings.providers).clips.find(({ id }) => id === modelId);
  if (!model) {
    return problem(400, "model_missing", "This model is not offered here, or no longer. Choose another one.");
  }
  const reason = unsupportedClip(model, request);
  if (reason) return problem(400, "not_possible", reason);
  if (!sourceAssetId) return model;
  const [source] = await getOwnAssets(settings, [sourceAssetId], viewer.userId);
  if (!source) return problem(400, "asset_missing", "The picture is gone. Choose another one.");
  if (mediaKindOf(source.mediaType) !== "picture") {
    return problem(400, "not_a_picture", "A clip begins with a picture. Choose another one.");
  }
  return model;
}
