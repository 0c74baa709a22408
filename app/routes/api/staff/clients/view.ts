import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { accountMissing } from "~/server/credits/account-missing.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { clearedViewCookie, setViewCookie } from "~/server/http/session-cookies.server";
import { endView, startView } from "~/stores/clients/account-views.server";
import { getAccount, getUser } from "~/stores/users/users.server";

const schema = z.object({ reason: reasonSchema });

/** Staff begin to look at the product as an account's owner sees it, for a reason, and stop. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem, url } = call;
    const { reason } = await readJson(call, schema);
    const clientId = params.clientId ?? "";
    const [account, user] = await Promise.all([getAccount(settings, clientId), getUser(settings, clientId)]);
    if (!account || !user) return accountMissing(call);
    if (clientId === viewer.userId) {
      return problem(403, "own_account", "This is your own account: look at it as yourself.");
    }
    const { email, emailVerified } = account;
    const viewed = { clientId, email, emailVerified, displayName: user.displayName };
    const endsAt = await startView(settings, viewer, viewed, reason);
    const answer = json({ endsAtMs: endsAt.getTime() }, 201);
    answer.headers.append("Set-Cookie", setViewCookie(endsAt, url.protocol === "https:"));
    return answer;
  }),
  DELETE: signedIn(async ({ settings, viewer, url }) => {
    await endView(settings, viewer.userId, viewer.email ?? viewer.userId, "left");
    const answer = json({});
    answer.headers.append("Set-Cookie", clearedViewCookie(url.protocol === "https:"));
    return answer;
  }),
});

export { handle as action, handle as loader };
