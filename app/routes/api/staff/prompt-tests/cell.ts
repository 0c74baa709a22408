import { cellActSchema } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

/** For staff: all that is known of one cell; they star it, decide what a person has to, or say that its grade is wrong. */
const handle = answerMethods({
  GET: async (call) => {
    const cell = await deskOf(call.settings).detail(call.params.runId ?? "", Number(call.params.place));
    return cell ? json(JSON.parse(cell)) : notFound(call);
  },
  POST: signedIn(async (call) => {
    const act = await readJson(call, cellActSchema);
    const { runId = "", place } = call.params;
    const isDone = await deskOf(call.settings).changeCell(runId, Number(place), act, askerOf(call));
    return isDone ? json({}) : notFound(call);
  }),
});

export { handle as action, handle as loader };
