import { answerMethods, json, notFound } from "~/server/http/api-route.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

/** For staff: cells of a run that changed after a revision, `?after=`; all of them without it. */
const handle = answerMethods({
  GET: async (call) => {
    const after = Number(call.url.searchParams.get("after") ?? 0);
    const changes = await deskOf(call.settings).changes(
      call.params.runId ?? "",
      Number.isInteger(after) ? after : 0,
    );
    return changes ? json(JSON.parse(changes)) : notFound(call);
  },
});

export { handle as action, handle as loader };
