import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { countStates } from "~/domain/pipelines/count-states";
import { type ChartSpan, chartSpans, type PipelineOverview } from "~/domain/pipelines/pipeline-answers";
import { type PipelineFilter, parsePipelineFilter, pipelineQuery } from "~/domain/pipelines/pipeline-filter";
import { canRunAgain, isOver, type PipelineRow, pipelineKinds } from "~/domain/pipelines/pipeline-row";
import { DownloadMenu } from "~/staff/download-menu";
import { FilterBar, FilterChoice, FilterText } from "~/staff/filter-bar";
import { NothingMatches } from "~/staff/nothing-matches";
import { ActDialog, type PlannedAct } from "~/staff/pipelines/act-dialog";
import { kindWords } from "~/staff/pipelines/pipeline-words";
import { problemOf } from "~/staff/problem-of";
import { TableSkeleton } from "~/staff/staff-page";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { parseSort, sortText } from "~/staff/table/sort-rows";
import { useTableView } from "~/staff/table/table-view";
import { useFilters } from "~/staff/use-filters";
import { usePolled } from "~/staff/use-polled";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SelectionBar } from "~/ui/selection-bar";
import { showErrorToast } from "~/ui/toast";
import { idOfJob, jobCard, jobColumns, nameOfJob } from "./job-columns";
import { Overview } from "./overview";
import { usePipelines } from "./use-pipelines";

const filterNames = ["state", "kind", "stage", "owner", "fingerprint", "release", "act"] as const;
const overviewEveryMs = 15_000;
const nobody: ReadonlySet<string> = new Set();

