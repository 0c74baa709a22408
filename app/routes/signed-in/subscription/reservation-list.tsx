import { Link } from "react-router";
import type { LedgerReservation } from "~/domain/credits/ledger";
import { spendingAddress } from "~/domain/jobs/describe-job";
import { figure, formatTime, spendKindNames } from "./format";

/** What is set aside now, and for which work. */
export function ReservationList({
  reservations,
  isOwn = true,
}: {
  reservations: readonly LedgerReservation[];
  /** Only one's own work can be gone to. */
  isOwn?: boolean;
}) {
  if (reservations.length === 0) {
    return (
      <p className="text-muted">
        Nothing. While something is being made, the most it can cost stands here; what is not used comes back.
      </p>
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {reservations.map(({ key, title, kind, jobId, credits, at }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
          {jobId && isOwn ? (
            <Link
              to={spendingAddress(jobId, kind)}
              className="truncate underline decoration-line-strong underline-offset-3"
            >
              {title}
            </Link>
          ) : (
            <span className="truncate">{title}</span>
          )}
          <span className="tabular font-[550]">{figure(credits)}</span>
          <span className="text-muted text-sm">
            {spendKindNames[kind]} · {formatTime(at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
