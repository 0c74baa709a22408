import { Link } from "react-router";
import { everyPipeline, pipelineQuery } from "~/domain/pipelines/pipeline-filter";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { CopyField } from "~/ui/copy-field";

/** Why a job failed, before anything else: what was thrown, where, and others of the same cause. */
export function RunFailure({ run }: { run: PipelineRun }) {
  const error = run.events.at(-1)?.error;
  if (run.state !== "failed" || !error) return null;
  const failed = run.tries.findLast(({ outcome }) => outcome === "failed");
  const gaveUp = run.lines.findLast(({ level, step }) => level === "error" && step === null);
  const cause = failed?.error?.cause ?? gaveUp?.text ?? "What was thrown is not kept of jobs of before.";
  return (
    <section aria-label="Failure" className="grid gap-2 rounded-md border border-danger bg-danger-soft p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-danger">
        <code>{error.code}</code>
        {failed && (
          <span className="font-normal text-sm">
            in {failed.step}, try {failed.attempt}
          </span>
        )}
      </h2>
      <pre className="overflow-x-auto whitespace-pre-wrap break-words text-sm">{cause}</pre>
      {failed?.error?.details.map((detail) => (
        <pre key={detail} className="overflow-x-auto whitespace-pre-wrap break-words text-muted text-xs">
          {detail}
        </pre>
      ))}
      <p className="text-sm">Its person reads: “{error.message}”</p>
      <div className="flex flex-wrap items-center gap-4 text-sm">
        {run.fingerprint && (
          <Link
            to={`/prod/pipelines?${pipelineQuery({ ...everyPipeline, fingerprint: run.fingerprint })}`}
            className="underline"
          >
            All jobs with this cause
          </Link>
        )}
        <CopyField label="Request id" value={error.requestId} />
      </div>
    </section>
  );
}
