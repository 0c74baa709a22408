import { startRunSchema } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf, noDataset, prepareRun, tooManyCells } from "~/server/prompt-tests/desk.server";

/** Staff have prompts asked for all cases of a dataset. Sent twice with one key, it is one run. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { idempotencyKey, ...asked } = await readJson(call, startRunSchema);
    const run = await prepareRun(call.settings, asked);
    if (typeof run === "string") return call.problem(422, "run_impossible", run);
    const answer = await deskOf(call.settings).start({ ...run, key: idempotencyKey }, askerOf(call));
    if (answer.kind === "absent") return call.problem(422, "run_impossible", noDataset);
    if (answer.kind === "too-many") return call.problem(422, "run_impossible", tooManyCells(answer.cells));
    return json({ runId: answer.runId }, answer.kind === "started" ? 201 : 200);
  }),
});

export { handle as action, handle as loader };
