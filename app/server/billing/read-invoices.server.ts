import type { Settings } from "~/settings/settings.server";
import { stripeOf } from "./stripe.server";

export interface InvoiceLine {
  id: string;
  number: string | null;
  at: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  status: string;
  /** Stripe's page of it, with the PDF. */
  address: string | null;
}

const mostInvoices = 24;

/** The invoices of a customer, the newest first; null when Stripe cannot be asked. */
export async function readInvoices(
  settings: Settings,
  customerId: string | null,
): Promise<InvoiceLine[] | null> {
  const stripe = await stripeOf(settings);
  if (!stripe || !customerId) return [];
  try {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: mostInvoices });
    return data.map((invoice) => ({
      id: invoice.id ?? "",
      number: invoice.number,
      at: new Date(invoice.created * 1000).toISOString(),
      amount: invoice.total,
      currency: invoice.currency,
      status: invoice.status ?? "draft",
      address: invoice.hosted_invoice_url ?? null,
    }));
  } catch (error) {
    console.error(JSON.stringify({ event: "invoices_unavailable", error: String(error).slice(0, 200) }));
    return null;
  }
}

export interface PlanPrice {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** Stripe's word: `month`, `year`. */
  interval: string;
}

/** What the plans cost as Stripe has it; null for one that cannot be read. */
export async function readPlanPrices(
  settings: Settings,
): Promise<{ starter: PlanPrice | null; studio: PlanPrice | null }> {
  const read = async (priceId: string): Promise<PlanPrice | null> => {
    try {
      const stripe = await stripeOf(settings);
      const price = await stripe?.prices.retrieve(priceId);
      if (!price || price.unit_amount === null) return null;
      const { unit_amount: amount, currency, recurring } = price;
      return { amount, currency, interval: recurring?.interval ?? "month" };
    } catch (error) {
      console.error(
        JSON.stringify({ event: "price_unavailable", priceId, error: String(error).slice(0, 200) }),
      );
      return null;
    }
  };
  const { billing } = settings;
  if (!billing) return { starter: null, studio: null };
  const [starter, studio] = await Promise.all([read(billing.prices.starter), read(billing.prices.studio)]);
  return { starter, studio };
}
