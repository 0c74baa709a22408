import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type AuditFilter, auditFilterNames, outcomes } from "~/domain/audit/audit-event";
import { pageTitle } from "~/shell/page-title";
import { DownloadMenu } from "~/staff/download-menu";
import { counted } from "~/staff/figures";
import { FilterBar, FilterChoice, FilterText } from "~/staff/filter-bar";
import { NothingMatches } from "~/staff/nothing-matches";
import { StaffPage, StaffPageSkeleton, TableSkeleton } from "~/staff/staff-page";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { parseSort, sortText } from "~/staff/table/sort-rows";
import { useTableView } from "~/staff/table/table-view";
import { useFilters } from "~/staff/use-filters";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { EventDetails } from "./event-details";
import { logCard, logColumns } from "./log-columns";
import { actionChoices, actorName, describeAction, type LogRow, logRows } from "./log-row";
import { mostDownloaded, useAuditLog } from "./use-audit-log";

const title = "Change log";
const description =
  "Every change the product made, recorded in the commit of the change itself. What people edit in their own drafts their browsers write; the worker records it from the documents each minute, and each time this log is read: what a person changed since within a minute is one event, in the name of the draft's owner.";

export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const idOf = ({ id }: LogRow) => id;
const nameOf = ({ events: [event] }: LogRow) =>
  event ? `${describeAction(event.action)}, ${actorName(event)}, ${event.at}` : "";
const outcomeChoices = outcomes.map((value) => ({ value, label: value }));

/** Every change the product made: who made it, for which request, what it changed, and the way back. */
export default function ContentUpdateLogs() {
  const { values, set, clear, count } = useFilters<keyof AuditFilter>(auditFilterNames);
  const [parameters, setParameters] = useSearchParams();
  const [isLive, setLive] = useState(true);
  const { reading, readMore, readAll, readAgain } = useAuditLog(values, isLive);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const kept = useTableView("audit", logColumns);
  const byRequest = parameters.get("group") === "request";
  const sort = useMemo(() => parseSort(parameters.get("sort")), [parameters]);
  const events = reading.kind === "present" ? reading.events : null;
  const rows = useMemo(() => (events ? logRows(events, byRequest) : []), [events, byRequest]);
  const [opened, setOpened] = useState<LogRow | null>(null);

  function put(name: "group" | "sort", value: string | null) {
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
  }

  return (
    <StaffPage
      title={title}
      description={description}
      actions={
        <Button
          size="sm"
          icon={isLive ? <Pause className="size-3.5" /> : <Play className="size-3.5" />}
          onClick={() => setLive(!isLive)}
        >
          {isLive ? "Pause" : "Go on live"}
        </Button>
      }
    >
      <FilterBar
        count={count}
        onClear={clear}
        actions={
          <>
            <Button
              size="sm"
              aria-pressed={byRequest}
              className={byRequest ? "border-accent! text-accent!" : ""}
              onClick={() => put("group", byRequest ? null : "request")}
            >
              By request
            </Button>
            <ColumnsMenu columns={logColumns} kept={kept} />
            <DownloadMenu
              name="change-log"
              rows={rows}
              all={async () => logRows(await readAll(), false)}
              most={mostDownloaded}
              columns={logColumns}
              lineOf={({ events: [event] }) => event}
            />
          </>
        }
      >
        <FilterText label="Search" value={values.q} onChange={(q) => set({ q }, true)} className="w-44" />
        <FilterText label="Who" value={values.who} onChange={(who) => set({ who }, true)} className="w-32" />
        <FilterChoice
          label="What"
          choices={actionChoices}
          value={values.action}
          onChange={(action) => set({ action })}
        />
        <FilterText
          label="Of (collection/id)"
          value={values.target}
          onChange={(target) => set({ target }, true)}
          className="w-44"
        />
        <FilterChoice
          label="Outcome"
          choices={outcomeChoices}
          value={values.outcome}
          onChange={(outcome) => set({ outcome })}
        />
        <FilterText
          label="Request"
          value={values.request}
          onChange={(request) => set({ request }, true)}
          className="w-36"
        />
        <FilterText
          label="From"
          type="date"
          value={values.from}
          onChange={(from) => set({ from })}
          className="w-44"
        />
        <FilterText
          label="To"
          type="date"
          value={values.to}
          onChange={(to) => set({ to })}
          className="w-40"
        />
      </FilterBar>
      {reading.kind === "failed" ? (
        <ErrorState title="The log could not be read" onRetry={readAgain} requestId={reading.requestId}>
          {reading.problem} Nothing of it is lost.
        </ErrorState>
      ) : reading.kind === "loading" ? (
        <TableSkeleton />
      ) : rows.length === 0 && count > 0 ? (
        <NothingMatches noun="change" onClear={clear}>
          {reading.next
            ? "None of the latest 2,000 matches. Name a day, a person or a document to look further back."
            : "Take a filter away, or look for a part of a word."}
        </NothingMatches>
      ) : rows.length === 0 ? (
        <EmptyState title="Nothing has changed yet">Changes are listed here as they are made.</EmptyState>
      ) : (
        <>
          <DataTable
            label="Changes"
            columns={logColumns}
            rows={rows}
            idOf={idOf}
            nameOf={nameOf}
            kept={kept}
            sort={sort}
            onSort={(next) => put("sort", sortText(next))}
            selected={selected}
            onSelect={setSelected}
            openId={opened?.id ?? null}
            onOpen={setOpened}
            onEnd={reading.next ? () => void readMore() : undefined}
            card={logCard}
            cardHeight={80}
          />
          <p role="status" className="text-muted text-sm">
            {counted(rows.length, byRequest ? "request" : "change")}
            {reading.next ? ", and more further down" : ""}
            {selected.size > 0 && ` · ${selected.size} selected, Ctrl C copies them`}
            {isLive ? " · live" : " · paused"}
          </p>
        </>
      )}
      <Dialog
        open={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        size="lg"
        title={
          opened && opened.events.length > 1 ? `${opened.events.length} changes of one request` : "Change"
        }
      >
        <div className="grid max-h-[70dvh] min-w-0 gap-8 overflow-y-auto">
          {opened?.events.map((event) => (
            <EventDetails
              key={event.id}
              event={event}
              onNarrow={() => setOpened(null)}
              onReverted={() => {
                setOpened(null);
                readAgain();
              }}
            />
          ))}
        </div>
      </Dialog>
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} description={description} />;
}
