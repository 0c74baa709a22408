import { expect, test } from "vitest";
import { type Session, type SessionPage, stepSession } from "./session-machine";

const ada = { userId: "ada", email: "ada@example.com" };
const onLogin: SessionPage = { isPublic: true, servedUserId: null };
const onHome: SessionPage = { isPublic: false, servedUserId: "ada" };
const loadingIdentity: Session = { kind: "loading", step: "identity" };
const loadingBackend: Session = { kind: "loading", step: "backend", user: ada, failures: 0, trouble: null };
const loadingUserInfo: Session = { kind: "loading", step: "user-info", user: ada };
const signedIn: Session = { kind: "signed-in", user: ada };
const signedOut: Session = { kind: "signed-out", problem: null };

test("a sign-in goes through identity, backend and user info, and ends with analytics knowing the user", () => {
  const started = stepSession({ kind: "unknown" }, { type: "started" }, onLogin);
  expect(started).toEqual({ session: loadingIdentity, effects: [] });
  const token = stepSession(started.session, { type: "token", user: ada }, onLogin);
  expect(token).toEqual({ session: loadingBackend, effects: ["log-in-to-backend"] });
  const accepted = stepSession(token.session, { type: "backend-accepted" }, onLogin);
  expect(accepted).toEqual({ session: loadingUserInfo, effects: ["load-user-info"] });
  const loaded = stepSession(accepted.session, { type: "user-info-loaded", user: ada }, onLogin);
  expect(loaded).toEqual({ session: signedIn, effects: ["identify-for-analytics"] });
});

test("nobody signed in: cookies cleared, analytics reset, and to the login page unless the path is public", () => {
  expect(stepSession(loadingIdentity, { type: "no-user", asked: true }, onHome)).toEqual({
    session: signedOut,
    effects: ["log-out-of-backend", "reset-analytics", "go-to-login"],
  });
  expect(stepSession(loadingIdentity, { type: "no-user", asked: true }, onLogin).effects).not.toContain(
    "go-to-login",
  );
});

test("a sign-out while signed in, here or in another tab, does the same", () => {
  expect(stepSession(signedIn, { type: "no-user", asked: true }, onHome).effects).toEqual([
    "log-out-of-backend",
    "reset-analytics",
    "go-to-login",
  ]);
});

test("a second report of nobody keeps the reason of the first", () => {
  const told: Session = { kind: "signed-out", problem: "backend_refused" };
  expect(stepSession(told, { type: "no-user", asked: true }, onLogin)).toEqual({
    session: told,
    effects: [],
  });
});

const thrownOut = ["sign-out-of-identity", "log-out-of-backend", "reset-analytics"];
const refused = { type: "backend-failed", failure: "refused", retryAfterMs: null } as const;

test("a backend that does not accept the account signs out", () => {
  expect(stepSession(loadingBackend, refused, onLogin)).toEqual({
    session: { kind: "signed-out", problem: "backend_refused" },
    effects: thrownOut,
  });
});

test.each(["offline", "busy", "server_failed"] as const)("%s is waited out, longer each time", (failure) => {
  const event = { type: "backend-failed", failure, retryAfterMs: null } as const;
  const once = stepSession(loadingBackend, event, onLogin);
  expect(once).toEqual({
    session: { ...loadingBackend, failures: 1, trouble: failure },
    effects: [{ type: "log-in-again", afterMs: 1_000 }],
  });
  const twice = stepSession(once.session, { ...event, retryAfterMs: 60_000 }, onLogin);
  expect(twice.effects).toEqual([{ type: "log-in-again", afterMs: 60_000 }]);
  expect(stepSession(twice.session, { type: "backend-accepted" }, onLogin).session).toEqual(loadingUserInfo);
});

test("whoever does not want to wait for the backend signs out, without a reason to be told", () => {
  expect(stepSession(loadingBackend, { type: "no-user", asked: true }, onLogin)).toEqual({
    session: signedOut,
    effects: ["log-out-of-backend", "reset-analytics"],
  });
});

test("a page that the backend has just served can be used while the backend cannot be asked", () => {
  const event = { type: "backend-failed", failure: "server_failed", retryAfterMs: 5_000 } as const;
  expect(stepSession(loadingBackend, event, onHome)).toEqual({
    session: signedIn,
    effects: [{ type: "renew-cookies-again", afterMs: 5_000, failures: 1 }, "identify-for-analytics"],
  });
});

test("cookies that could not be renewed are renewed later; refused, they end the session", () => {
  const event = { type: "renewal-failed", failure: "busy", failures: 3, retryAfterMs: null } as const;
  expect(stepSession(signedIn, event, onHome)).toEqual({
    session: signedIn,
    effects: [{ type: "renew-cookies-again", afterMs: 4_000, failures: 3 }],
  });
  expect(stepSession(signedOut, event, onHome)).toEqual({ session: signedOut, effects: [] });
  expect(stepSession(signedIn, { ...event, failure: "refused" }, onHome)).toEqual({
    session: { kind: "signed-out", problem: "session_ended" },
    effects: [...thrownOut, "go-to-login"],
  });
});

test("a session that others ended says so; one that its person ended does not", () => {
  for (const session of [signedIn, loadingUserInfo, loadingBackend, loadingIdentity]) {
    const { session: ended } = stepSession(session, { type: "no-user", asked: false }, onHome);
    expect(ended).toEqual({ kind: "signed-out", problem: "session_ended" });
    expect(stepSession(session, { type: "no-user", asked: true }, onHome).session).toEqual(signedOut);
  }
  // Nobody was signed in at all.
  expect(stepSession(loadingIdentity, { type: "no-user", asked: false }, onLogin).session).toEqual(signedOut);
});

test("a page rendered for somebody else is loaded anew once the cookies are right", () => {
  const page = { isPublic: false, servedUserId: "grace" };
  expect(stepSession(loadingBackend, { type: "backend-accepted" }, page).effects).toEqual(["reload"]);
});

test("a renewed token renews the cookies; another user's token starts over", () => {
  expect(stepSession(signedIn, { type: "token", user: ada }, onHome)).toEqual({
    session: signedIn,
    effects: ["renew-cookies"],
  });
  expect(stepSession(loadingUserInfo, { type: "token", user: ada }, onLogin)).toEqual({
    session: loadingUserInfo,
    effects: ["renew-cookies"],
  });
  const grace = { userId: "grace", email: null };
  expect(stepSession(signedIn, { type: "token", user: grace }, onHome).effects).toEqual([
    "log-in-to-backend",
  ]);
});

test("failing user info leaves the person signed in as the token says", () => {
  expect(stepSession(loadingUserInfo, { type: "user-info-failed" }, onLogin).session).toEqual(signedIn);
});

test("answers that come too late change nothing", () => {
  for (const type of ["backend-accepted", "user-info-failed"] as const) {
    expect(stepSession(signedOut, { type }, onLogin)).toEqual({ session: signedOut, effects: [] });
  }
  expect(stepSession(signedOut, { type: "user-info-loaded", user: ada }, onLogin).session).toBe(signedOut);
  expect(stepSession(signedOut, refused, onLogin).session).toBe(signedOut);
});
