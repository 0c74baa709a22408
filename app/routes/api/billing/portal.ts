import { answerWithStripe } from "~/server/billing/answer-with-stripe.server";
import { ledgerOf } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";

/** Opens Stripe's portal, where a subscriber changes plan, card and address, and answers its address. */
const handle = answerMethods({
  POST: signedIn((call) =>
    answerWithStripe(call, async (stripe) => {
      const { settings, viewer, url } = call;
      const { customerId } = await ledgerOf(settings, viewer.userId).billing(viewer.userId);
      if (!customerId) {
        return call.problem(409, "not_subscribed", "You have no subscription yet. Choose a plan first.");
      }
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${url.origin}/subscription`,
      });
      return json({ url: session.url }, 201);
    }),
  ),
});

export { handle as action, handle as loader };
