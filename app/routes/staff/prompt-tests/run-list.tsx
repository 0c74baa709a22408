import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { RunSummary } from "~/domain/prompt-tests/desk";
import { DownloadMenu } from "~/staff/download-menu";
import { counted, moment, percent } from "~/staff/figures";
import { FilterBar, FilterText } from "~/staff/filter-bar";
import { NothingMatches } from "~/staff/nothing-matches";
import { runStateWords } from "~/staff/prompt-tests/state-words";
import type { Column } from "~/staff/table/column";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { parseSort, sortText } from "~/staff/table/sort-rows";
import { useTableView } from "~/staff/table/table-view";
import { useFilters } from "~/staff/use-filters";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

interface RunListProps {
  runs: readonly RunSummary[];
  onStart: () => void;
}

const passShare = ({ counts }: RunSummary) => {
  const graded = counts.pass + counts.fail;
  return graded === 0 ? null : counts.pass / graded;
};
const nameOf = ({ label, dataset }: RunSummary) => label || dataset.name;
const idOf = ({ id }: RunSummary) => id;
const cellsOf = ({ cases, columns }: RunSummary) => cases * columns.length;

const columns: readonly Column<RunSummary>[] = [
  {
    ...{ id: "state", title: "State", width: 110, value: ({ state }) => runStateWords[state].label },
    show: ({ state }) => <Badge tone={runStateWords[state].tone}>{runStateWords[state].label}</Badge>,
  },
  { id: "name", title: "Run", width: 220, value: nameOf },
  {
    ...{ id: "pass", title: "Pass", unit: "%", kind: "number", width: 100 },
    value: (run) => {
      const share = passShare(run);
      return share === null ? null : Math.round(share * 100);
    },
  },
  { id: "dataset", title: "Dataset", width: 170, value: ({ dataset }) => dataset.name },
  {
    ...{ id: "prompts", title: "Prompts", width: 240 },
    value: (run) =>
      [...new Set(run.columns.map(({ prompt, version }) => `${prompt} v${version}`))].join(", "),
  },
  {
    ...{ id: "models", title: "Models", width: 200 },
    value: (run) => [...new Set(run.columns.map(({ model }) => model))].join(", "),
  },
  { id: "cells", title: "Cells", kind: "number", width: 90, value: cellsOf },
  {
    ...{ id: "errors", title: "Errors", kind: "number", width: 90 },
    value: ({ counts }) => counts["no-answer"] + counts.ungraded,
  },
  { id: "cost", title: "Cost", unit: "$", kind: "number", width: 100, value: ({ costUsd }) => costUsd },
  { id: "started", title: "Started", width: 170, value: ({ startedAt }) => moment(startedAt) },
  { id: "by", title: "By", width: 180, value: ({ by }) => by },
];

const card = (run: RunSummary) => (
  <span className="grid gap-1 py-2">
    <span className="flex items-center gap-2">
      <Badge tone={runStateWords[run.state].tone}>{runStateWords[run.state].label}</Badge>
      <span className="truncate font-[550]">{nameOf(run)}</span>
    </span>
    <span className="truncate text-muted text-xs">
      {percent(passShare(run))} pass, {cellsOf(run)} cells, {moment(run.startedAt)}
    </span>
  </span>
);

const names = ["q"] as const;

/** The latest runs; each opens its matrix. */
export function RunList({ runs, onStart }: RunListProps) {
  const navigate = useNavigate();
  const kept = useTableView("prompt-tests", columns);
  const [parameters, setParameters] = useSearchParams();
  const { values, set, clear, count } = useFilters(names);
  const words = values.q.toLowerCase();
  const shown = useMemo(
    () =>
      runs.filter((run) =>
        columns.some(({ value }) =>
          String(value(run) ?? "")
            .toLowerCase()
            .includes(words),
        ),
      ),
    [runs, words],
  );
  if (runs.length === 0) {
    return (
      <EmptyState
        title="No prompt was tested yet"
        action={
          <Button variant="primary" onClick={onStart}>
            Start the first run
          </Button>
        }
      >
        The built-in writer answers the product’s own prompts in a moment, for nothing.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <FilterBar
        count={count}
        onClear={clear}
        actions={
          <>
            <ColumnsMenu columns={columns} kept={kept} />
            <DownloadMenu name="prompt-test-runs" rows={shown} columns={columns} />
          </>
        }
      >
        <FilterText label="Search runs" value={values.q} onChange={(q) => set({ q }, true)} />
      </FilterBar>
      {shown.length === 0 ? (
        <NothingMatches noun="run" onClear={clear}>
          {counted(runs.length, "run")} {runs.length === 1 ? "is" : "are"} left out by them.
        </NothingMatches>
      ) : (
        <DataTable
          label="Runs"
          columns={columns}
          rows={shown}
          idOf={idOf}
          nameOf={nameOf}
          kept={kept}
          sort={parseSort(parameters.get("sort"))}
          onSort={(sort) =>
            setParameters(
              (before) => {
                const text = sortText(sort);
                if (text) before.set("sort", text);
                else before.delete("sort");
                return before;
              },
              { replace: true, preventScrollReset: true },
            )
          }
          onOpen={({ id }) => void navigate(`/automated-prompts-testing/${id}`)}
          card={card}
          cardHeight={64}
        />
      )}
    </div>
  );
}
