import { describeJob } from "~/domain/jobs/describe-job";
import { isJobOver } from "~/domain/jobs/job";
import type { Job } from "~/stores/jobs/jobs";
import { CopyField } from "~/ui/copy-field";
import { ProgressBar } from "~/ui/progress-bar";
import { ActivityResults } from "./activity-results";
import { ActivityState } from "./activity-state";
import { CancelJob } from "./cancel-job";
import { LinkHere } from "./link-here";

interface ActivityJobProps {
  job: Job;
  nowMs: number;
  onOpen: () => void;
}

/** One job in the tray: what it is, how far it is, how long it has taken, and how to stop it. */
export function ActivityJob({ job, nowMs, onOpen }: ActivityJobProps) {
  const startedMs = job.createdAt instanceof Date ? job.createdAt.getTime() : nowMs;
  const { address, progress, waitsFor, outcome, imageIds } = describeJob(job);
  return (
    <li className="grid gap-2.5 rounded-sm px-2.5 py-3">
      <div className="flex items-start justify-between gap-3">
        <LinkHere to={address} onClick={onOpen} className="line-clamp-2 font-[550] hover:underline">
          {job.title}
        </LinkHere>
        <ActivityState state={job.state} elapsedMs={nowMs - startedMs} />
      </div>
      {job.state === "running" && (
        <ProgressBar label={progress.label} value={progress.share} detail={progress.detail} />
      )}
      <ActivityResults imageIds={imageIds} />
      {outcome && <p className="tabular text-muted text-sm">{outcome}</p>}
      {job.state === "failed" && job.error && (
        <>
          <p className="text-muted text-sm">{job.error.message}</p>
          <CopyField label="Request id" value={job.error.requestId} />
        </>
      )}
      {!isJobOver(job.state) && (
        <div className="flex items-center justify-between gap-3">
          {job.state === "waiting" ? (
            <LinkHere
              to={address}
              onClick={onOpen}
              className="font-[550] text-accent text-sm hover:underline"
            >
              {waitsFor}
            </LinkHere>
          ) : (
            <span />
          )}
          <CancelJob jobId={job.id} />
        </div>
      )}
    </li>
  );
}
