import * as z from "zod/mini";
import { imageRequestSchema } from "~/domain/image/image-request";
import { titleOfImages } from "~/domain/image/image-title";
import { priceOfImages } from "~/domain/image/make-images";
import type { ImagesStart } from "~/domain/jobs/job-room";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { checkImageRequest } from "~/server/images/check-image-request.server";
import { startPaidJob } from "~/server/jobs/start-paid-job.server";
import { stableId, stableSeed } from "~/stores/firestore/stable-id.server";

const schema = z.object({
  /** Made by the client for one request: sent twice, it starts one generation; with another request it is refused. */
  idempotencyKey: z.uuid(),
  request: imageRequestSchema,
  /** Whether the results wait beside their source to be accepted, as an editor wants it; else they are kept at once. */
  staged: z.optional(z.boolean()),
  /** The public image it began from: it is remixed once an image comes of this. */
  remixOf: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]{1,128}$/)))),
});

/** A model of our own takes this worker's time: side by side, the first image would come with the last. */
const resultsAtOnce = { builtIn: 1, elsewhere: 3 };

/** Starts a generation; its images come one by one. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { viewer } = call;
    const asked = await readJson(call, schema);
    const jobId = await stableId("generation", viewer.userId, asked.idempotencyKey);
    const request = { ...asked.request, seed: asked.request.seed ?? (await stableSeed(jobId)) };
    return startPaidJob<ImagesStart>(call, {
      jobId,
      input: { request },
      spendKind: request.operation === "generate" ? "image" : "edit",
      async prepare() {
        const checked = await checkImageRequest(call, request);
        if (checked instanceof Response) return checked;
        const { model, steering, source } = checked;
        return {
          jobId,
          ownerId: viewer.userId,
          kind: "make-images",
          title: titleOfImages(request, source?.name),
          input: { request },
          creditsReserved: priceOfImages(model, request),
          creditsPerResult: model.creditsPerResult,
          modelLabel: model.label,
          resultsAtOnce: model.provider === "built-in" ? resultsAtOnce.builtIn : resultsAtOnce.elsewhere,
          steering,
          staged: asked.staged ?? false,
          remixOf: request.operation === "generate" ? (asked.remixOf ?? null) : null,
        };
      },
    });
  }),
});

export { handle as action, handle as loader };
