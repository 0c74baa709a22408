import { answerMethods } from "~/server/http/api-route.server";
import { clearedSessionCookies } from "~/server/http/session-cookies.server";

const handle = answerMethods({
  POST: ({ url }) => {
    const answer = new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    for (const cookie of clearedSessionCookies(url.protocol === "https:")) {
      answer.headers.append("Set-Cookie", cookie);
    }
    return answer;
  },
});

export { handle as action, handle as loader };
