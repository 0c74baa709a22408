/**
 * Who is signed in, as states and transitions. Pure: an event gives the next state and what is to be done, and
 * `session.ts` does it.
 *
 *     unknown → loading (identity → backend → user-info) → signed-in
 *                                                        ↘ signed-out
 */

export interface SessionUser {
  userId: string;
  email: string | null;
}

/** Why somebody was signed out against their will; the login page says it in words. */
export type SessionProblem = "backend_refused" | "backend_unreachable" | "session_ended";

export type Session =
  | { kind: "unknown" }
  | { kind: "loading"; step: "identity" }
  | { kind: "loading"; step: "backend" | "user-info"; user: SessionUser }
  | { kind: "signed-in"; user: SessionUser }
  | { kind: "signed-out"; problem: SessionProblem | null };

export type SessionEvent =
  | { type: "started" }
  /** The SDK has a user, or a new token of the same user. */
  | { type: "token"; user: SessionUser }
  | { type: "no-user" }
  | { type: "backend-accepted" }
  | { type: "backend-failed"; problem: SessionProblem }
  | { type: "user-info-loaded"; user: SessionUser }
  | { type: "user-info-failed" };

export type SessionEffect =
  /** Set the cookies: POST /api/v1/users/login/. */
  | "log-in-to-backend"
  /** The same for a renewed token; a failure leaves everything as it is until the next token. */
  | "renew-cookies"
  /** Wait a second, then GET /api/v1/user-info/. */
  | "load-user-info"
  | "identify-for-analytics"
  | "reset-analytics"
  | "sign-out-of-identity"
  /** Clear the cookies: POST /api/v1/users/logout/. */
  | "log-out-of-backend"
  | "go-to-login"
  /** The page was rendered for somebody else: load it anew. */
  | "reload";

export interface SessionPage {
  /** Whether the present path may be seen without signing in. */
  isPublic: boolean;
  /** Whom the server rendered the page for after verifying the cookie; null where it did not look. */
  servedUserId: string | null;
}

export interface SessionStep {
  session: Session;
  effects: SessionEffect[];
}

/** Waiting time between the backend's login and the request for user info, in milliseconds. */
export const postLoginDelayMs = 1000;

export function stepSession(session: Session, event: SessionEvent, page: SessionPage): SessionStep {
  switch (event.type) {
    case "started":
      return session.kind === "unknown" ? next({ kind: "loading", step: "identity" }) : next(session);
    case "token":
      return onToken(session, event.user);
    case "no-user":
      return session.kind === "signed-out" ? next(session) : signedOut(null, page);
    case "backend-accepted":
      if (session.kind !== "loading" || session.step !== "backend") return next(session);
      return page.servedUserId !== null && page.servedUserId !== session.user.userId
        ? next(session, "reload")
        : next({ ...session, step: "user-info" }, "load-user-info");
    case "backend-failed":
      return onBackendFailure(session, event.problem, page);
    case "user-info-loaded":
      if (session.kind !== "loading" || session.step !== "user-info") return next(session);
      return next({ kind: "signed-in", user: event.user }, "identify-for-analytics");
    case "user-info-failed":
      // The cookies are set and the token says who it is: the rest of the product works without more.
      if (session.kind !== "loading" || session.step !== "user-info") return next(session);
      return next({ kind: "signed-in", user: session.user }, "identify-for-analytics");
  }
}

function onToken(session: Session, user: SessionUser): SessionStep {
  const known = "user" in session ? session.user.userId : null;
  // Also while signing in: a name given to a new account comes with the second token.
  if (known === user.userId) return next(session, "renew-cookies");
  return next({ kind: "loading", step: "backend", user }, "log-in-to-backend");
}

function onBackendFailure(session: Session, problem: SessionProblem, page: SessionPage): SessionStep {
  if (session.kind !== "loading" || session.step !== "backend") return next(session);
  // The server has verified the cookie of this very page: a lost connection is no reason to throw anybody out.
  if (problem === "backend_unreachable" && page.servedUserId === session.user.userId) {
    return next({ kind: "signed-in", user: session.user });
  }
  const { session: ended, effects } = signedOut(problem, page);
  return { session: ended, effects: ["sign-out-of-identity", ...effects] };
}

function signedOut(problem: SessionProblem | null, page: SessionPage): SessionStep {
  return next(
    { kind: "signed-out", problem },
    "log-out-of-backend",
    "reset-analytics",
    ...(page.isPublic ? [] : (["go-to-login"] as const)),
  );
}

function next(session: Session, ...effects: SessionEffect[]): SessionStep {
  return { session, effects };
}
