import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { listPublishedPageIds } from "~/stores/published-pages/list-published.server";

/** Which of a person's pages are published, so that lists can mark them. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const ids = await listPublishedPageIds(call.settings, call.viewer.userId);
    return json({ pages: ids.map((projectId) => ({ projectId })) });
  }),
});

export { handle as action, handle as loader };
