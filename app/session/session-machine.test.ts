import { expect, test } from "vitest";
import { type Session, type SessionPage, stepSession } from "./session-machine";

const ada = { userId: "ada", email: "ada@example.com" };
const onLogin: SessionPage = { isPublic: true, servedUserId: null };
const onHome: SessionPage = { isPublic: false, servedUserId: "ada" };
const loadingIdentity: Session = { kind: "loading", step: "identity" };
const loadingBackend: Session = { kind: "loading", step: "backend", user: ada };
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
  expect(stepSession(loadingIdentity, { type: "no-user" }, onHome)).toEqual({
    session: signedOut,
    effects: ["log-out-of-backend", "reset-analytics", "go-to-login"],
  });
  expect(stepSession(loadingIdentity, { type: "no-user" }, onLogin).effects).not.toContain("go-to-login");
});

test("a sign-out while signed in, here or in another tab, does the same", () => {
  expect(stepSession(signedIn, { type: "no-user" }, onHome).effects).toEqual([
    "log-out-of-backend",
    "reset-analytics",
    "go-to-login",
  ]);
});

test("a second report of nobody keeps the reason of the first", () => {
  const refused: Session = { kind: "signed-out", problem: "backend_refused" };
  expect(stepSession(refused, { type: "no-user" }, onLogin)).toEqual({ session: refused, effects: [] });
});

test.each(["backend_refused", "backend_unreachable"] as const)("%s after a sign-in signs out", (problem) => {
  expect(stepSession(loadingBackend, { type: "backend-failed", problem }, onLogin)).toEqual({
    session: { kind: "signed-out", problem },
    effects: ["sign-out-of-identity", "log-out-of-backend", "reset-analytics"],
  });
});

test("an unreachable backend behind a page it has just served keeps the person signed in", () => {
  const event = { type: "backend-failed", problem: "backend_unreachable" } as const;
  expect(stepSession(loadingBackend, event, onHome)).toEqual({ session: signedIn, effects: [] });
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
  expect(
    stepSession(signedOut, { type: "backend-failed", problem: "backend_refused" }, onLogin).session,
  ).toBe(signedOut);
});
