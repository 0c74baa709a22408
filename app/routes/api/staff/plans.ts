import { planFormSchema } from "~/domain/credits/credit-grant";
import { ledgerOf } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { findUserId } from "~/stores/users/users.server";

/** Staff choose the plan of an account, by its address; it holds where no subscription does. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { email, plan } = await readJson(call, planFormSchema);
    const userId = await findUserId(settings, email);
    if (!userId) {
      return problem(
        404,
        "account_missing",
        "Nobody has signed in here with this address. Check the spelling.",
      );
    }
    const state = await ledgerOf(settings, userId).setPlan(userId, {
      plan,
      by: viewer.email ?? viewer.userId,
    });
    return json({ plan: state.plan, balance: state.balance });
  }),
});

export { handle as action, handle as loader };
