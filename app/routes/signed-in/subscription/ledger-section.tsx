import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import { type EntryFilter, entryFilters } from "~/domain/entry-filter";
import type { LedgerEntry } from "~/domain/ledger";
import type { EntriesPage } from "~/read-ledger-page.server";
import { spendingAddress } from "~/shell/job-address";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { classNames } from "~/ui/class-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { useEntries } from "./use-entries";
import { entryWords, figure, signedFigure, timeWords } from "./words";

const filterNames: Record<EntryFilter, string> = {
  all: "All",
  spent: "Spent",
  received: "Received",
  expired: "Expired",
};

const nothingOf: Record<EntryFilter, string> = {
  all: "Nothing has happened yet.",
  spent: "Nothing was spent yet.",
  received: "Nothing was received yet.",
  expired: "Nothing has expired.",
};

interface LedgerSectionProps {
  page: EntriesPage;
  onFilter: (filter: EntryFilter) => void;
}

/** Every change of the balance, the newest first. */
export function LedgerSection({ page, onFilter }: LedgerSectionProps) {
  const { entries, hasMore, isLoading, problem, loadMore } = useEntries(page);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Show"
          size="sm"
          segments={entryFilters.map((value) => ({ value, label: filterNames[value] }))}
          value={page.filter}
          onChange={onFilter}
        />
        <a href="/api/v1/credits/entries.csv" download className={buttonStyle("ghost", "sm", "-mx-2.5")}>
          <Download className="size-4" aria-hidden="true" />
          All as CSV
        </a>
      </div>
      {entries.length === 0 ? (
        <p className="py-6 text-center text-muted">{nothingOf[page.filter]}</p>
      ) : (
        <table className="w-full table-fixed">
          <caption className="sr-only">Changes of the balance, the newest first. Times are UTC.</caption>
          <thead>
            <tr className="text-muted text-sm">
              <th scope="col" className="pb-2 text-start font-[550]">
                What
              </th>
              <th scope="col" className="w-20 pb-2 text-end font-[550]">
                Credits
              </th>
              <th scope="col" className="w-24 pb-2 text-end font-[550] max-sm:hidden">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      {hasMore && (
        <Button className="justify-self-center" loading={isLoading} onClick={() => void loadMore()}>
          Show more
        </Button>
      )}
    </div>
  );
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { title, at, jobId, credits, balanceAfter } = entry;
  return (
    <tr className="border-line border-t align-top">
      <td className="min-w-0 py-2.5 pe-3">
        {jobId ? (
          <Link to={spendingAddress(jobId, entry.spendKind)} className="block truncate hover:underline">
            {title}
          </Link>
        ) : (
          <span className="block truncate">{title}</span>
        )}
        <span className="block text-muted text-sm">
          <time dateTime={at}>{timeWords(at)}</time> · {entryWords(entry)}
          <span className="tabular sm:hidden"> · {figure(balanceAfter)} left</span>
        </span>
      </td>
      <td
        className={classNames(
          "tabular py-2.5 text-end font-[550]",
          credits > 0 ? "text-success" : credits === 0 && "text-muted",
        )}
      >
        {signedFigure(credits)}
      </td>
      <td className="tabular py-2.5 text-end text-muted max-sm:hidden">{figure(balanceAfter)}</td>
    </tr>
  );
}
