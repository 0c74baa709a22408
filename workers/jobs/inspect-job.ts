import { isJobOver } from "~/domain/jobs/job";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { type RunParts, summaryOf } from "./job-document";
import type { JobLog } from "./job-log";
import { kindOf } from "./kinds/kind-of";
import { rerunSteps } from "./rerun-start";
import { runSoFar } from "./staff-acts";

/** Everything a room knows of its job; null before the start. */
export function inspectJob({ log, ...parts }: RunParts & { log: JobLog }): PipelineRun | null {
  const start = log.start();
  const snapshot = log.snapshot();
  if (!start || !snapshot) return null;
  const { state } = snapshot.event;
  const canBeRunAgain = isJobOver(state) && state !== "done" && parts.acts.recoveredBy() === null;
  const { attempts: _, isRecovered: __, acts: ___, work: ____, ...summary } = summaryOf(log, parts);
  return {
    id: start.jobId,
    kind: start.kind,
    state,
    ownerId: start.ownerId,
    events: log.after(0),
    ...parts.run.read(),
    input: { title: start.title, ...start.input },
    output: kindOf(start).fields(start, snapshot),
    ...summary,
    acts: parts.acts.all(),
    rerunSteps: canBeRunAgain ? rerunSteps(runSoFar({ log, ...parts }, start)) : [],
    isMasked: false,
  };
}
