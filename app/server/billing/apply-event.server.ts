import type { Stripe } from "stripe";
import { grantPriorities } from "~/domain/credits/ledger";
import { plans } from "~/domain/credits/plan";
import type { BillingSettings } from "~/settings/billing-settings.server";
import type { Settings } from "~/settings/settings.server";
import { ledgerOf } from "../credits/credits.server";
import { creditsOfInvoice, type PlanLine } from "./invoice-credits";
import { noteDispute, noteRefund, noteRefunds } from "./note-claim.server";
import { readSubscription } from "./read-subscription.server";
import { ownerField, planOfPrice } from "./stripe.server";

/** Does what an event comes to. Safe for events that come again, late and in any order. */
export async function applyStripeEvent(
  settings: Settings,
  billing: BillingSettings,
  stripe: Stripe,
  event: Stripe.Event,
): Promise<void> {
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return noteSubscription(settings, billing, stripe, event.data.object, event.created);
    case "invoice.paid":
      return grantInvoice(settings, billing, stripe, event.data.object);
    case "charge.refunded":
      return noteRefunds(settings, stripe, event.data.object);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return noteRefund(settings, stripe, event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return noteDispute(settings, stripe, event.data.object);
  }
}

async function noteSubscription(
  settings: Settings,
  billing: BillingSettings,
  stripe: Stripe,
  subscription: Stripe.Subscription,
  atSeconds: number,
): Promise<void> {
  const userId = subscription.metadata[ownerField];
  const told = readSubscription(billing, await inOurVersion(stripe, subscription));
  if (!userId || !told) return;
  const ledger = ledgerOf(settings, userId);
  const at = new Date(atSeconds * 1000).toISOString();
  const { kind } = await ledger.noteSubscription(userId, { subscription: told, at, confirmed: false });
  if (kind !== "unclear") return;
  const now = readSubscription(billing, await stripe.subscriptions.retrieve(subscription.id));
  if (now) await ledger.noteSubscription(userId, { subscription: now, at, confirmed: true });
}

async function grantInvoice(
  settings: Settings,
  billing: BillingSettings,
  stripe: Stripe,
  told: Stripe.Invoice,
): Promise<void> {
  // An endpoint may be set to an older version of Stripe's interface, which had this elsewhere.
  const isOld = told.parent === undefined && told.id !== undefined;
  const invoice = isOld ? await stripe.invoices.retrieve(told.id) : told;
  const userId = invoice.parent?.subscription_details?.metadata?.[ownerField];
  const bought = creditsOfInvoice(invoice.lines.data.flatMap((line) => readLine(billing, line) ?? []));
  if (!userId || !invoice.id || !bought) return;
  await ledgerOf(settings, userId).grant(userId, {
    key: `invoice:${invoice.id}`,
    credits: bought.credits,
    effectiveAt: iso(bought.fromSeconds),
    expiresAt: iso(bought.expiresSeconds),
    priority: grantPriorities.purchase,
    reason: "purchase",
    note: `${plans[bought.plan].label} plan${invoice.number ? `, invoice ${invoice.number}` : ""}`,
    by: "stripe",
  });
}

/** As for invoices: an older version had the end of the paid time elsewhere. */
async function inOurVersion(stripe: Stripe, told: Stripe.Subscription): Promise<Stripe.Subscription> {
  const isOld = told.items.data.some(({ current_period_end }) => current_period_end === undefined);
  return isOld ? stripe.subscriptions.retrieve(told.id) : told;
}

function readLine(billing: BillingSettings, line: Stripe.InvoiceLineItem): PlanLine | null {
  const price = line.pricing?.price_details?.price;
  const plan = planOfPrice(billing, typeof price === "string" ? price : price?.id);
  if (!plan) return null;
  const { subscription_item_details: ofItem, invoice_item_details: ofInvoice } = line.parent ?? {};
  return {
    plan,
    fromSeconds: line.period.start,
    toSeconds: line.period.end,
    isProration: ofItem?.proration ?? ofInvoice?.proration ?? false,
    amount: line.amount,
  };
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
