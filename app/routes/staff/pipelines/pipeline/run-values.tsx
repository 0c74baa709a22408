import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { formatMoment } from "~/staff/format-moment";
import { JsonView } from "./json-view";

/** What the job began with and what it came to, and what staff did to it. */
export function RunValues({ run }: { run: PipelineRun }) {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <JsonView label="Input" value={run.input} />
        <JsonView label="Output" value={run.output} />
      </div>
      {run.acts.length > 0 && (
        <section aria-labelledby="acts" className="grid gap-2">
          <h2 id="acts" className="font-semibold">
            What staff did
          </h2>
          <ul className="grid gap-1 text-sm">
            {run.acts.map((act) => (
              <li key={act.id}>
                <span className="tabular text-muted">{formatMoment(act.atMs)}</span> {act.by}{" "}
                {act.act === "cancel"
                  ? "cancelled it"
                  : `ran it again${act.fromStep ? ` from ${act.fromStep}` : ""}`}
                : “{act.reason}”
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
