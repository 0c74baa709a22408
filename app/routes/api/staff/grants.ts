import { grantFormSchema, staffGrantKey } from "~/domain/credits/credit-grant";
import { grantPriorities } from "~/domain/credits/ledger";
import { nextDayMs } from "~/domain/text/utc-calendar";
import { refuseOwnAccount } from "~/server/clients/refuse-own-account.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { ledgerOf, readCredits } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getAccount } from "~/stores/users/users.server";

/** Staff give credits to an account, by its id. Who gave what is kept with the change. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { idempotencyKey, userId, credits, reason, note, lastDay, why } = await readJson(
      call,
      grantFormSchema,
    );
    refuseOwnAccount(call, userId);
    const expiresMs = lastDay === null ? null : nextDayMs(Date.parse(lastDay));
    if (expiresMs !== null && expiresMs <= Date.now()) {
      return problem(400, "day_over", "That day is over. Choose a later one, or none.");
    }
    if (!(await getAccount(settings, userId))) return accountMissing(call);
    const { kind } = await ledgerOf(settings, userId).grant(userId, {
      key: staffGrantKey(idempotencyKey),
      credits,
      effectiveAt: new Date().toISOString(),
      expiresAt: expiresMs === null ? null : new Date(expiresMs).toISOString(),
      priority: grantPriorities.gift,
      reason,
      note,
      by: viewer.email ?? viewer.userId,
      requestId: call.requestId,
      why,
    });
    const { balance } = await readCredits(settings, userId);
    return json({ balance }, kind === "granted" ? 201 : 200);
  }),
});

export { handle as action, handle as loader };
