import type { FirebaseEnvironment } from "./environment";
import { isTrustedOrigin } from "./foreign-requests";

/**
 * Only pages of this machine may read answers: a web site the developer happens to visit must not see the mailbox
 * or the accounts. Where unsigned tokens are believed there is nothing to keep, and tests may come from other hosts,
 * so there every page may. The same origin needs no permission.
 */
function allowedOrigin(request: Request, environment: FirebaseEnvironment): string | null {
  const origin = request.headers.get("origin");
  return origin && isTrustedOrigin(origin, environment) ? origin : null;
}

/** The answer to a preflight request. */
export function preflightResponse(request: Request, environment: FirebaseEnvironment): Response {
  const headers = new Headers({
    "access-control-allow-methods": "GET,POST,PATCH,DELETE",
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
    "access-control-max-age": "7200",
  });
  return withCors(request, new Response(null, { status: 200, headers }), environment);
}

/** The SDK sends credentials, so the origin is echoed, never "*". */
export function withCors(request: Request, response: Response, environment: FirebaseEnvironment): Response {
  const origin = allowedOrigin(request, environment);
  if (!origin) return response;
  const allowed = new Response(response.body, response);
  allowed.headers.set("access-control-allow-origin", origin);
  allowed.headers.set("access-control-allow-credentials", "true");
  allowed.headers.set(
    "access-control-expose-headers",
    "x-client-wire-protocol, x-http-session-id, x-http-initial-response",
  );
  allowed.headers.append("vary", "Origin");
  return allowed;
}
