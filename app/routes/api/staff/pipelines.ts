import type { PipelineChanges, PipelinePage } from "~/domain/pipelines/pipeline-answers";
import { parsePipelineFilter } from "~/domain/pipelines/pipeline-filter";
import { answerMethods, json } from "~/server/http/api-route.server";
import { jobFilterOf } from "~/server/pipelines/job-filter.server";
import { withOwners } from "~/server/pipelines/with-owners.server";
import { listChangedJobs, listJobs } from "~/stores/jobs/job-list.server";

/** Copies are written with the database's clock, which may be behind this one. */
const clockToleranceMs = 5_000;

/** For staff: jobs of everybody, by filter and page; with `since`, those that changed from that moment on. */
const handle = answerMethods({
  GET: async ({ settings, url }) => {
    const { searchParams } = url;
    const sinceMs = Number(searchParams.get("since"));
    if (Number.isSafeInteger(sinceMs) && sinceMs > 0) {
      const { rows, asOf } = await listChangedJobs(settings, new Date(sinceMs));
      const owned = await withOwners(settings, rows);
      return json({ rows: owned, asOfMs: asOf.getTime() } satisfies PipelineChanges);
    }
    const asOfMs = Date.now() - clockToleranceMs;
    const beforeMs = Number(searchParams.get("before"));
    const before = Number.isSafeInteger(beforeMs) && beforeMs > 0 ? new Date(beforeMs) : null;
    const filter = await jobFilterOf(settings, parsePipelineFilter(searchParams));
    const { rows, next } = await listJobs(settings, { filter, before });
    const owned = await withOwners(settings, rows);
    return json({ rows: owned, nextMs: next?.getTime() ?? null, asOfMs } satisfies PipelinePage);
  },
});

export { handle as action, handle as loader };
