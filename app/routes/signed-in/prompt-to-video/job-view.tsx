import { useState } from "react";
import { Link } from "react-router";
import { type ApiError, callApi } from "~/client/call-api";
import { describeReturned } from "~/domain/image/describe-missing";
import { isJobOver, stageNames, type VideoJobDocument } from "~/domain/jobs/job";
import type { Language } from "~/domain/text/language";
import type { Brief } from "~/domain/video/brief";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { ProgressBar } from "~/ui/progress-bar";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";
import { Approval } from "./approval";
import { JobSteps } from "./job-steps";
import { type JobReading, useJob } from "./use-job";
import { VersionChoice } from "./versions/version-choice";

interface JobViewProps {
  jobId: string;
  /** Back to the form with this job's brief in it. */
  onStartOver: (job: VideoJobDocument) => void;
  /** Languages that somebody here can write. */
  writable: readonly Language[];
  /** Writes the script again for a changed brief. */
  onWriteAgain: (brief: Brief) => void;
  onNew: () => void;
}

export function JobView({ jobId, onStartOver, writable, onWriteAgain, onNew }: JobViewProps) {
  const reading = useJob(jobId);
  const job = reading.kind === "present" ? reading.job : null;
  if (job?.state === "done" && job.contentId) {
    const actions = <JobActions jobId={jobId} job={job} onStartOver={onStartOver} onNew={onNew} />;
    const note = describeReturned(job.incompletePictures ?? []);
    return <VersionChoice contentId={job.contentId} note={note} actions={actions} />;
  }
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-3xl lg:text-4xl">
        Your video
      </h1>
      <JobFace
        jobId={jobId}
        reading={reading}
        onStartOver={onStartOver}
        writable={writable}
        onWriteAgain={onWriteAgain}
        onNew={onNew}
      />
    </>
  );
}

function JobFace({
  jobId,
  reading,
  onStartOver,
  writable,
  onWriteAgain,
  onNew,
}: JobViewProps & { reading: JobReading }) {
  switch (reading.kind) {
    case "loading":
      return (
        <div role="status" aria-label="Loading the job" className="grid gap-4 lg:grid-cols-[220px_1fr]">
          <Skeleton className="h-10 lg:h-48" />
          <Skeleton className="h-72" />
        </div>
      );
    case "absent":
      return (
        <EmptyState title="This job is not there" action={<Button onClick={onNew}>Start a new video</Button>}>
          It may belong to another account, or its address is not complete.
        </EmptyState>
      );
    case "failed":
      return (
        <ErrorState title="The job could not be loaded" onRetry={reading.retry}>
          The job itself goes on without this page.
        </ErrorState>
      );
    case "present":
      return (
        <div className="grid items-start gap-6 lg:grid-cols-[220px_1fr] lg:gap-10">
          <aside className="grid gap-4 lg:sticky lg:top-20">
            <JobSteps job={reading.job} />
            <p
              dir="auto"
              className="line-clamp-3 border-line border-s-2 ps-3 text-muted text-sm lg:line-clamp-6"
            >
              {reading.job.brief.prompt}
            </p>
            <JobActions jobId={jobId} job={reading.job} onStartOver={onStartOver} onNew={onNew} />
          </aside>
          <div className="min-w-0">
            {!reading.connected && !isJobOver(reading.job.state) && (
              <p role="status" className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
                The connection is interrupted. The job goes on; this page follows as soon as it can.
              </p>
            )}
            <JobStageView
              jobId={jobId}
              job={reading.job}
              onStartOver={onStartOver}
              writable={writable}
              onWriteAgain={onWriteAgain}
            />
          </div>
        </div>
      );
  }
}

type JobActionsProps = Omit<JobViewProps, "onWriteAgain" | "writable"> & { job: VideoJobDocument };

function JobActions({ jobId, job, onStartOver, onNew }: JobActionsProps) {
  const [cancelling, setCancelling] = useState(false);
  async function cancel() {
    setCancelling(true);
    try {
      await cancelJob(jobId);
    } catch (error) {
      showErrorToast("The job could not be cancelled", (error as ApiError).message);
    } finally {
      setCancelling(false);
    }
  }
  if (isJobOver(job.state)) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onNew}>
          New video
        </Button>
        {job.state === "done" && (
          <Button size="sm" variant="ghost" onClick={() => onStartOver(job)}>
            Same brief again
          </Button>
        )}
      </div>
    );
  }
  return (
    <div>
      <Button size="sm" loading={cancelling} onClick={() => void cancel()}>
        Cancel
      </Button>
    </div>
  );
}

function cancelJob(jobId: string): Promise<unknown> {
  return callApi(`/api/v1/jobs/${encodeURIComponent(jobId)}/cancel`, { method: "POST" });
}

function JobStageView({
  jobId,
  job,
  onStartOver,
  writable,
  onWriteAgain,
}: Omit<JobViewProps, "onNew"> & { job: VideoJobDocument }) {
  async function writeAgain(changes: Partial<Brief>) {
    try {
      // What is set aside for this script is needed for the next.
      await cancelJob(jobId);
      onWriteAgain({ ...job.brief, ...changes });
    } catch (error) {
      showErrorToast("The script could not be written again", (error as ApiError).message);
    }
  }
  if (job.state === "failed") {
    return (
      <ErrorState
        title="The video could not be made"
        requestId={job.error?.requestId}
        action={
          <Button variant="primary" onClick={() => onStartOver(job)}>
            Try again with this brief
          </Button>
        }
      >
        {job.error?.message ?? "Something went wrong on the way."} Your brief is kept.
      </ErrorState>
    );
  }
  if (job.state === "cancelled") {
    return (
      <EmptyState
        title="Cancelled"
        action={
          <Button variant="primary" onClick={() => onStartOver(job)}>
            Back to the brief
          </Button>
        }
      >
        Nothing more is made. Your brief is kept.
      </EmptyState>
    );
  }
  if (job.stage === "approval" && job.script)
    return (
      <Approval jobId={jobId} job={job} script={job.script} writable={writable} onWriteAgain={writeAgain} />
    );
  return <Working job={job} />;
}

function Working({ job }: { job: VideoJobDocument }) {
  const share = job.partsTotal > 0 ? job.partsDone / job.partsTotal : null;
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div aria-live="polite">
        <ProgressBar
          label={stageNames[job.stage]}
          value={share}
          detail={job.partsTotal > 0 ? `${job.partsDone} of ${job.partsTotal}` : undefined}
        />
      </div>
      <p className="text-muted">
        You can leave this page: the work goes on and you find it under activity and in{" "}
        <Link to="/videos" className="underline underline-offset-2 hover:text-text">
          your videos
        </Link>
        .
      </p>
    </Card>
  );
}
