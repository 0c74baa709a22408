import { useSearchParams } from "react-router";
import {
  compareRunInputs,
  compareSteps,
  differs,
  type StepSummary,
  whereTheyPart,
} from "~/domain/pipelines/compare-runs";
import { formatSpan } from "~/domain/pipelines/format-span";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { stateWords } from "~/staff/pipelines/pipeline-words";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Skeleton } from "~/ui/skeleton";
import { useRun } from "./use-run";

/** Two jobs beside each other: their ends, their steps, and where their inputs differ. */
export function Comparison({ run, otherId }: { run: PipelineRun; otherId: string }) {
  const [, setQuery] = useSearchParams();
  const { shown: other, problem } = useRun(otherId);
  return (
    <section
      aria-labelledby="comparison"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-accent bg-raised p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="comparison" className="font-semibold">
          Beside …{otherId.slice(-6)}
        </h2>
        <Button size="sm" variant="ghost" onClick={() => setQuery({})}>
          Close
        </Button>
      </header>
      {other ? (
        <Compared run={run} other={other} />
      ) : problem ? (
        <p role="alert" className="text-danger text-sm">
          {problem.status === 404 ? "There is no such job. Check its id." : problem.message}
        </p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}

function Compared({ run, other }: { run: PipelineRun; other: PipelineRun }) {
  const steps = compareSteps(run, other);
  const inputs = compareRunInputs(run, other);
  const parts = whereTheyPart(run, other);
  return (
    <>
      <p className="text-sm">
        State of this one: {stateWords[run.state].label.toLowerCase()}, of the other:{" "}
        {stateWords[other.state].label.toLowerCase()}
        {run.release !== other.release && `; releases ${run.release} and ${other.release}`}.{" "}
        {parts ? `They part at ${parts}.` : "Their steps came to the same ends."}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <div className="overflow-x-auto" tabIndex={0}>
        <table className="w-full sm:min-w-[32rem] text-sm">
          <thead className="text-start text-muted text-xs">
            <tr>
              <th className="py-1 text-start font-normal">Step</th>
              <th className="py-1 text-start font-normal">This job</th>
              <th className="py-1 text-start font-normal">The other</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr
                key={step.step}
                className={classNames("border-line border-t", differs(step) && "bg-warning-soft")}
              >
                <td className="whitespace-nowrap py-1 pe-3 align-top">{step.step}</td>
                <td className="tabular break-words py-1 pe-3 align-top">{describe(step.one)}</td>
                <td className="tabular break-words py-1 pe-3 align-top">{describe(step.other)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className="font-[550] text-sm">
        {inputs.length === 0 ? "They began with the same" : "They began with other values"}
        {(run.isMasked || other.isMasked) && " (masked text of one length looks the same)"}
      </h3>
      <ul className="grid gap-1 text-sm">
        {inputs.map(({ path, one, other: its }) => (
          <li key={path} className="break-words">
            <code>{path}</code>: {JSON.stringify(one) ?? "nothing"} → {JSON.stringify(its) ?? "nothing"}
          </li>
        ))}
      </ul>
    </>
  );
}

function describe(summary: StepSummary | null): string {
  if (!summary) return "not run";
  const tries = summary.tries > 1 ? `, ${summary.tries} tries` : "";
  const took = summary.tookMs === null ? "" : `, ${formatSpan(summary.tookMs)}`;
  return `${summary.code ?? summary.outcome ?? "running"}${tries}${took}`;
}
