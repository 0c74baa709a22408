import { readEntriesPage } from "~/server/credits/read-ledger-page.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";

/** The viewer's ledger by pages: `?show=all|spent|received|expired&before=<id of the last one read>`. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer, url }) =>
    json(await readEntriesPage(settings, viewer.userId, url.searchParams)),
  ),
});

export { handle as action, handle as loader };
