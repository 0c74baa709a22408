import { answerMethods, json, signedIn } from "~/api-route.server";
import { readEntriesPage } from "~/read-ledger-page.server";

/** The viewer's ledger by pages: `?show=all|spent|received|expired&before=<id of the last one read>`. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer, url }) =>
    json(await readEntriesPage(settings, viewer.userId, url.searchParams)),
  ),
});

export { handle as action, handle as loader };
