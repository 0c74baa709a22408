import { Link, useParams, useSearchParams } from "react-router";
import { everyPipeline, pipelineQuery } from "~/domain/pipelines/pipeline-filter";
import { pageTitle } from "~/shell/page-title";
import { kindWords } from "~/staff/pipelines/pipeline-words";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { Comparison } from "./comparison";
import { RunActions } from "./run-actions";
import { RunFacts } from "./run-facts";
import { RunFailure } from "./run-failure";
import { RunTimeline } from "./run-timeline";
import { RunValues } from "./run-values";
import { StepGraph } from "./step-graph";
import { useRun } from "./use-run";

const title = "Job";
export const handle = { place: "Pipelines", reads: "/api/v1/staff/pipelines/:pipeId" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** One job: why it failed, its steps and tries, what went in and came out, and what staff did to it. */
export default function Pipeline() {
  const { pipeId = "" } = useParams();
  return <PipelineOf key={pipeId} pipeId={pipeId} />;
}

function PipelineOf({ pipeId }: { pipeId: string }) {
  const [query] = useSearchParams();
  const other = query.get("with");
  const run = useRun(pipeId);
  if (run.problem && !run.shown) {
    const isMissing = run.problem.status === 404;
    return (
      <StaffPage title={title}>
        <ErrorState
          title={isMissing ? "There is no such job" : "The job could not be read"}
          onRetry={isMissing ? undefined : run.reload}
          requestId={isMissing ? null : run.problem.requestId}
          action={
            <Link to="/prod/pipelines" className="underline">
              All jobs
            </Link>
          }
        >
          {isMissing ? "Check its id, or look for it in the list." : run.problem.message}
        </ErrorState>
      </StaffPage>
    );
  }
  if (!run.shown) return <StaffPageSkeleton title={title} />;
  const { shown, ownerEmail } = run;
  const owner = pipelineQuery({ ...everyPipeline, owner: shown.ownerId });
  return (
    <StaffPage
      title={`${kindWords[shown.kind]} …${shown.id.slice(-6)}`}
      description={
        <>
          <Link to="/prod/pipelines" className="underline">
            All jobs
          </Link>
          {" · of "}
          <Link to={`/prod/pipelines?${owner}`} className="underline">
            {ownerEmail ?? shown.ownerId}
          </Link>
        </>
      }
      actions={<RunActions run={shown} onReveal={run.reveal} onDone={run.reload} />}
    >
      <RunFacts run={shown} />
      {other && <Comparison key={other} run={shown} otherId={other} />}
      <RunFailure run={shown} />
      <StepGraph run={shown} />
      <RunTimeline run={shown} />
      <RunValues run={shown} />
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} />;
}
