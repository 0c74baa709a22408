import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";

/** Staff remove an imported suite. Answers to it stay, and cannot be judged anew. */
const handle = answerMethods({
  DELETE: signedIn(async (call) => {
    const { viewer, requestId } = call;
    const asker = { by: viewer.email ?? viewer.userId, requestId };
    const done = await deskOf(call.settings).removeSuite(call.params.suiteId ?? "", asker);
    return done === "removed" ? json({}) : notFound(call);
  }),
});

export { handle as action, handle as loader };
