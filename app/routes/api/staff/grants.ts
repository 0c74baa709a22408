import { grantFormSchema } from "~/domain/credits/credit-grant";
import { grantPriorities } from "~/domain/credits/ledger";
import { nextDayMs } from "~/domain/text/utc-calendar";
import { ledgerOf, readCredits } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { findUserId } from "~/stores/users/users.server";

/** Staff give credits to an account, by its address. Who gave what is kept with the change. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { idempotencyKey, email, credits, reason, note, lastDay } = await readJson(call, grantFormSchema);
    const expiresMs = lastDay === null ? null : nextDayMs(Date.parse(lastDay));
    if (expiresMs !== null && expiresMs <= Date.now()) {
      return problem(400, "day_over", "That day is over. Choose a later one, or none.");
    }
    const userId = await findUserId(settings, email);
    if (!userId) {
      return problem(
        404,
        "account_missing",
        "Nobody has signed in here with this address. Check the spelling.",
      );
    }
    const { kind } = await ledgerOf(settings, userId).grant(userId, {
      key: `staff:${idempotencyKey}`,
      credits,
      effectiveAt: new Date().toISOString(),
      expiresAt: expiresMs === null ? null : new Date(expiresMs).toISOString(),
      priority: grantPriorities.gift,
      reason,
      note,
      by: viewer.email ?? viewer.userId,
    });
    const { balance } = await readCredits(settings, userId);
    return json({ balance }, kind === "granted" ? 201 : 200);
  }),
});

export { handle as action, handle as loader };
