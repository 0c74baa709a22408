import type { SignedInViewer } from "~/domain/access/viewer";
import { type NewPictureAnswer, newPictureRequestSchema } from "~/domain/video/new-picture";
import { makePicture } from "~/providers/make-picture.server";
import { choosePictureModel, resolveModels } from "~/providers/model-catalogue.server";
import { sizeOfFormat } from "~/scene/format-size";
import { withCredits } from "~/server/credits/credits.server";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { findOwnRoom } from "~/server/jobs/job-rooms.server";
import { refuseOverQuota } from "~/server/uploads/hold-storage.server";
import type { Asset } from "~/stores/assets/asset-document";
import { createAsset, getAsset } from "~/stores/assets/assets.server";
import { getOwnContent } from "~/stores/content/content.server";
import { stableId } from "~/stores/firestore/stable-id.server";

const titleCharacters = 80;

/** Makes one picture for a scene of the user's own work or job and keeps it as an asset. The scene is not changed. */
const handle = answerMethods({
  POST: signedIn((call) => answerForModel(call, () => makeForScene(call))),
});

export { handle as action, handle as loader };

async function makeForScene(call: ApiCall<SignedInViewer>): Promise<Response> {
  const { settings, viewer } = call;
  const asked = await readJson(call, newPictureRequestSchema);
  const jobId = await jobOf(call, asked);
  if (jobId === undefined) return notFound(call);

  const model = choosePictureModel(resolveModels(settings.providers), asked.pictureModelId);
  const answer = ({ id, name, alt, mediaType, width, height }: Asset): NewPictureAnswer => ({
    asset: { id, name, alt, mediaType, width, height },
    madeBy: model.label,
  });
  const assetId = await stableId("new picture", viewer.userId, asked.idempotencyKey);
  const known = await getAsset(settings, assetId);
  if (known) return json(answer(known));

  const full = await refuseOverQuota(call, 1);
  if (full) return full;
  const title = asked.prompt.slice(0, titleCharacters);
  const price = { key: assetId, credits: model.creditsPerResult, kind: "image", title } as const;
  return withCredits(call, price, () =>
    answerForModel(call, async () => {
      const picture = await makePicture({
        model,
        prompt: asked.prompt,
        ...sizeOfFormat(asked.format),
        seed: asked.seed,
        signal: call.request.signal,
        idempotencyKey: assetId,
      });
      const { mediaType, width, height, recipe } = picture;
      const asset = await createAsset(settings, assetId, new Uint8Array(picture.bytes), {
        ownerId: viewer.userId,
        name: asked.prompt.slice(0, 120),
        mediaType,
        width,
        height,
        origin: "made",
        alt: asked.prompt,
        recipe,
        jobId,
      });
      return json(answer(asset), 201);
    }),
  );
}

/** The job a picture belongs to, null for a work without one; undefined where the work or job is not the user's. */
async function jobOf(
  { settings, viewer }: ApiCall<SignedInViewer>,
  { contentId, jobId }: { contentId?: string | undefined; jobId?: string | undefined },
): Promise<string | null | undefined> {
  if (contentId !== undefined) {
    const content = await getOwnContent(settings, contentId, viewer.userId);
    return content ? content.jobId : undefined;
  }
  return (await findOwnRoom(settings, jobId, viewer.userId)) ? jobId : undefined;
}
