import type { User } from "firebase/auth";
import { ApiError } from "~/client/call-api";
import { identifyUser, reportError, resetUser } from "~/client/reporting";
import { loginAddress } from "~/domain/access/return-address";
import { hearOtherTabs, noteAskedSignOut, noteSignedIn, wasSignOutAsked } from "./asked-sign-out";
import { loadUserInfo, logInToBackend, logOutOfBackend, seemsSignedIn } from "./backend";
import { idleMoment } from "./idle-moment";
import { keepTokenFresh } from "./keep-token-fresh";
import { readLoginFailure, readRetryAfterMs } from "./login-failure";
import {
  postLoginDelayMs,
  type Session,
  type SessionEffect,
  type SessionEvent,
  type SessionPage,
  type SessionUser,
  stepSession,
} from "./session-machine";
import { waitToRetry } from "./wait-to-retry";

let session: Session = { kind: "unknown" };
let page: SessionPage = { isPublic: false, servedUserId: null };
/** Cookies are set one after the other: an older token must not arrive last. */
let settingCookies: Promise<unknown> = Promise.resolve();
let user: User | null = null;
let retryNow = () => {};
let loggingIn = new AbortController();
const listeners = new Set<() => void>();

export function readSession(): Session {
  return session;
}

export function watchSession(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Follows who is signed in, from the first call on; later calls, of pages that were navigated to, only say what
 * page it is now.
 */
export function followSession(shown: SessionPage): void {
  page = shown;
  if (session.kind !== "unknown") return;
  send({ type: "started" });
  void followIdentity();
}

/** Signs out here and in every other tab; the session follows. */
export async function signOut(): Promise<void> {
  noteAskedSignOut();
  await signOutOfIdentity();
}

async function signOutOfIdentity(): Promise<void> {
  const { getIdentity } = await import("~/firebase/identity");
  await getIdentity().signOut();
}

/** Ends the waiting time before the next try to log in to the backend. */
export function retryLogin(): void {
  retryNow();
}

/** Gives up signing in while the backend is asked. The form comes back once nobody is remembered: a reload signs nobody in. */
export async function cancelLogin(): Promise<void> {
  loggingIn.abort();
  await signOut();
}

async function followIdentity(): Promise<void> {
  try {
    // Nobody to be recognized: the form comes first.
    if (page.isPublic && !seemsSignedIn()) await idleMoment();
    const { getIdentity } = await import("~/firebase/identity");
    const identity = getIdentity();
    hearOtherTabs();
    identity.onIdTokenChanged((next) => {
      user = next;
      if (next) noteSignedIn();
      keepTokenFresh(next);
      if (next) send({ type: "token", user: { userId: next.uid, email: next.email } });
      else send({ type: "no-user", asked: wasSignOutAsked() });
    });
  } catch (error) {
    // Whoever has a valid cookie can go on working; the rest see the login form and its error.
    console.error("Sign-in could not be set up", error);
    reportError(error);
    if (page.isPublic) send({ type: "no-user", asked: true });
  }
}

function send(event: SessionEvent): void {
  const step = stepSession(session, event, page);
  session = step.session;
  for (const listener of listeners) listener();
  void perform(step.effects);
}

async function perform(effects: readonly SessionEffect[]): Promise<void> {
  for (const effect of effects) await performOne(effect);
}

function performOne(effect: SessionEffect): Promise<void> | void {
  if (typeof effect !== "string") {
    // Nothing else waits for it.
    void tryAgain(effect);
    return;
  }
  switch (effect) {
    case "log-in-to-backend":
      return logIn();
    case "renew-cookies":
      return renewCookies(0);
    case "load-user-info":
      return loadInfo();
    case "identify-for-analytics":
      // The login page gives way to a document that identifies too; what is sent from here would be lost with the page.
      return session.kind === "signed-in" && !page.isPublic ? identifyUser(session.user) : undefined;
    case "reset-analytics":
      return resetUser();
    case "sign-out-of-identity":
      return signOutOfIdentity().catch(logFailure);
    case "log-out-of-backend":
      return seemsSignedIn() ? logOutOfBackend().catch(logFailure) : undefined;
    case "go-to-login":
      return location.assign(loginAddressHere());
    case "reload":
      return location.reload();
  }
}

async function logIn(): Promise<void> {
  loggingIn = new AbortController();
  const { signal } = loggingIn;
  try {
    await setCookies(signal);
    send({ type: "backend-accepted" });
  } catch (error) {
    if (signal.aborted) return;
    logFailure(error);
    const failure = readLoginFailure(error);
    send({ type: "backend-failed", failure, retryAfterMs: readRetryAfterMs(error) });
  }
}

async function renewCookies(failures: number): Promise<void> {
  const owner = user;
  try {
    await setCookies();
  } catch (error) {
    logFailure(error);
    if (owner !== user) return;
    const failure = readLoginFailure(error);
    const retryAfterMs = readRetryAfterMs(error);
    send({ type: "renewal-failed", failure, failures: failures + 1, retryAfterMs });
  }
}

async function tryAgain(effect: Exclude<SessionEffect, string>): Promise<void> {
  const owner = user;
  const wait = waitToRetry(effect.afterMs);
  retryNow = wait.end;
  await wait.over;
  if (owner !== user || user === null) return;
  if (effect.type === "renew-cookies-again") return renewCookies(effect.failures);
  if (session.kind === "loading" && session.step === "backend") await logIn();
}

async function loadInfo(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, postLoginDelayMs));
  try {
    const info: SessionUser = await loadUserInfo(await freshToken());
    send({ type: "user-info-loaded", user: info });
  } catch (error) {
    logFailure(error);
    send({ type: "user-info-failed" });
  }
}

function setCookies(signal?: AbortSignal): Promise<void> {
  const work = settingCookies.then(() => logInWithFreshToken(signal));
  settingCookies = work.catch(() => {});
  return work;
}

async function logInWithFreshToken(signal?: AbortSignal): Promise<void> {
  try {
    await logInToBackend(await freshToken(), signal);
  } catch (error) {
    // This machine's clock is late: the SDK takes a token for good that has ended.
    if (!(error instanceof ApiError && error.code === "token_expired")) throw error;
    await logInToBackend(await freshToken(true), signal);
  }
}

async function freshToken(force = false): Promise<string> {
  if (!user) throw new Error("Nobody is signed in.");
  return user.getIdToken(force);
}

/** Takes the reason of an unwanted sign-out along to the login page. */
function loginAddressHere(): string {
  const problem = session.kind === "signed-out" ? session.problem : null;
  return loginAddress(location.pathname + location.search, problem);
}

function logFailure(error: unknown): void {
  console.error("The session could not be brought in line", error);
}
