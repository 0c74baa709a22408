import type { EntriesPage } from "~/domain/credits/entries-page";
import type { EntryFilter } from "~/domain/credits/entry-filter";
import { inSteps, ledgerLines } from "~/domain/credits/ledger-lines";
import { Button } from "~/ui/button";
import { type AddressOfWork, LineRow } from "./line-row";
import { type ReadEntries, useEntries } from "./use-entries";

const nothingOf: Record<EntryFilter, string> = {
  all: "Nothing has happened yet.",
  spent: "Nothing was spent yet.",
  received: "Nothing was received yet.",
  expired: "Nothing has expired.",
};

interface EntryListProps {
  page: EntriesPage;
  readMore: ReadEntries;
  /** Where the work an entry was for can be seen; absent where it is not one's own. */
  addressOf?: AddressOfWork;
}

/** A ledger as a table, a line for each piece of work, with more as they are asked for. */
export function EntryList({ page, readMore, addressOf }: EntryListProps) {
  const { entries, hasMore, isLoading, problem, loadMore } = useEntries(page, readMore);
  // Between lines that a filter leaves out nothing adds up.
  const lines = page.filter === "all" ? inSteps(ledgerLines(entries)) : ledgerLines(entries);
  if (entries.length === 0) return <p className="py-6 text-center text-muted">{nothingOf[page.filter]}</p>;
  return (
    <>
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
          {lines.map((line) => (
            <LineRow key={line.id} line={line} addressOf={addressOf} />
          ))}
        </tbody>
      </table>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      {hasMore && (
        <Button className="justify-self-center" loading={isLoading} onClick={() => void loadMore()}>
          Show more
        </Button>
      )}
    </>
  );
}
