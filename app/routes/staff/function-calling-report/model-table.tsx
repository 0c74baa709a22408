import { reportOf } from "~/domain/function-calls/accuracy";
import type { RunSummary } from "~/domain/function-calls/desk";
import { type Category, categories, categoryNames } from "~/domain/function-calls/test-case";
import { type Weighting, weightedScore } from "~/domain/function-calls/weights";
import { dollars, milliseconds, percent, whole } from "~/staff/figures";
import { Card } from "~/ui/card";
import { SegmentedControl } from "~/ui/segmented-control";
import type { AnswerRow } from "./rows";
import { Share } from "./share";

interface ModelTableProps {
  run: RunSummary;
  rows: readonly AnswerRow[];
  weighting: Weighting;
  onWeighting: (weighting: Weighting) => void;
  /** Shows the answers behind a figure. */
  onPick: (modelId: string, category: Category | "") => void;
}

const cellStyle = "px-3 py-2.5 align-top text-start";

/** Each model's accuracy by category, with what it may be by chance; and what its answers took. */
export function ModelTable({ run, rows, weighting, onWeighting, onPick }: ModelTableProps) {
  const shown = categories.filter((category) => rows.some((row) => row.category === category));
  return (
    <section aria-labelledby="models" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="models" className="font-semibold text-lg">
          Accuracy
        </h2>
        <SegmentedControl<Weighting>
          label="Weights of categories"
          size="sm"
          segments={[
            { value: "ours", label: "Each alike" },
            { value: "bfcl-v4", label: "As BFCL v4" },
          ]}
          value={weighting}
          onChange={onWeighting}
        />
      </header>
      <Card className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Accuracy by model">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="whitespace-nowrap border-line border-b bg-sunken text-muted">
              <th scope="col" className={`${cellStyle} min-w-40 font-[550]`}>
                Model
              </th>
              <th scope="col" className={`${cellStyle} font-[550]`}>
                Overall
              </th>
              {shown.map((category) => (
                <th
                  key={category}
                  scope="col"
                  title={categoryNames[category].about}
                  className={`${cellStyle} min-w-28 font-[550]`}
                >
                  {categoryNames[category].name}
                </th>
              ))}
              <th scope="col" className={`${cellStyle} font-[550]`}>
                False calls
              </th>
              <th scope="col" className={`${cellStyle} font-[550]`}>
                Latency
              </th>
              <th scope="col" className={`${cellStyle} font-[550]`}>
                Cost
              </th>
            </tr>
          </thead>
          <tbody>
            {run.models.map(({ id, label }) => {
              const own = rows.filter(({ modelId }) => modelId === id);
              const report = reportOf(id, own);
              const weighted = weightedScore(own, weighting);
              const missing = [
                report.failed > 0 && `${report.failed} without an answer`,
                report.stale > 0 && `${report.stale} to be asked again`,
                report.excluded > 0 && `${report.excluded} left out`,
              ].filter(Boolean);
              return (
                <tr key={id} className="border-line border-b last:border-b-0">
                  <th scope="row" className={cellStyle}>
                    <button
                      type="button"
                      onClick={() => onPick(id, "")}
                      className="rounded-sm text-start font-[550] hover:underline"
                    >
                      {label}
                    </button>
                    {missing.length > 0 && (
                      <span className="block font-normal text-muted text-xs">{missing.join(", ")}</span>
                    )}
                  </th>
                  <td className={cellStyle}>
                    <span className="tabular font-display text-xl">{percent(weighted.share)}</span>
                    {weighting === "bfcl-v4" && (
                      <span className="block whitespace-nowrap text-muted text-xs">
                        {whole(weighted.measured)}% of the weights
                      </span>
                    )}
                  </td>
                  {shown.map((category) => (
                    <td key={category} className="p-1 align-top">
                      <button
                        type="button"
                        onClick={() => onPick(id, category)}
                        className="relative block w-full rounded-md px-2 py-1.5 text-start hover:bg-hover"
                      >
                        <span className="sr-only">
                          {label}, {categoryNames[category].name}:{" "}
                        </span>
                        <Share score={report.byCategory[category]} />
                      </button>
                    </td>
                  ))}
                  <td className={`${cellStyle} tabular whitespace-nowrap`}>
                    {report.falseCalls.of === 0
                      ? "–"
                      : `${report.falseCalls.calls} of ${report.falseCalls.of}`}
                  </td>
                  <td className={`${cellStyle} tabular whitespace-nowrap`}>
                    {milliseconds(report.latency?.median ?? null)}
                    <span className="block text-muted text-xs">
                      p95 {milliseconds(report.latency?.p95 ?? null)}
                    </span>
                  </td>
                  <td className={`${cellStyle} tabular whitespace-nowrap`}>
                    {dollars(report.costUsd)}
                    <span className="block text-muted text-xs">
                      {report.tokens && report.tokens.input + report.tokens.output > 0
                        ? `${whole(report.tokens.input + report.tokens.output)} tokens`
                        : ""}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
      <p className="max-w-[90ch] text-pretty text-muted text-sm">
        {weighting === "ours"
          ? "Overall is the mean of the categories, each alike. Bars are 95% intervals (Wilson): where two overlap, no difference can be claimed."
          : "Weights of BFCL v4: non-live 10, live 10, irrelevance 10, multi-turn 30, agentic 40%. What no suite here measures is left out and the rest stretched. Others who reproduced v4 came within 3 to 7 points on averages and 21 in single categories, so read no smaller difference into a comparison with the leaderboard."}
      </p>
    </section>
  );
}
