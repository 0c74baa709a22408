import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readStorage } from "~/server/uploads/hold-storage.server";

/** How much of its storage the account uses. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer }) => json(await readStorage(settings, viewer.userId))),
});

export { handle as action, handle as loader };
