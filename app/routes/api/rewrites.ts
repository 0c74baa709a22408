import * as z from "zod/mini";
import { deviceAnswerSchema } from "~/domain/video/device-question";
import { rewriteRequestSchema } from "~/domain/video/rewrite";
import { deviceScriptModel } from "~/providers/device-model.server";
import { chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { rewriteCopy } from "~/providers/rewrite-copy.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { stableId } from "~/stores/firestore/stable-id.server";

/** `answer` is what the person's own browser has made of the question. */
const schema = z.extend(rewriteRequestSchema, { answer: deviceAnswerSchema });

/** Other words for one scene or one line of it. Nothing is stored: what is wanted, the page keeps. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { answer: ofDevice, ...request } = await readJson(call, schema);
    const { settings, viewer } = call;
    return answerForModel(call, async () => {
      const model = ofDevice
        ? deviceScriptModel(ofDevice)
        : chooseScriptModel(resolveModels(settings.providers), request.scriptModelId, request.language);
      const key = await stableId("rewrite", viewer.userId, JSON.stringify(request));
      const answer = await rewriteCopy({
        model,
        request,
        seed: request.seen.length,
        signal: call.request.signal,
        idempotencyKey: key,
      });
      return json(answer);
    });
  }),
});

export { handle as action, handle as loader };
