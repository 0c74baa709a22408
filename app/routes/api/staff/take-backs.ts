import { takeBackFormSchema } from "~/domain/credits/credit-grant";
import { refuseOwnAccount } from "~/server/clients/refuse-own-account.server";
import { ledgerOf, readCredits } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

/** Staff take back a grant of staff, with a reason. What is spent already stays spent, and is said. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { userId, grantId, reason } = await readJson(call, takeBackFormSchema);
    refuseOwnAccount(call, userId);
    const by = viewer.email ?? viewer.userId;
    const answer = await ledgerOf(settings, userId).takeBack(userId, {
      grantId,
      reason,
      by,
      requestId: call.requestId,
    });
    if (answer.kind === "absent") {
      return problem(404, "grant_missing", "Staff gave this account no such grant. Show the account again.");
    }
    const { balance } = await readCredits(settings, userId);
    return json({ taken: answer.taken, missing: answer.missing, balance });
  }),
});

export { handle as action, handle as loader };
