import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, notFound } from "~/server/http/api-route.server";

/** Staff remove an imported suite. Answers to it stay, and cannot be judged anew. */
const handle = answerMethods({
  DELETE: async (call) => {
    const done = await deskOf(call.settings).removeSuite(call.params.suiteId ?? "");
    return done === "removed" ? json({}) : notFound(call);
  },
});

export { handle as action, handle as loader };
