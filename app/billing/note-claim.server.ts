import type { Stripe } from "stripe";
import { ledgerOf } from "~/credits.server";
import type { ClaimNews } from "~/domain/ledger";
import type { Settings } from "~/settings.server";
import { claimOfDispute } from "./dispute-claim";
import { ownerField } from "./owner-field";

/** Takes back what an invoice brought, as far as its payment was given back. Stripe tells the sum of all refunds of it. */
export async function noteRefund(settings: Settings, stripe: Stripe, charge: Stripe.Charge): Promise<void> {
  await noteClaim(settings, stripe, charge, (invoice) => ({
    key: `refund:${charge.id}`,
    part: charge.amount_refunded,
    whole: invoice.amount_paid || charge.amount,
    holds: true,
    rank: charge.amount_refunded,
    note: `${nameOf(invoice)} was refunded`,
  }));
}

/** Takes back what an invoice brought while its payment is disputed, and returns it where the dispute is won. */
export async function noteDispute(
  settings: Settings,
  stripe: Stripe,
  dispute: Stripe.Dispute,
): Promise<void> {
  await noteClaim(settings, stripe, dispute, (invoice) => ({
    key: `dispute:${dispute.id}`,
    part: dispute.amount,
    whole: invoice.amount_paid || dispute.amount,
    ...claimOfDispute(dispute.status),
    note: `The payment of ${nameOf(invoice).toLowerCase()} is disputed`,
  }));
}

async function noteClaim(
  settings: Settings,
  stripe: Stripe,
  payment: Pick<Stripe.Charge, "payment_intent">,
  news: (invoice: Stripe.Invoice) => Omit<ClaimNews, "grantKey">,
): Promise<void> {
  const invoice = await invoiceOf(stripe, payment);
  const userId = invoice?.parent?.subscription_details?.metadata?.[ownerField];
  // A payment for something else than a plan.
  if (!invoice?.id || !userId) return;
  const grantKey = `invoice:${invoice.id}`;
  const answer = await ledgerOf(settings, userId).noteClaim(userId, { ...news(invoice), grantKey });
  if (answer.kind === "taken" && answer.missing > 0) {
    console.warn(
      JSON.stringify({ event: "credits_not_recovered", userId, grantKey, credits: answer.missing }),
    );
  }
}

/** The invoice that was paid; events of older versions of Stripe's interface name it themselves. */
async function invoiceOf(
  stripe: Stripe,
  payment: Pick<Stripe.Charge, "payment_intent"> & { invoice?: unknown },
): Promise<Stripe.Invoice | null> {
  if (typeof payment.invoice === "string") return stripe.invoices.retrieve(payment.invoice);
  const intent = idOf(payment.payment_intent);
  if (!intent) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    limit: 1,
  });
  const id = idOf(data[0]?.invoice ?? null);
  return id ? stripe.invoices.retrieve(id) : null;
}

function idOf(from: string | { id?: string } | null): string | null {
  return (typeof from === "string" ? from : from?.id) ?? null;
}

function nameOf({ number }: Stripe.Invoice): string {
  return number ? `Invoice ${number}` : "An invoice";
}
