import { use } from "react";
import type { Subscription } from "~/domain/credits/ledger";
import type { PlanId } from "~/domain/credits/plan";
import type { PlanPrice } from "~/server/billing/read-invoices.server";
import { Button } from "~/ui/button";
import { formatDay } from "./format";
import { PlanList } from "./plan-list";
import { useCheckout } from "./use-checkout";

interface PlanSectionProps {
  current: PlanId;
  subscription: Subscription | null;
  /** How many subscriptions run; more than one is a mistake that costs money. */
  running: number;
  prices: Promise<Record<"starter" | "studio", PlanPrice | null>>;
}

/** Plans with what they cost, a way to choose one, and a way to change or end what runs. */
export function PlanSection({ current, subscription, running, prices }: PlanSectionProps) {
  const { busy, problem, choose, manage } = useCheckout();
  const hasSubscription =
    subscription !== null && !["canceled", "incomplete_expired"].includes(subscription.status);
  return (
    <div className="grid gap-4">
      {subscription && hasSubscription && <SubscriptionNote subscription={subscription} />}
      {running > 1 && (
        <p role="alert" className="rounded-md bg-warning-soft px-3.5 py-2.5">
          {running} subscriptions are running and each is paid for. End the others under “Manage plan and
          payment”, or ask us to.
        </p>
      )}
      <PlanList
        current={current}
        prices={use(prices)}
        action={(plan) =>
          !hasSubscription &&
          plan !== "free" &&
          plan !== current && (
            <Button
              variant="primary"
              loading={busy === plan}
              disabled={busy !== null}
              onClick={() => choose(plan)}
            >
              Choose
            </Button>
          )
        }
      />
      {subscription && (
        <Button className="justify-self-start" loading={busy === "portal"} onClick={manage}>
          Manage plan and payment
        </Button>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function SubscriptionNote({ subscription: { status, isEnding, endsAt } }: { subscription: Subscription }) {
  if (status === "past_due" || status === "unpaid") {
    return (
      <p className="rounded-md bg-warning-soft px-3.5 py-2.5">
        The last payment did not go through. Check the card under “Manage plan and payment”.
      </p>
    );
  }
  if (isEnding && endsAt) {
    return (
      <p className="rounded-md bg-warning-soft px-3.5 py-2.5">
        Your plan ends on {formatDay(endsAt, { withYear: true })}. Until then nothing changes; afterwards you
        are on the free plan.
      </p>
    );
  }
  return null;
}
