import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/api-route.server";
import { type NewPictureAnswer, newPictureRequestSchema } from "~/domain/new-picture";
import type { SignedInViewer } from "~/domain/viewer";
import { findOwnRoom } from "~/job-rooms.server";
import { answerForModel } from "~/provider-problem.server";
import { makePicture } from "~/providers/make-picture.server";
import { choosePictureModel, resolveModels } from "~/providers/model-catalogue.server";
import { readJson } from "~/request-body.server";
import { sizeOfFormat } from "~/scene/format-size";
import type { Asset } from "~/stores/asset-document";
import { countMadeSince, createAsset, getAsset } from "~/stores/assets.server";
import { getOwnContent } from "~/stores/content.server";
import { stableId } from "~/stores/stable-id.server";

/** Pictures one user may have made in a while; a person who looks at each does not come near it. */
const mostPictures = 40;
const whileMinutes = 10;

/** Makes one picture for a scene of the user's own work or job and keeps it as an asset. The scene is not changed. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
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

    const since = new Date(Date.now() - whileMinutes * 60_000);
    if ((await countMadeSince(settings, viewer.userId, since, mostPictures)) >= mostPictures) {
      const refusal = call.problem(
        429,
        "too_many_pictures",
        `You had ${mostPictures} pictures made in ${whileMinutes} minutes. They are kept; wait a few minutes for more.`,
      );
      refusal.headers.set("Retry-After", String(whileMinutes * 60));
      return refusal;
    }
    return answerForModel(call, async () => {
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
    });
  }),
});

export { handle as action, handle as loader };

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
