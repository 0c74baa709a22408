import { answerMethods, json, notFound } from "~/server/http/api-route.server";
import { maskRun, readWholeRun } from "~/server/pipelines/read-run.server";
import { getAccounts } from "~/stores/users/users.server";

/** For staff: one job with its tries, log and acts. What its person typed is masked. */
const handle = answerMethods({
  GET: async (call) => {
    const run = await readWholeRun(call.settings, call.params.pipeId);
    if (!run) return notFound(call);
    const [owner] = await getAccounts(call.settings, [run.ownerId]);
    return json({ run: maskRun(run), ownerEmail: owner?.email ?? null });
  },
});

export { handle as action, handle as loader };
