import * as z from "zod/mini";
import { answerMethods, json, signedIn } from "~/api-route.server";
import { answerWithStripe } from "~/billing/answer-with-stripe.server";
import { ownerField } from "~/billing/apply-event.server";
import { ledgerOf } from "~/credits.server";
import { readJson } from "~/request-body.server";

const schema = z.object({
  plan: z.enum(["starter", "studio"]),
  /** Made by the page for one press: pressed twice, it opens one checkout. */
  idempotencyKey: z.uuid(),
});

/** Opens Stripe's checkout for a plan and answers its address. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, url } = call;
    const { plan, idempotencyKey } = await readJson(call, schema);
    return answerWithStripe(call, async (stripe, billing) => {
      const { subscription, customerId } = await ledgerOf(settings, viewer.userId).billing(viewer.userId);
      if (subscription && !["canceled", "incomplete_expired"].includes(subscription.status)) {
        return call.problem(
          409,
          "already_subscribed",
          "You have a plan already. Change it under “Manage plan and payment”.",
        );
      }
      const metadata = { [ownerField]: viewer.userId };
      const session = await stripe.checkout.sessions.create(
        {
          mode: "subscription",
          line_items: [{ price: billing.prices[plan], quantity: 1 }],
          success_url: `${url.origin}/subscription?paid=1`,
          cancel_url: `${url.origin}/subscription`,
          client_reference_id: viewer.userId,
          ...(customerId ? { customer: customerId } : viewer.email ? { customer_email: viewer.email } : {}),
          allow_promotion_codes: true,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: `checkout:${viewer.userId}:${idempotencyKey}` },
      );
      if (!session.url) throw new Error("Stripe answered a checkout without an address.");
      return json({ url: session.url }, 201);
    });
  }),
});

export { handle as action, handle as loader };
