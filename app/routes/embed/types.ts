import { embedTypes } from "virtual:embed-client";
import { answerMethods } from "~/server/http/api-route.server";
import { forOtherSites } from "./for-other-sites";

/** The types of the client, for editors. */
const handle = answerMethods({
  GET: ({ request }) => forOtherSites(request, embedTypes, "text/plain; charset=utf-8"),
});

export { handle as action, handle as loader };
