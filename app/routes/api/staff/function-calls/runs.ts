import { deskLimits, startRunSchema } from "~/domain/function-calls/desk";
import { functionCallers } from "~/providers/function-callers.server";
import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

/** Staff have models asked all cases of some suites. Sent twice with one key, it is one run. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem, requestId } = call;
    const { idempotencyKey, label, modelIds, suiteIds } = await readJson(call, startRunSchema);
    const callers = functionCallers(settings.providers);
    const models = callers
      .filter(({ id }) => modelIds.includes(id))
      .map(({ id, label: name }) => ({ id, label: name }));
    const gone = modelIds.find((id) => !models.some((model) => model.id === id));
    if (gone)
      return problem(422, "model_missing", `${gone} is not offered. Choose from the models that are.`);
    const by = viewer.email ?? viewer.userId;
    const answer = await deskOf(settings).start(
      { key: idempotencyKey, label, models, suiteIds },
      { by, requestId },
    );
    if (answer.kind === "no-suite") {
      return problem(422, "suite_missing", "One of the suites is gone. Load the page again and choose anew.");
    }
    if (answer.kind === "too-many") {
      return problem(
        422,
        "too_many_cells",
        `That is ${answer.cells} questions, more than ${deskLimits.cellsPerRun}. Choose fewer models or suites.`,
      );
    }
    return json({ runId: answer.runId }, answer.kind === "started" ? 201 : 200);
  }),
});

export { handle as action, handle as loader };
