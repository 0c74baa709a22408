import {
  type ChartSpan,
  chartBuckets,
  chartSpans,
  type PipelineOverview,
} from "~/domain/pipelines/pipeline-answers";
import { parsePipelineFilter } from "~/domain/pipelines/pipeline-filter";
import { answerMethods, json } from "~/server/http/api-route.server";
import { jobFilterOf } from "~/server/pipelines/job-filter.server";
import { countJobs, countJobsOverTime } from "~/stores/jobs/job-list.server";

const isSpan = (value: string | null): value is ChartSpan => value !== null && value in chartSpans;

/** For staff: how many jobs of a filter there are in each state, and how many began and failed over time. */
const handle = answerMethods({
  GET: async ({ settings, url }) => {
    const filter = await jobFilterOf(settings, parsePipelineFilter(url.searchParams));
    const asked = url.searchParams.get("span");
    const span = isSpan(asked) ? asked : "day";
    const [counts, chart] = await Promise.all([
      countJobs(settings, filter),
      countJobsOverTime(settings, filter, chartBuckets(span, Date.now())),
    ]);
    return json({ counts, span, chart } satisfies PipelineOverview);
  },
});

export { handle as action, handle as loader };
