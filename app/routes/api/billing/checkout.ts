import * as z from "zod/mini";
import { answerWithStripe } from "~/server/billing/answer-with-stripe.server";
import { openCheckout } from "~/server/billing/open-checkout.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

const schema = z.object({
  plan: z.enum(["starter", "studio"]),
  /** Made by the page for one press: pressed twice, it opens one checkout. */
  idempotencyKey: z.uuid(),
});

/** Opens Stripe's checkout for a plan and answers its address. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, url, problem } = call;
    const { plan, idempotencyKey } = await readJson(call, schema);
    return answerWithStripe(call, async (stripe, billing) => {
      const checkout = { settings, billing, stripe, viewer, origin: url.origin };
      const answer = await openCheckout(checkout, plan, idempotencyKey);
      switch (answer.kind) {
        case "open":
          return json({ url: answer.url }, 201);
        case "subscribed":
          return problem(
            409,
            "already_subscribed",
            "You have a plan already. Change it under “Manage plan and payment”.",
          );
        case "superseded":
          return problem(
            409,
            "checkout_superseded",
            "Another payment page was opened since. Go on there, or choose the plan again.",
          );
      }
    });
  }),
});

export { handle as action, handle as loader };
