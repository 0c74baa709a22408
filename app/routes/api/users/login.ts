import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { sessionCookies } from "~/server/http/session-cookies.server";
import { recordSignIn } from "~/stores/users/users.server";

/**
 * Begins a session from an ID token in the Authorization header: notes the sign-in and sets the session's cookies.
 * The cookie of an earlier session does not do.
 */
const handle = answerMethods({
  POST: signedIn(async ({ request, settings, viewer, problem, url }) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (!token) return problem(401, "bearer_required", "Send the ID token in the Authorization header.");
    await recordSignIn(settings, viewer);
    const answer = json({ data: { user_id: viewer.userId } });
    for (const cookie of sessionCookies(viewer.userId, token, url.protocol === "https:")) {
      answer.headers.append("Set-Cookie", cookie);
    }
    return answer;
  }),
});

export { handle as action, handle as loader };
