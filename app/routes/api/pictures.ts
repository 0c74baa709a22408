import type { SignedInViewer } from "~/domain/access/viewer";
import type { ArtDirection } from "~/domain/image/art-direction";
import { isSubjectMissing, keptReportOf } from "~/domain/image/picture-report";
import { type NewPictureAnswer, newPictureRequestSchema } from "~/domain/video/new-picture";
import { makePicture } from "~/providers/make-picture.server";
import { choosePictureModel, resolveModels } from "~/providers/model-catalogue.server";
import { artDirectionOf } from "~/scene/art-direction-of";
import { sizeOfFormat } from "~/scene/format-size";
import { withCredits } from "~/server/credits/credits.server";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { artDirectionOfJob } from "~/server/jobs/art-direction.server";
import { findOwnRoom } from "~/server/jobs/job-rooms.server";
import { refuseOverQuota } from "~/server/uploads/hold-storage.server";
import type { Asset } from "~/stores/assets/asset-document";
import { createAsset, getAsset } from "~/stores/assets/assets.server";
import { getEditableContent } from "~/stores/content/content.server";
import { stableId } from "~/stores/firestore/stable-id.server";
import { getVideoJob } from "~/stores/jobs/jobs.server";

const titleCharacters = 80;

/** Makes one picture for a scene of the user's own work or job and keeps it as an asset. The scene is not changed. */
const handle = answerMethods({
  POST: signedIn((call) => answerForModel(call, () => makeForScene(call))),
});

export { handle as action, handle as loader };

async function makeForScene(call: ApiCall<SignedInViewer>): Promise<Response> {
  const { settings, viewer } = call;
  const asked = await readJson(call, newPictureRequestSchema);
  const video = await readVideo(call, asked);
  if (!video) return notFound(call);

  const model = choosePictureModel(resolveModels(settings.providers), asked.pictureModelId);
  const answer = ({ id, name, alt, mediaType, width, height, report = null }: Asset): NewPictureAnswer => ({
    asset: { id, name, alt, mediaType, width, height, report },
    madeBy: model.label,
    creditsReturned: isSubjectMissing(report) ? model.creditsPerResult : 0,
  });
  const assetId = await stableId("new picture", viewer.userId, asked.idempotencyKey);
  const known = await getAsset(settings, assetId);
  if (known) return json(answer(known));

  const full = await refuseOverQuota(call, 1);
  if (full) return full;
  const title = asked.prompt.slice(0, titleCharacters);
  const price = { key: assetId, credits: model.creditsPerResult, kind: "image", title } as const;
  return withCredits(call, price, (waive) =>
    answerForModel(call, async () => {
      const picture = await makePicture({
        model,
        prompt: asked.prompt,
        ...sizeOfFormat(asked.format),
        seed: asked.seed,
        direction: video.direction,
        signal: call.request.signal,
        idempotencyKey: assetId,
      });
      const { mediaType, width, height, recipe, alt } = picture;
      const report = picture.report && keptReportOf(picture.report);
      if (isSubjectMissing(report)) waive(`${title}: not drawn, not charged`);
      const asset = await createAsset(settings, assetId, new Uint8Array(picture.bytes), {
        ownerId: viewer.userId,
        name: asked.prompt.slice(0, 120),
        mediaType,
        width,
        height,
        origin: "made",
        alt,
        recipe,
        report,
        jobId: video.jobId,
      });
      return json(answer(asset), 201);
    }),
  );
}

/** The video a picture is for; null where it is not the user's. */
interface PicturedVideo {
  /** Null for a work without one. */
  jobId: string | null;
  /** What its pictures have in common; null for a work that did not start from a brief. */
  direction: ArtDirection | null;
}

async function readVideo(
  { settings, viewer }: ApiCall<SignedInViewer>,
  {
    contentId,
    jobId,
    sceneId,
  }: { contentId?: string | undefined; jobId?: string | undefined; sceneId: string },
): Promise<PicturedVideo | null> {
  const placed = (direction: ArtDirection, scenes: readonly { id: string }[]): ArtDirection => {
    const place = scenes.findIndex(({ id }) => id === sceneId);
    return { ...direction, place: place < 0 ? null : place };
  };
  if (contentId !== undefined) {
    const content = await getEditableContent(settings, contentId, viewer);
    if (!content) return null;
    const { brief, recipe, storyboard } = content;
    if (!brief) return { jobId: content.jobId, direction: null };
    const direction = artDirectionOf(storyboard, brief, recipe?.seed ?? storyboard.seed);
    return { jobId: content.jobId, direction: placed(direction, storyboard.scenes) };
  }
  const ownerId = viewer.userId;
  const room = await findOwnRoom(settings, jobId, ownerId);
  if (!room || jobId === undefined) return null;
  const job = await getVideoJob(settings, jobId);
  if (!job?.script) return { jobId, direction: null };
  const { brief, script } = job;
  const direction = await artDirectionOfJob(settings, { jobId, ownerId, brief, script });
  return { jobId, direction: placed(direction, script.scenes) };
}
