import type { Stripe } from "stripe";
import type { Subscription } from "~/domain/credits/ledger";
import type { BillingSettings } from "~/settings/billing-settings.server";
import { planOfPrice } from "./stripe.server";

/** A subscription as the ledger keeps it; null for one to something else than a plan of ours. */
export function readSubscription(billing: BillingSettings, from: Stripe.Subscription): Subscription | null {
  const item = from.items.data.find(({ price }) => planOfPrice(billing, price.id) !== null);
  const plan = planOfPrice(billing, item?.price.id);
  if (!item || !plan) return null;
  return {
    id: from.id,
    customerId: typeof from.customer === "string" ? from.customer : from.customer.id,
    plan,
    status: from.status,
    endsAt: new Date(item.current_period_end * 1000).toISOString(),
    isEnding: from.cancel_at_period_end || from.cancel_at !== null,
  };
}

/** Whether it can still be paid or changed; only then there may be no other. */
export function isLive({ status }: Pick<Subscription, "status">): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}
