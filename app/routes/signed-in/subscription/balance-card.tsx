import type { LedgerState, Subscription } from "~/domain/credits/ledger";
import { plans } from "~/domain/credits/plan";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress-bar";
import { describeRenewal } from "./describe-renewal";
import { figure } from "./format";

/** What can be spent now, what today has left, and when more comes. */
interface BalanceCardProps {
  state: LedgerState;
  subscription: Subscription | null;
  /** When the state was read. */
  now: string;
}

export function BalanceCard({ state, subscription, now }: BalanceCardProps) {
  const { balance, reserved, usedToday, dailyCap } = state;
  const plan = plans[state.plan];
  return (
    <Card className="grid content-between gap-6 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-[550] text-muted text-sm">Left to spend</h2>
          <p className="tabular font-display text-5xl">{figure(balance)}</p>
          <p className="text-muted">
            {balance === 1 ? "credit" : "credits"}
            {reserved > 0 && <span className="tabular"> and {figure(reserved)} set aside</span>}
          </p>
        </div>
        <Badge tone="accent">{plan.label}</Badge>
      </div>
      <div className="grid gap-3">
        <ProgressBar
          label="Today"
          value={Math.min(1, usedToday / dailyCap)}
          detail={`${figure(usedToday)} of at most ${figure(dailyCap)}`}
        />
        <p className="text-muted text-sm">
          {describeRenewal(state, subscription, Date.parse(now))} What fails, is refused or cancelled costs
          nothing.
        </p>
      </div>
    </Card>
  );
}
