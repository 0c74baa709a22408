import { readClient } from "~/server/clients/read-client.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { answerMethods, json } from "~/server/http/api-route.server";

/** For staff: an account with its credits, works, jobs, limits and notes. */
const handle = answerMethods({
  GET: async (call) => {
    const client = await readClient(call.settings, call.params.clientId ?? "");
    return client ? json(client) : accountMissing(call);
  },
});

export { handle as action, handle as loader };
