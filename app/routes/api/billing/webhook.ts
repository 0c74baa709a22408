import { applyStripeEvent } from "~/server/billing/apply-event.server";
import { readStripeEvent } from "~/server/billing/read-event.server";
import { stripeOf } from "~/server/billing/stripe.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";

const mostBytes = 512 * 1024;

/** Takes Stripe's events. What cannot be done now is answered with an error, and Stripe sends it again. */
const handle = answerMethods({
  POST: async (call) => {
    const { settings, request, problem } = call;
    const stripe = await stripeOf(settings);
    if (!settings.billing || !stripe) return problem(404, "not_found", "No billing is set up here.");
    const body = new TextDecoder().decode(await readBytes(call, mostBytes));
    const event = await readStripeEvent(settings.billing, body, request.headers.get("stripe-signature"));
    if (!event) {
      return problem(400, "bad_signature", "This was not signed by Stripe within the last five minutes.");
    }
    await applyStripeEvent(settings, settings.billing, stripe, event);
    return json({ received: true });
  },
});

export { handle as action, handle as loader };
