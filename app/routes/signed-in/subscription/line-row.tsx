import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Link } from "react-router";
import type { LedgerEntry, SpendKind } from "~/domain/credits/ledger";
import type { LedgerLine } from "~/domain/credits/ledger-lines";
import { classNames } from "~/ui/class-names";
import { describeEntry, describeLine, figure, formatTime, signedFigure } from "./format";

export type AddressOfWork = (jobId: string, kind: SpendKind | null) => string;

interface LineRowProps {
  line: LedgerLine;
  addressOf: AddressOfWork | undefined;
}

/** One line of the ledger; a press shows each entry it consists of. */
export function LineRow({ line, addressOf }: LineRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, credits, balanceAfter, entries } = line;
  const [latest, ...earlier] = entries;
  const { at, jobId, spendKind } = latest;
  const address = jobId ? addressOf?.(jobId, spendKind) : undefined;
  const about = (
    <>
      <time dateTime={at}>{formatTime(at)}</time> · {describeLine(line)}
    </>
  );
  return (
    <>
      <tr className="border-line border-t align-top">
        <td className="min-w-0 py-2.5 pe-3">
          {address ? (
            <Link to={address} className="block truncate hover:underline">
              {title}
            </Link>
          ) : (
            <span className="block truncate">{title}</span>
          )}
          {earlier.length === 0 ? (
            <span className="block text-muted text-sm">{about}</span>
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              title={isOpen ? "Fold up" : "Show each entry"}
              onClick={() => setOpen(!isOpen)}
              className="-mx-1 rounded-xs px-1 text-start text-muted text-sm hover:text-text"
            >
              {about}
              <ChevronDown
                className={classNames("ms-1 inline size-3.5", isOpen && "rotate-180")}
                aria-hidden="true"
              />
            </button>
          )}
        </td>
        <td
          className={classNames(
            "tabular py-2.5 text-end font-[550]",
            credits > 0 ? "text-success" : credits === 0 && "text-muted",
          )}
        >
          {signedFigure(credits)}
          <span className="block font-normal text-muted text-sm sm:hidden">{figure(balanceAfter)} left</span>
        </td>
        <td className="tabular py-2.5 text-end text-muted max-sm:hidden">{figure(balanceAfter)}</td>
      </tr>
      {isOpen && entries.map((entry) => <PartRow key={entry.id} entry={entry} />)}
    </>
  );
}

function PartRow({ entry }: { entry: LedgerEntry }) {
  return (
    <tr className="align-top text-muted text-sm">
      <td className="pe-3 pb-2 ps-4">
        <time dateTime={entry.at}>{formatTime(entry.at)}</time> ·{" "}
        {describeEntry({ ...entry, spendKind: null })}
      </td>
      <td className="tabular pb-2 text-end">{signedFigure(entry.credits)}</td>
      <td className="tabular pb-2 text-end max-sm:hidden">{figure(entry.balanceAfter)}</td>
    </tr>
  );
}
