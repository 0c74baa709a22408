import * as z from "zod/mini";
import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

const schema = z.object({ do: z.enum(["judge", "ask-again", "cancel"]) });

/** For staff: the answers of a run; they have them judged anew, ask again what failed, or end it. */
const handle = answerMethods({
  GET: async (call) => {
    const cells = await deskOf(call.settings).cells(call.params.runId ?? "");
    return cells ? json({ cells }) : notFound(call);
  },
  POST: signedIn(async (call) => {
    const { do: act } = await readJson(call, schema);
    const desk = deskOf(call.settings);
    const runId = call.params.runId ?? "";
    const { viewer, requestId } = call;
    const asker = { by: viewer.email ?? viewer.userId, requestId };
    if (act === "judge") {
      const news = await desk.judgeAnew(runId);
      return news ? json(news) : notFound(call);
    }
    if (act === "ask-again") {
      const asked = await desk.askFailedAgain(runId, asker);
      return asked === null ? notFound(call) : json({ asked });
    }
    return (await desk.cancel(runId, asker)) === "cancelled" ? json({}) : notFound(call);
  }),
});

export { handle as action, handle as loader };
