import { languageSchema } from "~/domain/text/language";
import { chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { planVideo } from "~/providers/plan-video.server";
import { assistantRequestSchema } from "~/scene/assistant/assistant-request";
import { readWish } from "~/scene/assistant/read-wish";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { stableId } from "~/stores/firestore/stable-id.server";

const mostBodyBytes = 512 * 1024;
const builtIn = "Built-in assistant";

/** The steps that do what somebody asks of a video. Nothing is done, stored or paid: the page shows them first. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const request = await readJson(call, assistantRequestSchema, mostBodyBytes);
    const { video, messages } = request;
    const wish = messages.at(-1)?.text ?? "";
    return answerForModel(call, async () => {
      const catalogue = resolveModels(call.settings.providers);
      const script = catalogue.script.filter(({ provider }) => provider !== "built-in");
      const isBuiltIn = request.scriptModelId?.startsWith("built-in/") ?? false;
      if (script.length === 0 || isBuiltIn) return json({ plan: readWish(wish, video), madeBy: builtIn });
      const language = languageSchema.safeParse(video.language.split("-")[0]?.toLowerCase());
      const model = chooseScriptModel(
        { ...catalogue, script },
        request.scriptModelId,
        language.success ? language.data : "en",
      );
      const plan = await planVideo({
        model,
        request,
        signal: call.request.signal,
        idempotencyKey: await stableId("assistant", call.viewer.userId, JSON.stringify(request)),
      });
      return json({ plan, madeBy: model.label });
    });
  }),
});

export { handle as action, handle as loader };
