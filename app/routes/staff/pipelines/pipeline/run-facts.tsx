import type { ReactNode } from "react";
import { Link } from "react-router";
import { isJobOver, stageNames } from "~/domain/jobs/job";
import { formatSpan } from "~/domain/pipelines/format-span";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { useNow } from "~/shell/use-now";
import { formatMoment } from "~/staff/format-moment";
import { stateWords } from "~/staff/pipelines/pipeline-words";
import { Badge } from "~/ui/badge";

/** What is known of a job in a line. */
export function RunFacts({ run }: { run: PipelineRun }) {
  const first = run.events[0];
  const last = run.events.at(-1);
  const isOver = isJobOver(run.state);
  const nowMs = useNow(!isOver);
  const beganMs = first ? Date.parse(first.at) : nowMs;
  const endMs = isOver && last ? Date.parse(last.at) : nowMs;
  const words = stateWords[run.recoveredBy ? "recovered" : run.state];
  const retries = run.tries.filter(({ outcome }) => outcome === "retried" || outcome === "lost").length;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md border border-line bg-raised p-4 text-sm sm:grid-cols-4 xl:grid-cols-8">
      <Fact name="Status">
        <Badge tone={words.tone}>{words.label}</Badge>
      </Fact>
      <Fact name="Stage">{last ? stageNames[last.stage] : "None"}</Fact>
      <Fact name="Began">{formatMoment(beganMs)}</Fact>
      <Fact name={isOver ? "Took" : "Age"}>
        <span className="tabular">{formatSpan(endMs - beganMs)}</span>
      </Fact>
      <Fact name="Tries of steps">
        <span className="tabular">
          {run.tries.length}
          {retries > 0 && <span className="text-warning"> ({retries} again)</span>}
        </span>
      </Fact>
      <Fact name="Cost in credits">
        <span className="tabular">{run.creditsSpent ?? `${run.creditsReserved} set aside`}</span>
      </Fact>
      <Fact name="Release">
        <code className="break-all text-xs">{run.release ?? "not known"}</code>
      </Fact>
      <Fact name="Runs">
        {run.rerunOf && <RunLink id={run.rerunOf}>again of</RunLink>}
        {run.recoveredBy && <RunLink id={run.recoveredBy}>made good by</RunLink>}
        {!run.rerunOf && !run.recoveredBy && "The first"}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function RunLink({ id, children }: { id: string; children: string }) {
  return (
    <span className="block">
      {children}{" "}
      <Link to={`/prod/pipelines/${id}`} className="underline">
        …{id.slice(-6)}
      </Link>
    </span>
  );
}
