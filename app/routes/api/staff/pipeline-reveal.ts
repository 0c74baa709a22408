import { revealSchema } from "~/domain/pipelines/pipeline-acts";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { readWholeRun } from "~/server/pipelines/read-run.server";
import { noteRevealed } from "~/stores/jobs/reveal.server";

/** Staff see what a person typed into a job, and what it came to, for a reason. Nothing is shown before that is kept. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const { reason } = await readJson(call, revealSchema);
    const run = await readWholeRun(settings, params.pipeId);
    if (!run) return notFound(call);
    await noteRevealed(settings, { jobId: run.id, actorId: viewer.email ?? viewer.userId, reason });
    return json({ run });
  }),
});

export { handle as action, handle as loader };
