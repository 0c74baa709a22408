import { type LoginFailure, type LoginTrouble, retryDelayMs } from "./login-failure";

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
export type SessionProblem =
  /** The backend does not accept the account. */
  | "backend_refused"
  /** Somebody was signed in and is not any more, without having asked for it: revoked, disabled, or gone from this browser. */
  | "session_ended";

export type Session =
  | { kind: "unknown" }
  | { kind: "loading"; step: "identity" }
  | { kind: "loading"; step: "backend"; user: SessionUser; failures: number; trouble: LoginTrouble | null }
  | { kind: "loading"; step: "user-info"; user: SessionUser }
  | { kind: "signed-in"; user: SessionUser }
  | { kind: "signed-out"; problem: SessionProblem | null };

export type SessionEvent =
  | { type: "started" }
  /** The SDK has a user, or a new token of the same user. */
  | { type: "token"; user: SessionUser }
  /** The SDK has nobody. `asked`: because somebody signed out, here or in another tab. */
  | { type: "no-user"; asked: boolean }
  | { type: "backend-accepted" }
  | { type: "backend-failed"; failure: LoginFailure; retryAfterMs: number | null }
  /** Cookies could not be set anew for the time being, or, refused, ever. */
  | { type: "renewal-failed"; failure: LoginFailure; failures: number; retryAfterMs: number | null }
  | { type: "user-info-loaded"; user: SessionUser }
  | { type: "user-info-failed" };

export type SessionEffect =
  /** Set the cookies: POST /api/v1/users/login/. */
  | "log-in-to-backend"
  /** The same after a failure, once it is time. */
  | { type: "log-in-again"; afterMs: number }
  /** The same for a renewed token of somebody who is signed in. */
  | "renew-cookies"
  | { type: "renew-cookies-again"; afterMs: number; failures: number }
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
      return onNoUser(session, event.asked, page);
    case "backend-accepted":
      if (session.kind !== "loading" || session.step !== "backend") return next(session);
      return page.servedUserId !== null && page.servedUserId !== session.user.userId
        ? next(session, "reload")
        : next({ kind: "loading", step: "user-info", user: session.user }, "load-user-info");
    case "backend-failed":
      return onBackendFailure(session, event, page);
    case "renewal-failed":
      return onRenewalFailure(session, event, page);
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
  return next({ kind: "loading", step: "backend", user, failures: 0, trouble: null }, "log-in-to-backend");
}

function onNoUser(session: Session, asked: boolean, page: SessionPage): SessionStep {
  if (session.kind === "signed-out") return next(session);
  const wasSomebody = "user" in session || page.servedUserId !== null;
  return signedOut(wasSomebody && !asked ? "session_ended" : null, page);
}

interface Failed {
  failure: LoginFailure;
  retryAfterMs: number | null;
}

function onBackendFailure(
  session: Session,
  { failure, retryAfterMs }: Failed,
  page: SessionPage,
): SessionStep {
  if (session.kind !== "loading" || session.step !== "backend") return next(session);
  if (failure === "refused") return thrownOut("backend_refused", page);
  const failures = session.failures + 1;
  const afterMs = retryDelayMs(failures, retryAfterMs);
  // The server has verified the cookie of this very page: it can be used while the cookies are brought up to date.
  if (page.servedUserId === session.user.userId) {
    return next(
      { kind: "signed-in", user: session.user },
      { type: "renew-cookies-again", afterMs, failures },
      "identify-for-analytics",
    );
  }
  return next({ ...session, failures, trouble: failure }, { type: "log-in-again", afterMs });
}

function onRenewalFailure(
  session: Session,
  { failure, failures, retryAfterMs }: Failed & { failures: number },
  page: SessionPage,
): SessionStep {
  if (!("user" in session)) return next(session);
  if (failure === "refused") return thrownOut("session_ended", page);
  const afterMs = retryDelayMs(failures, retryAfterMs);
  return next(session, { type: "renew-cookies-again", afterMs, failures });
}

/** The identity service still knows them: it has to be told. */
function thrownOut(problem: SessionProblem, page: SessionPage): SessionStep {
  const { session, effects } = signedOut(problem, page);
  return { session, effects: ["sign-out-of-identity", ...effects] };
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
