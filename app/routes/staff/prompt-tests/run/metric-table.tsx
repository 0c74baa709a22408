import type { MetricScore, RunSummary } from "~/domain/prompt-tests/desk";
import { counted } from "~/staff/figures";

interface MetricTableProps {
  run: RunSummary;
  metrics: readonly MetricScore[];
}

/** The mean score of each metric in each column, with in how many cells it has one. */
export function MetricTable({ run, metrics }: MetricTableProps) {
  const names = [...new Set(metrics.map(({ metric }) => metric))];
  const scores = new Map(metrics.map((one) => [`${one.column} ${one.metric}`, one]));
  return (
    <section aria-labelledby="metrics" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="metrics" className="font-semibold text-lg">
        Metrics
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many columns scroll, and whoever uses keys can scroll them */}
      <div tabIndex={0} className="overflow-x-auto rounded-md border border-line">
        <table aria-labelledby="metrics" className="w-full text-sm">
          <thead className="bg-sunken text-start text-muted">
            <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-[550]">
              <th scope="col" className="text-start">
                Metric
              </th>
              {run.columns.map(({ prompt, version, model }) => (
                <th key={`${prompt} ${version} ${model}`} scope="col" className="min-w-40 text-end">
                  <span className="block">
                    {prompt} v{version}
                  </span>
                  <span className="block font-normal text-xs">{model}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-line border-t [&>*]:px-3 [&>*]:py-2">
                <th scope="row" dir="auto" className="wrap-anywhere min-w-32 text-start font-normal">
                  {name}
                </th>
                {run.columns.map(({ prompt, version, model }, column) => {
                  const found = scores.get(`${column} ${name}`);
                  return (
                    <td key={`${prompt} ${version} ${model}`} className="tabular text-end">
                      {found ? found.score.toFixed(2) : "none"}{" "}
                      {found && <span className="text-muted text-xs">{counted(found.cells, "cell")}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
