import * as z from "zod/mini";
import { mostCreditsOfVideo } from "~/domain/credits/prices";
import type { VideoStart } from "~/domain/jobs/job-room";
import { firstWords } from "~/domain/text/first-words";
import { type Brief, briefSchema } from "~/domain/video/brief";
import { deviceAnswerSchema } from "~/domain/video/device-question";
import { choosePictureModel, chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { startPaidJob } from "~/server/jobs/start-paid-job.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { stableId } from "~/stores/firestore/stable-id.server";

const modelIdSchema = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
const schema = z.object({
  /** Made by the client for one brief: sent twice, it starts one job; with another brief it is refused. */
  idempotencyKey: z.uuid(),
  brief: briefSchema,
  scriptModelId: modelIdSchema,
  pictureModelId: modelIdSchema,
  /** The script that the person's own browser has written. */
  scriptAnswer: deviceAnswerSchema,
});

const titleCharacters = 80;

/** A brief from facts begins with labels: the name of what it is about says more. */
function nameIn({ facts = [] }: Brief): string | null {
  const name = facts.find(({ kind }) => kind === "name")?.value;
  return name?.type === "text" ? name.text : null;
}

const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { idempotencyKey, ...input } = await readJson(call, schema);
    const { brief, scriptModelId, pictureModelId } = input;
    const jobId = await stableId("job", viewer.userId, idempotencyKey);
    return startPaidJob<VideoStart>(call, {
      jobId,
      input,
      spendKind: "video",
      prepare: () =>
        answerForModel(call, async () => {
          const owned = await getOwnAssets(settings, brief.assetIds, viewer.userId);
          if (owned.length !== brief.assetIds.length) {
            return problem(400, "asset_missing", "One of the pictures is gone. Remove it and add it again.");
          }
          const models = resolveModels(settings.providers);
          if (!input.scriptAnswer) chooseScriptModel(models, scriptModelId, brief.language);
          const creditsPerPicture =
            brief.pictureSource === "made" ? choosePictureModel(models, pictureModelId).creditsPerResult : 0;
          return {
            jobId,
            ownerId: viewer.userId,
            kind: "make-video",
            title: firstWords(nameIn(brief) ?? brief.prompt, titleCharacters),
            input,
            creditsReserved: mostCreditsOfVideo(brief, creditsPerPicture),
            creditsPerPicture,
          };
        }),
    });
  }),
});

export { handle as action, handle as loader };
