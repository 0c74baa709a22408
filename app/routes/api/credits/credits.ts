import { readCredits } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";

/** Where the viewer's credits stand. Asking brings the copy in the documents up to date, too. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer }) => json(await readCredits(settings, viewer.userId))),
});

export { handle as action, handle as loader };
