import { utcDay } from "~/domain/text/utc-calendar";
import { readInvoices, readPlanPrices } from "~/server/billing/read-invoices.server";
import { ledgerOf } from "~/server/credits/credits.server";
import { readEntriesPage } from "~/server/credits/read-ledger-page.server";
import type { Settings } from "~/settings/settings.server";
import { parseChartSpan } from "./chart-span";

/** What the page shows of an account. What Stripe has to be asked for comes as promises, after the rest. */
export async function readPage(settings: Settings, userId: string, query: URLSearchParams) {
  const ledger = ledgerOf(settings, userId);
  // Asked first, so that what is due, such as a first grant, has happened before the rest is read and before "now".
  const state = await ledger.read(userId);
  const nowMs = Date.now();
  const span = parseChartSpan(query.get("days"));
  const sinceDay = utcDay(nowMs - (span - 1) * 24 * 3600 * 1000);
  const [page, usage, billing] = await Promise.all([
    readEntriesPage(settings, userId, query),
    ledger.usage(userId, sinceDay),
    ledger.billing(userId),
  ]);
  return {
    userId,
    now: new Date(nowMs).toISOString(),
    state,
    page,
    usage,
    span,
    sinceDay,
    subscription: billing.subscription,
    running: billing.running,
    stripe: settings.billing && {
      invoices: readInvoices(settings, billing.customerId),
      prices: readPlanPrices(settings),
    },
  };
}
