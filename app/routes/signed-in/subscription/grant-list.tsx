import type { LedgerGrant } from "~/domain/credits/ledger";
import { figure, formatDay, formatLastDay } from "./format";

/** What the balance is made of, in the order in which it will be spent. */
export function GrantList({ grants }: { grants: readonly LedgerGrant[] }) {
  if (grants.length === 0)
    return <p className="text-muted">Nothing is left. More comes with the next month.</p>;
  return (
    <ol className="grid divide-y divide-line">
      {grants.map((grant, index) => (
        <li key={grant.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 py-3">
          <span className="tabular text-faint text-sm leading-[1.375rem]">{index + 1}</span>
          <span className="min-w-0 break-words">{grant.note}</span>
          <span className="tabular text-end">
            <span className="font-[550]">{figure(grant.left)}</span>
            <span className="text-muted text-sm"> of {figure(grant.credits)}</span>
          </span>
          <span className="col-start-2 text-muted text-sm">{describeEnd(grant)}</span>
        </li>
      ))}
    </ol>
  );
}

function describeEnd({ effectiveAt, expiresAt }: LedgerGrant): string {
  const end = expiresAt ? `last day ${formatLastDay(expiresAt)}` : "does not expire";
  const isComing = Date.parse(effectiveAt) > Date.now();
  return isComing ? `From ${formatDay(effectiveAt)}; ${end}` : end.charAt(0).toUpperCase() + end.slice(1);
}
