import { useState } from "react";
import { can } from "~/domain/access/permission";
import type { CreditAccount } from "~/domain/credits/credit-account";
import type { GivenGrant } from "~/domain/credits/ledger";
import { useViewer } from "~/session/use-viewer";
import { Button } from "~/ui/button";
import { figure, formatDay, formatLastDay } from "./format";
import { TakeBackDialog } from "./take-back-dialog";

/** For staff: what an account received, from whom, and what of it went back. */
export function GivenList({ account, onChanged }: { account: CreditAccount; onChanged: () => void }) {
  const viewer = useViewer();
  const [asked, setAsked] = useState<GivenGrant | null>(null);
  return (
    <>
      <ul className="grid max-h-80 divide-y divide-line overflow-y-auto">
        {account.given.map((grant) => (
          <li key={grant.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="min-w-0 break-words">{grant.note}</span>
            <span className="tabular text-end">
              <span className="font-[550]">{figure(grant.left)}</span>
              <span className="text-muted text-sm"> of {figure(grant.credits)}</span>
            </span>
            <span className="min-w-0 break-words text-muted text-sm">
              {formatDay(grant.effectiveAt, { withYear: true })}
              {grant.expiresAt && ` to ${formatLastDay(grant.expiresAt)}`} · by {grant.by}
              {grant.takenBack > 0 && ` · ${figure(grant.takenBack)} taken back`}
              {grant.missing > 0 && (
                <span className="text-danger"> · {figure(grant.missing)} already spent or set aside</span>
              )}
            </span>
            {grant.canBeTakenBack && can(viewer, "grant-credits") && (
              <Button size="sm" variant="ghost" onClick={() => setAsked(grant)}>
                Take back<span className="sr-only"> {grant.note}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TakeBackDialog
        key={asked?.id}
        account={account}
        grant={asked}
        onDone={onChanged}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
