import type { User } from "firebase/auth";
import { ApiError } from "~/client/call-api";
import { identifyUser, reportError, resetUser } from "~/client/reporting";
import { loginAddress } from "~/domain/access/return-address";
import { loadUserInfo, logInToBackend, logOutOfBackend, seemsSignedIn } from "./backend";
import { idleMoment } from "./idle-moment";
import { keepTokenFresh } from "./keep-token-fresh";
import {
  postLoginDelayMs,
  type Session,
  type SessionEffect,
  type SessionEvent,
  type SessionPage,
  type SessionUser,
  stepSession,
} from "./session-machine";

let session: Session = { kind: "unknown" };
let page: SessionPage = { isPublic: false, servedUserId: null };
/** Cookies are set one after the other: an older token must not arrive last. */
let settingCookies: Promise<unknown> = Promise.resolve();
let user: User | null = null;
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
  const { getIdentity } = await import("~/firebase/identity");
  await getIdentity().signOut();
}

async function followIdentity(): Promise<void> {
  try {
    // Nobody to be recognized: the form comes first.
    if (page.isPublic && !seemsSignedIn()) await idleMoment();
    const { getIdentity } = await import("~/firebase/identity");
    const identity = getIdentity();
    identity.onIdTokenChanged((next) => {
      user = next;
      keepTokenFresh(next);
      if (next) send({ type: "token", user: { userId: next.uid, email: next.email } });
      else send({ type: "no-user" });
    });
  } catch (error) {
    // Whoever has a valid cookie can go on working; the rest see the login form and its error.
    console.error("Sign-in could not be set up", error);
    reportError(error);
    if (page.isPublic) send({ type: "no-user" });
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
  switch (effect) {
    case "log-in-to-backend":
      return logIn();
    case "renew-cookies":
      return renewCookies();
    case "load-user-info":
      return loadInfo();
    case "identify-for-analytics":
      // The login page gives way to a document that identifies too; what is sent from here would be lost with the page.
      return session.kind === "signed-in" && !page.isPublic ? identifyUser(session.user) : undefined;
    case "reset-analytics":
      return resetUser();
    case "sign-out-of-identity":
      return signOut().catch(logFailure);
    case "log-out-of-backend":
      return seemsSignedIn() ? logOutOfBackend().catch(logFailure) : undefined;
    case "go-to-login":
      return location.assign(withProblem(loginAddress(location.pathname + location.search)));
    case "reload":
      return location.reload();
  }
}

async function logIn(): Promise<void> {
  try {
    await setCookies();
    send({ type: "backend-accepted" });
  } catch (error) {
    logFailure(error);
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    send({ type: "backend-failed", problem: refused ? "backend_refused" : "backend_unreachable" });
  }
}

async function renewCookies(): Promise<void> {
  try {
    await setCookies();
  } catch (error) {
    logFailure(error);
  }
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

function setCookies(): Promise<void> {
  const work = settingCookies.then(async () => logInToBackend(await freshToken()));
  settingCookies = work.catch(() => {});
  return work;
}

async function freshToken(): Promise<string> {
  if (!user) throw new Error("Nobody is signed in.");
  return user.getIdToken();
}

/** Takes the reason of an unwanted sign-out along to the login page. */
function withProblem(address: string): string {
  if (session.kind !== "signed-out" || !session.problem) return address;
  return `${address}${address.includes("?") ? "&" : "?"}problem=${session.problem}`;
}

function logFailure(error: unknown): void {
  console.error("The session could not be brought in line", error);
}
