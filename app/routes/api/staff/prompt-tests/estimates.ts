import { runRequestSchema } from "~/domain/prompt-tests/desk";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf, noDataset, prepareRun, tooManyCells } from "~/server/prompt-tests/desk.server";

/** For staff: what a run would ask, cost and take. Nothing is started. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const run = await prepareRun(call.settings, await readJson(call, runRequestSchema));
    if (typeof run === "string") return call.problem(422, "run_impossible", run);
    const estimate = await deskOf(call.settings).estimate(run);
    if (!("kind" in estimate)) return json(estimate);
    const isGone = estimate.kind === "absent";
    return call.problem(422, "run_impossible", isGone ? noDataset : tooManyCells(estimate.cells));
  }),
});

export { handle as action, handle as loader };
