import { groupFailures } from "~/domain/pipelines/failure-groups";
import type { PipelineFailures } from "~/domain/pipelines/pipeline-answers";
import { answerMethods, json } from "~/server/http/api-route.server";
import { listFailures, mostFailures } from "~/stores/jobs/job-list.server";

/** For staff: failed jobs of everybody by cause. */
const handle = answerMethods({
  GET: async ({ settings }) => {
    const rows = await listFailures(settings);
    return json({
      groups: groupFailures(rows),
      read: rows.length,
      most: mostFailures,
    } satisfies PipelineFailures);
  },
});

export { handle as action, handle as loader };
