import { planFormSchema } from "~/domain/credits/credit-grant";
import { refuseOwnAccount } from "~/server/clients/refuse-own-account.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { ledgerOf } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getAccount } from "~/stores/users/users.server";

/** Staff choose the plan of an account, by its id; it holds where no subscription does. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer } = call;
    const { userId, plan, why } = await readJson(call, planFormSchema);
    refuseOwnAccount(call, userId);
    if (!(await getAccount(settings, userId))) return accountMissing(call);
    const state = await ledgerOf(settings, userId).setPlan(userId, {
      plan,
      by: viewer.email ?? viewer.userId,
      requestId: call.requestId,
      why,
    });
    return json({ plan: state.plan, balance: state.balance });
  }),
});

export { handle as action, handle as loader };
