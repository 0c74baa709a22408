import { embedCode } from "virtual:embed-client";
import { answerMethods } from "~/server/http/api-route.server";
import { forOtherSites } from "./for-other-sites";

/** The client with which other sites show and drive our player. */
const handle = answerMethods({
  GET: ({ request }) => forOtherSites(request, embedCode, "text/javascript; charset=utf-8"),
});

export { handle as action, handle as loader };