/** Every job of the filters in the address, live, with what can be done to those that are selected. */
export function JobList() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filters = useFilters(filterNames);
  const filter: PipelineFilter = useMemo(() => parsePipelineFilter(query), [query]);
  const [isPaused, setPaused] = useState(false);
  const jobs = usePipelines(filter, isPaused);
  const [selected, setSelected] = useState(nobody);
  const [planned, setPlanned] = useState<PlannedAct | null>(null);
  const kept = useTableView("pipelines", jobColumns);
  const span = (Object.keys(chartSpans) as ChartSpan[]).find((each) => each === query.get("span")) ?? "day";
  const counted = pipelineQuery({ ...filter, state: null });
  const overview = usePolled<PipelineOverview>(
    `/api/v1/staff/pipeline-overview?span=${span}&${counted}`,
    overviewEveryMs,
  );
  // Where every job of the filter is listed, the counts are those of the list, which is told sooner.
  const listed = filter.state === null && jobs.rows && !jobs.hasMore ? countStates(jobs.rows) : null;
  const sort = parseSort(query.get("sort"));
  const change = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );

  const chosen = (jobs.rows ?? []).filter(({ id }) => selected.has(id));
  const idsFor = (act: PlannedAct["act"], rows: readonly PipelineRow[]) =>
    rows.filter(({ state }) => (act === "cancel" ? !isOver(state) : canRunAgain(state))).map(idOfJob);

  async function planAll(act: PlannedAct["act"]) {
    try {
      setPlanned({ act, fromStep: null, jobIds: idsFor(act, await jobs.readAll()) });
    } catch (error) {
      showErrorToast("Not all jobs could be read", problemOf(error).message);
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Overview
        overview={overview.answer && { ...overview.answer, ...(listed && { counts: listed }) }}
        hasFailed={overview.problem !== null}
        state={filter.state}
        onState={(state) => filters.set({ state: state ?? "" })}
        span={span}
        onSpan={(next) => change("span", next === "day" ? null : next)}
      />
      <FilterBar
        count={filters.count}
        onClear={filters.clear}
        actions={
          <>
            <Button size="sm" onClick={() => setPaused(!isPaused)}>
              {isPaused ? "Go on" : "Pause"}
            </Button>
            <DownloadMenu name="pipelines" rows={jobs.rows ?? []} all={jobs.readAll} columns={jobColumns} />
            <ColumnsMenu columns={jobColumns} kept={kept} />
          </>
        }
      >
        <FilterChoice
          label="Kind"
          value={filters.values.kind}
          onChange={(kind) => filters.set({ kind })}
          choices={pipelineKinds.map((value) => ({ value, label: kindWords[value] }))}
        />
        <FilterText
          label="Owner’s address or id"
          value={filters.values.owner}
          onChange={(owner) => filters.set({ owner }, true)}
        />
        <FilterText
          label="Release"
          className="max-sm:col-span-2"
          value={filters.values.release}
          onChange={(release) => filters.set({ release }, true)}
        />
        {filter.fingerprint && <Chip label="One cause" onClear={() => filters.set({ fingerprint: "" })} />}
        {filter.act && <Chip label="One act of staff" onClear={() => filters.set({ act: "" })} />}
        {filters.count > 0 && jobs.rows && jobs.rows.length > 0 && (
          <>
            <Button size="sm" variant="ghost" onClick={() => void planAll("rerun")}>
              Run all of these again
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void planAll("cancel")}>
              Cancel all of these
            </Button>
          </>
        )}
      </FilterBar>
      {jobs.problem ? (
        <ErrorState
          title="The jobs could not be read"
          onRetry={jobs.retry}
          requestId={jobs.problem.requestId}
        >
          {jobs.problem.message}
        </ErrorState>
      ) : jobs.rows === null ? (
        <TableSkeleton />
      ) : jobs.rows.length === 0 && filters.count > 0 ? (
        <NothingMatches noun="job" onClear={filters.clear}>
          Take a filter away to see more.
        </NothingMatches>
      ) : jobs.rows.length === 0 ? (
        <EmptyState title="No jobs yet">
          Each video, image and clip that somebody asks for is listed here while it is made, and after.
        </EmptyState>
      ) : (
        <>
          <DataTable
            label="Jobs"
            columns={jobColumns}
            rows={jobs.rows}
            idOf={idOfJob}
            nameOf={nameOfJob}
            kept={kept}
            sort={sort}
            onSort={(next) => change("sort", sortText(next))}
            selected={selected}
            onSelect={setSelected}
            onOpen={({ id }) => navigate(`/prod/pipelines/${id}`)}
            onEnd={jobs.hasMore ? jobs.loadMore : undefined}
            card={jobCard}
            cardHeight={84}
          />
          {sort && jobs.hasMore && (
            <p role="status" className="text-muted text-sm">
              In the order of a column stand the newest {jobs.rows.length.toLocaleString("en")} jobs; more are
              read at the end of the list.
            </p>
          )}
        </>
      )}
      {chosen.length > 0 && (
        <SelectionBar label="Selected jobs">
          <span className="tabular px-2 text-sm">{chosen.length} selected</span>
          <Button
            size="sm"
            disabled={idsFor("rerun", chosen).length === 0}
            onClick={() => setPlanned({ act: "rerun", fromStep: null, jobIds: idsFor("rerun", chosen) })}
          >
            Run again
          </Button>
          <Button
            size="sm"
            variant="danger"
            disabled={idsFor("cancel", chosen).length === 0}
            onClick={() => setPlanned({ act: "cancel", fromStep: null, jobIds: idsFor("cancel", chosen) })}
          >
            Cancel
          </Button>
          <Button
            size="sm"
            disabled={chosen.length !== 2}
            onClick={() => navigate(`/prod/pipelines/${chosen[0]!.id}?with=${chosen[1]!.id}`)}
          >
            Compare two
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setSelected(nobody)}>
            Select none
          </Button>
        </SelectionBar>
      )}
      <ActDialog
        planned={planned}
        onClose={() => setPlanned(null)}
        onDone={(actId, outcomes) => {
          setSelected(nobody);
          jobs.look();
          overview.retry();
          if (outcomes.length > 1) setQuery({ act: actId });
        }}
      />
    </div>
  );
}

function Chip({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="h-8 rounded-md border border-accent bg-accent-soft px-2.5 text-accent text-sm"
    >
      {label} <span aria-hidden="true">×</span>
      <span className="sr-only">: take this filter away</span>
    </button>
  );
}
