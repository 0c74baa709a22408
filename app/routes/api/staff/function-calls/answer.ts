import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, notFound } from "~/server/http/api-route.server";

/** For staff: what a model was asked and answered, by `?model=`, `suite=` and `case=`. */
const handle = answerMethods({
  GET: async (call) => {
    const { settings, params, url } = call;
    const asked = (name: string) => url.searchParams.get(name) ?? "";
    const detail = await deskOf(settings).detail(params.runId ?? "", {
      modelId: asked("model"),
      suiteId: asked("suite"),
      caseId: asked("case"),
    });
    return detail ? json(JSON.parse(detail)) : notFound(call);
  },
});

export { handle as action, handle as loader };
