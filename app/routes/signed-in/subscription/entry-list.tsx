import { Link } from "react-router";
import type { EntriesPage } from "~/domain/credit-account";
import type { EntryFilter } from "~/domain/entry-filter";
import type { LedgerEntry, SpendKind } from "~/domain/ledger";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { type ReadEntries, useEntries } from "./use-entries";
import { entryWords, figure, signedFigure, timeWords } from "./words";

const nothingOf: Record<EntryFilter, string> = {
  all: "Nothing has happened yet.",
  spent: "Nothing was spent yet.",
  received: "Nothing was received yet.",
  expired: "Nothing has expired.",
};

type AddressOfWork = (jobId: string, kind: SpendKind | null) => string;

interface EntryListProps {
  page: EntriesPage;
  readMore: ReadEntries;
  /** Where the work an entry was for can be seen; absent where it is not one's own. */
  addressOf?: AddressOfWork;
}

/** Entries of a ledger as a table, with more as they are asked for. */
export function EntryList({ page, readMore, addressOf }: EntryListProps) {
  const { entries, hasMore, isLoading, problem, loadMore } = useEntries(page, readMore);
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
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} addressOf={addressOf} />
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

function EntryRow({ entry, addressOf }: { entry: LedgerEntry; addressOf: AddressOfWork | undefined }) {
  const { title, at, jobId, credits, balanceAfter } = entry;
  const address = jobId ? addressOf?.(jobId, entry.spendKind) : undefined;
  return (
    <tr className="border-line border-t align-top">
      <td className="min-w-0 py-2.5 pe-3">
        {address ? (
          <Link to={address} className="block truncate hover:underline">
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
