import type { Stripe } from "stripe";
import type { ClaimNews } from "~/domain/credits/ledger";
import type { Settings } from "~/settings/settings.server";
import { ledgerOf } from "../credits/credits.server";
import { ownerField } from "./stripe.server";

type Claim = Omit<ClaimNews, "grantKey">;

/** As many as Stripe lists at once; a payment of one invoice has one or two. */
const mostRefunds = 100;

/** Takes back what an invoice brought, as far as a refund gives its payment back; returns it where the refund fails. */
export async function noteRefund(settings: Settings, stripe: Stripe, refund: Stripe.Refund): Promise<void> {
  await noteClaims(settings, stripe, refund, async (invoice) => [claimOf(refund, invoice)]);
}

/** The same for all refunds of a payment: the news of it tells a sum, and not which of them still stand. */
export async function noteRefunds(settings: Settings, stripe: Stripe, charge: Stripe.Charge): Promise<void> {
  await noteClaims(settings, stripe, charge, async (invoice) => {
    const { data } = await stripe.refunds.list({ charge: charge.id, limit: mostRefunds });
    return data.map((refund) => claimOf(refund, invoice));
  });
}

/** Takes back what an invoice brought while its payment is disputed, and returns it where the dispute is won. */
export async function noteDispute(
  settings: Settings,
  stripe: Stripe,
  dispute: Stripe.Dispute,
): Promise<void> {
  await noteClaims(settings, stripe, dispute, async (invoice) => [
    {
      key: `dispute:${dispute.id}`,
      part: dispute.amount,
      whole: invoice.amount_paid || dispute.amount,
      ...claimOfDispute(dispute.status),
      note: `The payment of ${nameOf(invoice).toLowerCase()} is disputed`,
    },
  ]);
}

function claimOf({ id, amount, status }: Stripe.Refund, invoice: Stripe.Invoice): Claim {
  return {
    key: `refund:${id}`,
    part: amount,
    whole: invoice.amount_paid || amount,
    ...claimOfRefund(status),
    note: `${nameOf(invoice)} was refunded`,
  };
}

async function noteClaims(
  settings: Settings,
  stripe: Stripe,
  payment: Pick<Stripe.Charge, "payment_intent">,
  readClaims: (invoice: Stripe.Invoice) => Promise<Claim[]>,
): Promise<void> {
  const invoice = await invoiceOf(stripe, payment);
  const userId = invoice?.parent?.subscription_details?.metadata?.[ownerField];
  // A payment for something else than a plan.
  if (!invoice?.id || !userId) return;
  const grantKey = `invoice:${invoice.id}`;
  for (const claim of await readClaims(invoice)) {
    const answer = await ledgerOf(settings, userId).noteClaim(userId, { ...claim, grantKey });
    if (answer.kind === "taken" && answer.missing > 0) {
      console.warn(
        JSON.stringify({ event: "credits_not_recovered", userId, grantKey, credits: answer.missing }),
      );
    }
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

/**
 * What a refund of this status claims. One that failed or was cancelled gave nothing back and never will, in whichever
 * order Stripe's events come: the higher rank holds.
 */
function claimOfRefund(status: string | null): { holds: boolean; rank: number } {
  const isUndone = status === "failed" || status === "canceled";
  return isUndone ? { holds: false, rank: 1 } : { holds: true, rank: 0 };
}

/**
 * What a dispute of this status claims. An inquiry (`warning_…`) takes no money yet and may become a dispute; what is
 * closed is closed, also where Stripe's events come in another order: the higher rank holds.
 */
function claimOfDispute(status: string): { holds: boolean; rank: number } {
  if (status === "won" || status === "prevented" || status === "warning_closed")
    return { holds: false, rank: 2 };
  if (status === "lost") return { holds: true, rank: 2 };
  return status.startsWith("warning_") ? { holds: false, rank: 0 } : { holds: true, rank: 1 };
}
