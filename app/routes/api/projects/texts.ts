import { writeTexts } from "~/providers/write-texts.server";
import { textsRequestSchema } from "~/sections/writer/texts-request";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { builtInTexts } from "~/server/page-writing/built-in-texts";
import { textModelFor } from "~/server/page-writing/text-model.server";
import { stableId } from "~/stores/firestore/stable-id.server";

/** Three hundred facts with their sources. */
const mostBodyBytes = 2 * 1024 * 1024;

/** Other words for texts of a page, or the same in another language. Nothing is stored: what is wanted, the page keeps. It costs no credits. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const request = await readJson(call, textsRequestSchema, mostBodyBytes);
    const language = request.ask.kind === "translate" ? request.ask.to : request.language;
    return answerForModel(call, async () => {
      const model = textModelFor(call.settings, { language, modelId: request.scriptModelId });
      if (!model) {
        return request.ask.kind === "translate"
          ? call.problem(
              503,
              "no_translator",
              "No AI model is set up here that translates. Translate it by hand, use a browser with its own translator, or have a model set up.",
            )
          : json(builtInTexts(request));
      }
      const key = await stableId("page-texts", call.viewer.userId, JSON.stringify(request));
      const signal = call.request.signal;
      return json(
        await writeTexts({ model, request, seed: request.seen.length, signal, idempotencyKey: key }),
      );
    });
  }),
});

export { handle as action, handle as loader };
