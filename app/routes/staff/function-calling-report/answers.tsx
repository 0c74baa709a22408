import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { RunSummary } from "~/domain/function-calls/desk";
import { type FaultCode, faultNames } from "~/domain/function-calls/fault";
import { categories, categoryNames } from "~/domain/function-calls/test-case";
import { DownloadMenu } from "~/staff/download-menu";
import { counted, milliseconds, percent } from "~/staff/figures";
import { FilterBar, FilterChoice, FilterText } from "~/staff/filter-bar";
import { NothingMatches } from "~/staff/nothing-matches";
import type { Column } from "~/staff/table/column";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { parseSort, sortText } from "~/staff/table/sort-rows";
import { useTableView } from "~/staff/table/table-view";
import type { Filters } from "~/staff/use-filters";
import { type AnswerRow, answerColumns, type filterNames, stateNames } from "./rows";
import { StateBadge } from "./state-badge";

interface AnswersProps {
  run: RunSummary;
  rows: readonly AnswerRow[];
  /** Those the filters leave. */
  shown: readonly AnswerRow[];
  filters: Filters<(typeof filterNames)[number]>;
  openId: string;
  onOpen: (row: AnswerRow) => void;
}

const idOf = ({ id }: AnswerRow) => id;
const nameOf = ({ caseId, model }: AnswerRow) => `${caseId}, ${model}`;

const columns: readonly Column<AnswerRow>[] = answerColumns.map((column) => {
  if (column.id === "state") return { ...column, show: (row: AnswerRow) => <StateBadge row={row} /> };
  if (column.id === "cost") {
    return { ...column, show: ({ costUsd }: AnswerRow) => (costUsd === null ? "–" : costUsd.toFixed(4)) };
  }
  return column;
});

const card = (row: AnswerRow) => (
  <span className="grid gap-0.5">
    <span className="flex items-center justify-between gap-2">
      <span className="truncate font-[550]">{row.caseId}</span>
      <StateBadge row={row} />
    </span>
    <span className="truncate text-muted text-xs">
      {row.model}, {milliseconds(row.latencyMs)}
      {row.fault && `, ${faultNames[row.fault].name.toLowerCase()}`}
    </span>
  </span>
);

/** Every answer of a run, narrowed by the filters in the address. */
export function Answers({ run, rows, shown, filters, openId, onOpen }: AnswersProps) {
  const kept = useTableView("function-calls", columns);
  const [parameters, setParameters] = useSearchParams();
  const { values, set, clear, count } = filters;
  const present = useMemo(() => new Set(rows.map(({ category }) => category)), [rows]);
  const faults = useMemo(
    () => [...new Set(rows.flatMap(({ fault }) => fault ?? []))].toSorted() as FaultCode[],
    [rows],
  );
  return (
    <section aria-labelledby="answers" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="answers" className="font-semibold text-lg">
          Answers
        </h2>
        <p className="text-muted text-sm" role="status">
          {figureLine(rows, shown, count > 0)}
        </p>
      </header>
      <FilterBar
        count={count}
        onClear={clear}
        actions={
          <>
            <ColumnsMenu columns={columns} kept={kept} />
            <DownloadMenu name="function-calls" rows={shown} columns={columns} />
          </>
        }
      >
        <FilterText label="Search" value={values.q} onChange={(q) => set({ q }, true)} className="w-44" />
        <FilterChoice
          label="Result"
          value={values.state}
          onChange={(state) => set({ state })}
          choices={Object.entries(stateNames).map(([value, label]) => ({ value, label }))}
        />
        <FilterChoice
          label="Error"
          value={values.fault}
          onChange={(fault) => set({ fault })}
          choices={faults.map((value) => ({ value, label: faultNames[value].name }))}
        />
        <FilterChoice
          label="Category"
          value={values.category}
          onChange={(category) => set({ category })}
          choices={categories
            .filter((value) => present.has(value))
            .map((value) => ({ value, label: categoryNames[value].name }))}
        />
        {run.models.length > 1 && (
          <FilterChoice
            label="Model"
            value={values.model}
            onChange={(model) => set({ model })}
            choices={run.models.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        {run.suites.length > 1 && (
          <FilterChoice
            label="Suite"
            value={values.suite}
            onChange={(suite) => set({ suite })}
            choices={run.suites.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FilterBar>
      {shown.length === 0 && rows.length > 0 ? (
        <NothingMatches noun="answer" onClear={clear}>
          {counted(rows.length, "answer")} {rows.length === 1 ? "is" : "are"} left out by the filters.
        </NothingMatches>
      ) : (
        <DataTable
          label="Answers"
          columns={columns}
          rows={shown}
          idOf={idOf}
          nameOf={nameOf}
          kept={kept}
          sort={parseSort(parameters.get("sort"))}
          onSort={(sort) => {
            const text = sortText(sort);
            setParameters(
              (before) => {
                if (text) before.set("sort", text);
                else before.delete("sort");
                return before;
              },
              { replace: true, preventScrollReset: true },
            );
          }}
          openId={openId || null}
          onOpen={onOpen}
          card={card}
          cardHeight={60}
        />
      )}
    </section>
  );
}

/** Both what is filtered and all, so that a share is never read as the other. */
function figureLine(rows: readonly AnswerRow[], shown: readonly AnswerRow[], isFiltered: boolean): string {
  const share = (some: readonly AnswerRow[]) => {
    const judged = some.filter(
      ({ state, isExcluded }) => !isExcluded && (state === "pass" || state === "fail"),
    );
    const passed = judged.filter(({ state }) => state === "pass").length;
    return { passed, judged: judged.length, share: judged.length === 0 ? null : passed / judged.length };
  };
  const [all, some] = [share(rows), share(shown)];
  const total = `${percent(all.share)} pass, ${all.passed} of ${all.judged} in all`;
  return isFiltered ? `${some.passed} of ${some.judged} filtered pass; ${total}` : total;
}
