import * as z from "zod/mini";
import { answerMethods, json, signedIn } from "~/api-route.server";
import { briefSchema } from "~/domain/brief";
import { roomOf } from "~/job-rooms.server";
import { readJson } from "~/request-body.server";
import { getOwnAssets } from "~/stores/assets.server";
import { stableId } from "~/stores/stable-id.server";

const modelIdSchema = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
const schema = z.object({
  /** Made by the client for one brief: sent twice, it starts one job; with another brief it is refused. */
  idempotencyKey: z.uuid(),
  brief: briefSchema,
  scriptModelId: modelIdSchema,
  pictureModelId: modelIdSchema,
});

const titleCharacters = 80;

const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { idempotencyKey, brief, ...models } = await readJson(call, schema);
    const owned = await getOwnAssets(settings, brief.assetIds, viewer.userId);
    if (owned.length !== brief.assetIds.length) {
      return problem(400, "asset_missing", "One of the pictures is gone. Remove it and add it again.");
    }
    const jobId = await stableId("job", viewer.userId, idempotencyKey);
    const answer = await roomOf(settings, jobId).start({
      jobId,
      ownerId: viewer.userId,
      kind: "make-video",
      title: brief.prompt.slice(0, titleCharacters),
      input: { brief, ...models },
      creditsReserved: 0,
    });
    if (answer === "other") {
      return problem(
        409,
        "idempotency_key_reused",
        "This key was already used for another brief, whose video is untouched. Send yours again under a new key.",
      );
    }
    return json({ jobId }, answer === "started" ? 201 : 200);
  }),
});

export { handle as action, handle as loader };
