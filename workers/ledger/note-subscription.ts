import type { SubscriptionAnswer, SubscriptionNews } from "~/domain/credits/ledger";
import type { SubscriptionRow } from "./ledger-schema";
import type { LedgerTables } from "./ledger-tables";

/**
 * Keeps what Stripe says of a subscription unless something later is known. Stripe's events come in any order and carry
 * whole seconds: of two that tell differently of one second, neither is believed until it is read anew.
 */
export function noteSubscription(tables: LedgerTables, news: SubscriptionNews): SubscriptionAnswer {
  const { id, customerId, plan, status, endsAt, isEnding } = news.subscription;
  const row: SubscriptionRow = {
    id,
    customer_id: customerId,
    plan,
    status,
    ends_ms: endsAt === null ? null : Date.parse(endsAt),
    is_ending: isEnding ? 1 : 0,
    at_ms: Date.parse(news.at),
  };
  const known = tables.subscription(id);
  if (known && known.at_ms > row.at_ms) return { kind: "old" };
  if (known && known.at_ms === row.at_ms) {
    if (Object.entries(row).every(([field, value]) => known[field as keyof SubscriptionRow] === value)) {
      return { kind: "same" };
    }
    if (!news.confirmed) return { kind: "unclear" };
  }
  tables.keepSubscription(row);
  return { kind: "taken" };
}
