import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { RunSummary } from "~/domain/function-calls/desk";
import { caseKey } from "~/domain/function-calls/test-case";
import { type Weighting, weightings } from "~/domain/function-calls/weights";
import { ReasonDialog } from "~/staff/reason-dialog";
import { useFilters } from "~/staff/use-filters";
import { AnswerDialog } from "./answer-dialog";
import { Answers } from "./answers";
import { decide } from "./api";
import { Exclusions } from "./exclusions";
import { FaultBars } from "./fault-bars";
import { ModelTable } from "./model-table";
import { filterNames, matchesFilters, rowsOf } from "./rows";
import { RunBar } from "./run-bar";
import { Trend } from "./trend";
import type { Report } from "./use-report";

interface ReportViewProps {
  report: Report;
  run: RunSummary;
  onChanged: () => Promise<void>;
}

interface Decision {
  act: "exclude" | "include";
  suiteId: string;
  caseId: string;
}

/** What came of a run. What is narrowed, opened and weighed stands in the address. */
export function ReportView({ report: { overview, cells }, run, onChanged }: ReportViewProps) {
  const filters = useFilters(filterNames);
  const [parameters, setParameters] = useSearchParams();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [version, setVersion] = useState(0);
  const rows = useMemo(() => rowsOf(cells, run, overview), [cells, run, overview]);
  const shown = useMemo(
    () => rows.filter((row) => matchesFilters(row, filters.values)),
    [rows, filters.values],
  );
  const openId = parameters.get("open") ?? "";
  const opened = rows.find(({ id }) => id === openId) ?? null;
  const weighting = weightings.find((one) => one === parameters.get("weights")) ?? "ours";

  function put(name: string, value: string | null) {
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  function go(way: 1 | -1) {
    const index = shown.findIndex(({ id }) => id === openId);
    const next = shown[(index + way + shown.length) % shown.length];
    if (next) put("open", next.id);
  }
  const excluded = (row: { suiteId: string; caseId: string }) =>
    overview.exclusions.some((one) => caseKey(one.suiteId, one.caseId) === caseKey(row.suiteId, row.caseId));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <RunBar
        runs={overview.runs}
        run={run}
        judgeVersion={overview.judgeVersion}
        onChoose={(runId) => {
          put("open", null);
          put("run", runId);
        }}
        onChanged={() => {
          setVersion((before) => before + 1);
          void onChanged();
        }}
      />
      <ModelTable
        run={run}
        rows={rows}
        weighting={weighting}
        onWeighting={(next: Weighting) => put("weights", next === "ours" ? null : next)}
        onPick={(model, category) => filters.set({ model, category })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <FaultBars
          rows={rows}
          chosen={filters.values.fault}
          onChoose={(fault) => filters.set({ fault, state: "" })}
        />
        <section aria-labelledby="trend" className="grid content-start gap-2.5">
          <h2 id="trend" className="font-semibold text-lg">
            Over the last runs
          </h2>
          {run.models.map((model) => (
            <Trend key={model.id} runs={overview.runs} model={model} runId={run.id} />
          ))}
        </section>
      </div>
      <Answers
        run={run}
        rows={rows}
        shown={shown}
        filters={filters}
        openId={openId}
        onOpen={({ id }) => put("open", id)}
      />
      <Exclusions
        exclusions={overview.exclusions}
        onInclude={({ suiteId, caseId }) => setDecision({ act: "include", suiteId, caseId })}
      />
      <AnswerDialog
        runId={run.id}
        row={decision ? null : opened}
        version={version}
        onClose={() => put("open", null)}
        onGo={go}
        onDecide={(row) =>
          setDecision({
            act: excluded(row) ? "include" : "exclude",
            suiteId: row.suiteId,
            caseId: row.caseId,
          })
        }
      />
      <ReasonDialog
        open={decision !== null}
        title={
          decision?.act === "include" ? `Count ${decision.caseId} again` : `Leave ${decision?.caseId} out`
        }
        description={
          decision?.act === "include"
            ? "Figures of all runs count the case again."
            : "Figures of all runs leave the case out, for instance as what it expects is wrong. Its answers stay."
        }
        confirmLabel={decision?.act === "include" ? "Count again" : "Leave out"}
        onConfirm={async (reason) => {
          if (!decision) return;
          const { act, suiteId, caseId } = decision;
          await decide({ do: act, suiteId, caseId, reason });
          await onChanged();
        }}
        onClose={() => setDecision(null)}
      />
    </div>
  );
}
