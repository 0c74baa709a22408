import { sessionCookieIssuer } from "../request/token-verifier";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

const SHORTEST_SECONDS = 5 * 60;
const LONGEST_SECONDS = 14 * 24 * 3600;

/** `projects:createSessionCookie`: a longer-lived token with the claims of an ID token, for servers of web pages. */
export async function createSessionCookie(context: AuthContext, request: AuthRequest): Promise<object> {
  const token = await context.tokens.verify(request.text("idToken"));
  context.tokens.accountOf(token);
  const seconds = request.integer("validDuration") || LONGEST_SECONDS;
  if (seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS) throw new AuthError("INVALID_DURATION");
  const { projectId } = context.tokens;
  const claims = { ...token, iss: sessionCookieIssuer(projectId) };
  return { sessionCookie: await context.tokens.issueForServers(claims, request.nowMs, seconds) };
}

/** `v1/sessionCookiePublicKeys`. */
export async function sessionCookiePublicKeys(context: AuthContext, request: AuthRequest): Promise<object> {
  return (await context.keys.publish(request.nowMs)).keySet;
}
