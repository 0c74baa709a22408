import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type ClientSort, clientQuery, clientSorts, parseClientFilter } from "~/domain/clients/client-filter";
import { clientStandings } from "~/domain/clients/client-row";
import { planIds, plans } from "~/domain/credits/plan";
import { pageTitle } from "~/shell/page-title";
import { standingWords } from "~/staff/clients/standing-words";
import { DownloadMenu } from "~/staff/download-menu";
import { FilterBar, FilterChoice, FilterText } from "~/staff/filter-bar";
import { NothingMatches } from "~/staff/nothing-matches";
import { StaffPage, StaffPageSkeleton, TableSkeleton } from "~/staff/staff-page";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { useTableView } from "~/staff/table/table-view";
import { useFilters } from "~/staff/use-filters";
import { WaitNote } from "~/staff/wait-note";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SortMenu } from "~/ui/sort-menu";
import type { Route } from "./+types/route";
import { clientCard, clientColumns, idOfClient, nameOfClient } from "./client-columns";
import { useClients } from "./use-clients";

const title = "Clients";
const description = "Every account of the product. Figures follow what happens within a minute or two.";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const filterNames = ["q", "standing", "plan"] as const;
const sortNames = Object.fromEntries(
  Object.entries(clientSorts).map(([sort, { label }]) => [sort, label]),
) as Record<ClientSort, string>;

/** All accounts: found, filtered and ordered by the server, a page at a time. */
export default function Clients() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filters = useFilters(filterNames);
  const filter = useMemo(() => parseClientFilter(query), [query]);
  const asked = clientQuery(filter);
  const clients = useClients(asked);
  const kept = useTableView("clients", clientColumns);
  const sortBy = (sort: ClientSort) =>
    setQuery(
      (before) => {
        if (sort === "seen") before.delete("sort");
        else before.set("sort", sort);
        return before;
      },
      { preventScrollReset: true },
    );

  return (
    <StaffPage title={title} description={description}>
      <FilterBar
        count={filters.count}
        onClear={filters.clear}
        actions={
          <>
            {clients.total !== null && (
              <span className="tabular text-muted text-sm" role="status">
                {clients.total === 1 ? "1 account" : `${clients.total.toLocaleString("en")} accounts`}
              </span>
            )}
            <SortMenu value={filter.sort} names={sortNames} onChange={sortBy} />
            <DownloadMenu
              name="clients"
              rows={clients.rows ?? []}
              all={clients.readAll}
              columns={clientColumns}
            />
            <ColumnsMenu columns={clientColumns} kept={kept} />
          </>
        }
      >
        <FilterText
          label="Address, name or id"
          className="max-sm:col-span-2"
          value={filters.values.q}
          onChange={(q) => filters.set({ q }, true)}
        />
        <FilterChoice
          label="State"
          value={filters.values.standing}
          onChange={(standing) => filters.set({ standing })}
          choices={clientStandings.map((value) => ({ value, label: standingWords[value].label }))}
        />
        <FilterChoice
          label="Plan"
          value={filters.values.plan}
          onChange={(plan) => filters.set({ plan })}
          choices={planIds.map((value) => ({ value, label: plans[value].label }))}
        />
      </FilterBar>
      {!clients.isCurrent && !clients.problem && <WaitNote key={asked} mayMakeIndex />}
      {clients.problem ? (
        <ErrorState
          title="The accounts could not be read"
          onRetry={clients.retry}
          requestId={clients.problem.requestId}
        >
          {clients.problem.message}
        </ErrorState>
      ) : clients.rows === null ? (
        <TableSkeleton />
      ) : clients.rows.length === 0 && filters.count > 0 ? (
        <NothingMatches noun="account" onClear={filters.clear}>
          Search finds the beginnings of words of an address, a name or an id.
        </NothingMatches>
      ) : clients.rows.length === 0 ? (
        <EmptyState title="No accounts yet">Whoever signs in is listed here.</EmptyState>
      ) : (
        <DataTable
          label="Accounts"
          columns={clientColumns}
          rows={clients.rows}
          idOf={idOfClient}
          nameOf={nameOfClient}
          kept={kept}
          isStale={!clients.isCurrent}
          onOpen={({ id }) => navigate(`/prod/clients/${id}`)}
          onEnd={clients.hasMore ? clients.loadMore : undefined}
          card={clientCard}
          cardHeight={84}
        />
      )}
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} description={description} />;
}
