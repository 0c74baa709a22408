import type { FunctionCallOverview } from "~/domain/function-calls/cell-detail";
import { judgeVersion } from "~/domain/function-calls/judge-case";
import { caseKey } from "~/domain/function-calls/test-case";
import { functionCallers } from "~/providers/function-callers.server";
import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { getExclusions } from "~/stores/function-calls/exclusions.server";

/** For staff: what can be asked of whom, and what came of it so far. */
const handle = answerMethods({
  GET: async ({ settings }) => {
    const desk = deskOf(settings);
    const [suites, exclusions] = await Promise.all([desk.suites(), getExclusions(settings)]);
    const excluded = exclusions.map(({ suiteId, caseId }) => caseKey(suiteId, caseId));
    const runs = await desk.runs(excluded);
    const models = functionCallers(settings.providers).map(({ id, label, about }) => ({ id, label, about }));
    return json({ models, suites, runs, exclusions, judgeVersion } satisfies FunctionCallOverview);
  },
});

export { handle as action, handle as loader };
