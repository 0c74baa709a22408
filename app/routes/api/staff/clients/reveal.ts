import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { typedIn } from "~/domain/clients/typed-text";
import { readClientWords } from "~/server/clients/read-client.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { noteClientRevealed } from "~/stores/clients/reveal.server";
import { getAccount } from "~/stores/users/users.server";

const schema = z.object({ reason: reasonSchema });

/** Staff see what the person of an account typed, for a reason. Nothing is shown before that is kept. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const { reason } = await readJson(call, schema);
    const account = await getAccount(settings, params.clientId ?? "");
    if (!account) return accountMissing(call);
    const { userId } = account;
    const words = typedIn(await readClientWords(settings, userId));
    await noteClientRevealed(settings, { userId, actorId: viewer.email ?? viewer.userId, reason });
    return json(words);
  }),
});

export { handle as action, handle as loader };
