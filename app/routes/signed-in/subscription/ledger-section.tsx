import Download from "lucide-react/icons/download";
import type { EntriesPage } from "~/domain/credits/entries-page";
import { type EntryFilter, entryFilters } from "~/domain/credits/entry-filter";
import { spendingAddress } from "~/domain/jobs/describe-job";
import { buttonStyle } from "~/ui/button-style";
import { SegmentedControl } from "~/ui/segmented-control";
import { EntryList } from "./entry-list";
import { readOwnEntries } from "./use-entries";

const filterNames: Record<EntryFilter, string> = {
  all: "All",
  spent: "Spent",
  received: "Received",
  expired: "Expired",
};

interface LedgerSectionProps {
  page: EntriesPage;
  onFilter: (filter: EntryFilter) => void;
}

/** Every change of the balance, the newest first. */
export function LedgerSection({ page, onFilter }: LedgerSectionProps) {
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
      <EntryList page={page} readMore={readOwnEntries} addressOf={spendingAddress} />
    </div>
  );
}
