import { Link } from "react-router";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { stageNames } from "~/domain/jobs/job";
import { everyPipeline, pipelineQuery } from "~/domain/pipelines/pipeline-filter";
import type { PipelineRow } from "~/domain/pipelines/pipeline-row";
import { formatMoment } from "~/staff/format-moment";
import { kindWords, stateWords } from "~/staff/pipelines/pipeline-words";
import { Badge } from "~/ui/badge";
import { Nothing, Panel } from "./panel";

/** The account's latest jobs, and what went wrong. */
export function JobsPanel({ detail }: { detail: ClientDetail }) {
  const { client, jobs, failures } = detail;
  const owned = (state: "failed" | null) =>
    `/prod/pipelines?${pipelineQuery({ ...everyPipeline, owner: client.id, state })}`;
  return (
    <>
      <Panel
        title="Recent jobs"
        aside={
          <Link to={owned(null)} className="text-sm underline">
            All their jobs
          </Link>
        }
      >
        {jobs.length === 0 ? (
          <Nothing>No jobs yet.</Nothing>
        ) : (
          <ul className="grid divide-y divide-line text-sm">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job}>
                {stageNames[job.stage]}
              </JobLine>
            ))}
          </ul>
        )}
      </Panel>
      <Panel
        title="Recent errors"
        aside={
          <Link to={owned("failed")} className="text-sm underline">
            All their failures
          </Link>
        }
      >
        {failures.length === 0 ? (
          <Nothing>Nothing failed that was not put right.</Nothing>
        ) : (
          <ul className="grid divide-y divide-line text-sm">
            {failures.map((job) => (
              <JobLine key={job.id} job={job}>
                <code className="text-danger">{job.errorCode}</code> {job.errorMessage}
              </JobLine>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

function JobLine({ job, children }: { job: PipelineRow; children: React.ReactNode }) {
  const { label, tone } = stateWords[job.state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
      <span className="flex min-w-0 items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Link to={`/prod/pipelines/${job.id}`} className="truncate hover:underline">
          {kindWords[job.kind]} …{job.id.slice(-6)}
        </Link>
      </span>
      <time dateTime={new Date(job.createdAt).toISOString()} className="text-end text-muted text-xs">
        {formatMoment(job.createdAt)}
      </time>
      <span className="col-span-2 min-w-0 text-muted text-xs">{children}</span>
    </li>
  );
}
