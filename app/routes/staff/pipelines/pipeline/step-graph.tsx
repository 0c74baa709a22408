import { isJobOver } from "~/domain/jobs/job";
import { formatSpan } from "~/domain/pipelines/format-span";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { type GraphNode, graphOf } from "~/domain/pipelines/step-graph";
import { classNames } from "~/ui/class-names";

const looks: Record<GraphNode["state"], { label: string; style: string; dot: string }> = {
  waiting: { label: "to come", style: "border-line border-dashed text-faint", dot: "bg-neutral-6" },
  running: { label: "running", style: "border-accent", dot: "bg-accent" },
  ok: { label: "done", style: "border-line", dot: "bg-success" },
  failed: { label: "failed", style: "border-danger", dot: "bg-danger" },
  skipped: { label: "left out", style: "border-line border-dashed text-faint", dot: "bg-neutral-6" },
};

/** The steps of the job's kind in their order, each with how it stands. */
export function StepGraph({ run }: { run: PipelineRun }) {
  const nodes = graphOf(run.kind, run.tries, isJobOver(run.state));
  return (
    <section aria-labelledby="steps" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="steps" className="font-semibold">
        Steps
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <ol className="flex items-stretch overflow-x-auto pb-1" tabIndex={0} aria-label="Steps in order">
        {nodes.map((node, index) => (
          <li key={node.name} className="flex items-center">
            {index > 0 && <span aria-hidden="true" className="h-px w-5 shrink-0 bg-line-strong" />}
            <div
              className={classNames(
                "grid min-w-36 gap-0.5 rounded-md border bg-raised px-3 py-2",
                looks[node.state].style,
              )}
            >
              <span className="flex items-center gap-1.5 whitespace-nowrap font-[550] text-sm">
                <span
                  aria-hidden="true"
                  className={classNames("size-2 rounded-full", looks[node.state].dot)}
                />
                {node.label}
              </span>
              <span className="tabular whitespace-nowrap text-muted text-xs">
                {looks[node.state].label}
                {node.total > 1 && ` · ${node.done} of ${node.total}`}
                {node.retries > 0 && ` · ${node.retries} again`}
                {node.workedMs > 0 && ` · ${formatSpan(node.workedMs)}`}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
