import { answerMethods } from "~/server/http/api-route.server";
import { clearedSessionCookies } from "~/server/http/session-cookies.server";
import { endView } from "~/stores/clients/account-views.server";

/** Ends the session of this browser, and with it what staff look at. */
const handle = answerMethods({
  POST: async ({ url, viewer, settings, requestId }) => {
    if (viewer.kind === "staff") {
      const by = viewer.email ?? viewer.userId;
      await endView(settings, viewer.userId, by, "signed-out").catch((error: unknown) => {
        // Signing out works without a database; the view ends by its time.
        console.error(JSON.stringify({ requestId, event: "view_not_ended", error: String(error) }));
      });
    }
    const answer = new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    for (const cookie of clearedSessionCookies(url.protocol === "https:")) {
      answer.headers.append("Set-Cookie", cookie);
    }
    return answer;
  },
});

export { handle as action, handle as loader };
