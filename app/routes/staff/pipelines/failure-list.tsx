import { useMemo } from "react";
import { useNavigate } from "react-router";
import { type JobStage, stageNames } from "~/domain/jobs/job";
import type { FailureGroup } from "~/domain/pipelines/failure-groups";
import type { PipelineFailures } from "~/domain/pipelines/pipeline-answers";
import { DownloadMenu } from "~/staff/download-menu";
import { FilterBar, FilterText } from "~/staff/filter-bar";
import { formatMoment } from "~/staff/format-moment";
import { NothingMatches } from "~/staff/nothing-matches";
import { kindWords } from "~/staff/pipelines/pipeline-words";
import { TableSkeleton } from "~/staff/staff-page";
import type { Column } from "~/staff/table/column";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { parseSort, sortText } from "~/staff/table/sort-rows";
import { useTableView } from "~/staff/table/table-view";
import { useFilters } from "~/staff/use-filters";
import { usePolled } from "~/staff/use-polled";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";

const everyMs = 15_000;
const names = ["q", "sort"] as const;
const idOf = ({ fingerprint }: FailureGroup) => fingerprint;
const nameOf = ({ code }: FailureGroup) => code;
const releasesOf = ({ releases }: FailureGroup) =>
  releases.map(({ release, count }) => `${release} (${count})`).join(", ");

const columns: readonly Column<FailureGroup>[] = [
  {
    id: "code",
    title: "Error",
    width: 190,
    value: ({ code }) => code,
    show: ({ code }) => <code className="text-danger text-xs">{code}</code>,
  },
  {
    id: "where",
    title: "Where",
    width: 190,
    value: ({ kind, stage }) => `${kindWords[kind]}: ${stageNames[stage as JobStage] ?? stage}`,
  },
  {
    id: "open",
    title: "Open",
    width: 72,
    kind: "number",
    value: ({ count, recovered }) => count - recovered,
  },
  { id: "recovered", title: "Made good", width: 110, kind: "number", value: ({ recovered }) => recovered },
  { id: "owners", title: "People", width: 90, kind: "number", value: ({ owners }) => owners },
  {
    id: "first",
    title: "First seen",
    width: 160,
    value: ({ firstSeenMs }) => new Date(firstSeenMs).toISOString(),
    show: ({ firstSeenMs }) => formatMoment(firstSeenMs),
  },
  {
    id: "last",
    title: "Last seen",
    width: 160,
    value: ({ lastSeenMs }) => new Date(lastSeenMs).toISOString(),
    show: ({ lastSeenMs }) => formatMoment(lastSeenMs),
  },
  { id: "releases", title: "Releases", width: 130, value: releasesOf },
  { id: "message", title: "What its person reads", width: 220, value: ({ message }) => message },
];

/** Failures grouped by what caused them; a row leads to the newest of its kind, whose cause stands first on its page. */
export function FailureList() {
  const navigate = useNavigate();
  const { answer, problem, retry } = usePolled<PipelineFailures>("/api/v1/staff/pipeline-failures", everyMs);
  const kept = useTableView("pipeline-failures", columns);
  const { values, set } = useFilters(names);
  const words = values.q.toLowerCase();
  const rows = useMemo(
    () =>
      (answer?.groups ?? []).filter((group) =>
        `${group.code} ${group.message} ${group.stage} ${releasesOf(group)}`.toLowerCase().includes(words),
      ),
    [answer, words],
  );
  if (problem && !answer) {
    return (
      <ErrorState title="The failures could not be read" onRetry={retry} requestId={problem.requestId}>
        {problem.message}
      </ErrorState>
    );
  }
  if (!answer) return <TableSkeleton />;
  if (answer.groups.length === 0) {
    return <EmptyState title="Nothing has failed">What fails is grouped here by its cause.</EmptyState>;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        count={words ? 1 : 0}
        onClear={() => set({ q: "" })}
        actions={
          <>
            <DownloadMenu name="pipeline-failures" rows={rows} columns={columns} />
            <ColumnsMenu columns={columns} kept={kept} />
          </>
        }
      >
        <FilterText label="Search" value={values.q} onChange={(q) => set({ q }, true)} />
        <span className="text-muted text-sm">
          {answer.read < answer.most
            ? `All ${answer.read} failures`
            : `The newest ${answer.most} failures; older ones are not counted`}
        </span>
      </FilterBar>
      {rows.length === 0 ? (
        <NothingMatches noun="cause" narrowedBy="the search" onClear={() => set({ q: "" })}>
          Search for another word.
        </NothingMatches>
      ) : (
        <DataTable
          label="Failures by cause"
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={nameOf}
          kept={kept}
          sort={parseSort(values.sort)}
          onSort={(sort) => set({ sort: sortText(sort) ?? "" })}
          onOpen={({ newestId }) => navigate(`/prod/pipelines/${newestId}`)}
          card={groupCard}
          cardHeight={84}
        />
      )}
    </div>
  );
}

function groupCard(group: FailureGroup) {
  return (
    <div className="grid gap-0.5">
      <span className="flex items-center justify-between gap-2">
        <code className="truncate text-danger text-sm">{group.code}</code>
        <b className="tabular font-semibold">{group.count - group.recovered}</b>
      </span>
      <span className="truncate text-muted">{group.message}</span>
      <span className="truncate text-faint text-xs">
        {kindWords[group.kind]}, last seen {formatMoment(group.lastSeenMs)}
      </span>
    </div>
  );
}
