import { answerMethods, json, signedIn } from "~/api-route.server";
import { ledgerOf } from "~/credits.server";
import { planFormSchema } from "~/domain/credit-grant";
import { readJson } from "~/request-body.server";
import { findUserId } from "~/stores/users.server";

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
