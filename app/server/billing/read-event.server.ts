import type { Stripe } from "stripe";
import type { BillingSettings } from "~/settings/billing-settings.server";

/** An event may be this old when it arrives; a copy that is sent again later is refused. */
const toleranceSeconds = 300;

/** The event of a delivery if Stripe signed exactly these bytes a moment ago, else null. */
export async function readStripeEvent(
  { webhookSecret }: BillingSettings,
  body: string,
  signature: string | null,
): Promise<Stripe.Event | null> {
  const { Stripe: Client } = await import("stripe");
  try {
    return await Client.webhooks.constructEventAsync(
      body,
      signature ?? "",
      webhookSecret,
      toleranceSeconds,
      Client.createSubtleCryptoProvider(),
    );
  } catch (error) {
    console.warn(JSON.stringify({ event: "stripe_delivery_refused", error: String(error).slice(0, 200) }));
    return null;
  }
}
