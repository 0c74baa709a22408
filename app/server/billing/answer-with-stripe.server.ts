import type { Stripe } from "stripe";
import type { BillingSettings } from "~/settings/billing-settings.server";
import type { ApiCall } from "../http/api-route.server";
import { stripeOf } from "./stripe.server";

/** Runs a call of Stripe; says so where billing is not set up, and where Stripe cannot be reached. */
export async function answerWithStripe(
  { settings, problem, requestId }: Pick<ApiCall, "settings" | "problem" | "requestId">,
  work: (stripe: Stripe, billing: BillingSettings) => Promise<Response>,
): Promise<Response> {
  const stripe = await stripeOf(settings);
  if (!stripe || !settings.billing) {
    return problem(409, "billing_not_set_up", "Plans are managed by the operator of this studio. Ask them.");
  }
  try {
    return await work(stripe, settings.billing);
  } catch (error) {
    console.error(JSON.stringify({ requestId, stripe: String(error).slice(0, 300) }));
    return problem(
      502,
      "billing_unavailable",
      "The payment service did not answer. Nothing was charged; try again in a minute.",
    );
  }
}
