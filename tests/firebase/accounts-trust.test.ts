import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GoogleKeys } from "../../workers/gate/google-keys";
import { verifyIdToken } from "../../workers/gate/identity";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { IdentityToolkit, TEST_PASSWORD } from "../fakes/identity-toolkit";

const ANYTHING_FOR_USERS = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
  match /{document=**} { allow read, write: if request.auth != null; } } }`;

let firebase: EmbeddedFirebase;
let toolkit: IdentityToolkit;
beforeAll(async () => {
  firebase = await startEmbeddedFirebase({ vars: { FIRESTORE_RULES: ANYTHING_FOR_USERS } });
  toolkit = new IdentityToolkit(firebase, await firebase.adminToken());
});
afterAll(() => firebase?.stop());

const signIn = () =>
  toolkit.accounts("signInWithPassword", { email: "ada@example.com", password: "vitrine-demo" });
const firestoreStatus = async (token: string) => {
  const path = `${firebase.url}/v1/projects/${firebase.projectId}/databases/(default)/documents/a`;
  return (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status;
};

test("custom tokens count only from the service account, for this service, with their claims", async () => {
  const exchange = (token: string) => toolkit.accounts("signInWithCustomToken", { token });
  const good = await exchange(await firebase.customToken({ uid: "agent", claims: { role: "editor" } }));
  expect(good).toMatchObject({ isNewUser: true });
  expect(await firestoreStatus(good.idToken)).toBe(200);
  const refusals = await Promise.all([
    exchange(await firebase.customToken({ uid: "a" }, { aud: "elsewhere" })),
    exchange(await firebase.customToken({ uid: "a" }, { iss: "other@example.iam.gserviceaccount.com" })),
    exchange((await firebase.customToken({ uid: "a" })).slice(0, -8)),
    exchange(new UnsecuredJWT({ uid: "a" }).encode()),
    exchange('{"uid":"a"}'),
    exchange(await firebase.customToken({})),
    exchange(await firebase.customToken({ uid: "x".repeat(129) })),
  ]);
  expect(refusals.map(({ error }) => error?.split(" : ")[0])).toEqual([
    "INVALID_CUSTOM_TOKEN",
    "CREDENTIAL_MISMATCH",
    "INVALID_CUSTOM_TOKEN",
    "INVALID_CUSTOM_TOKEN",
    "INVALID_CUSTOM_TOKEN",
    "MISSING_IDENTIFIER",
    "INVALID_CUSTOM_TOKEN",
  ]);
});

test("a session cookie is signed by the published keys", async () => {
  const { idToken, localId } = await signIn();
  const { sessionCookie } = await toolkit.admin("POST", "/v1/{p}:createSessionCookie", { idToken });
  const keys = await toolkit.call("GET", "/identitytoolkit.googleapis.com/v1/sessionCookiePublicKeys?key=k");
  const keySet = createLocalJWKSet(keys as unknown as JSONWebKeySet);
  const { payload } = await jwtVerify(String(sessionCookie), keySet, { algorithms: ["RS256"] });
  expect(payload.sub).toBe(localId);
});

test("unsigned tokens, the owner and strangers get nothing from a service that was not told to trust them", async () => {
  const { localId } = await signIn();
  const forged = new UnsecuredJWT({ auth_time: Math.floor(Date.now() / 1000) }).setSubject(localId).encode();
  expect((await toolkit.accounts("lookup", { idToken: forged })).error).toBe("INVALID_ID_TOKEN");
  expect([await firestoreStatus(forged), await firestoreStatus("owner")]).toEqual([403, 403]);
  const owner = { authorization: "Bearer owner" };
  for (const [method, path] of [
    ["DELETE", "/emulator/v1/projects/p/accounts"],
    ["GET", "/emulator/v1/projects/p/oobCodes"],
    ["POST", "/emulator/v1/projects/p/keys:rotate"],
    ["GET", "/v1/projects/p/accounts:batchGet"],
    ["PATCH", "/v2/projects/p/config"],
  ] as const) {
    expect((await toolkit.call(method, path, method === "GET" ? undefined : {}, owner)).status).toBe(401);
  }
});

test("telephone numbers are off until the settings say otherwise", async () => {
  const send = () => toolkit.accounts("sendVerificationCode", { phoneNumber: "+15555551000" });
  const confirm = () => toolkit.accounts("signInWithPhoneNumber", { sessionInfo: "x", code: "1" });
  expect([(await send()).error, (await confirm()).error]).toEqual([
    "OPERATION_NOT_ALLOWED",
    "OPERATION_NOT_ALLOWED",
  ]);
  await toolkit.admin("PATCH", "/v2/{p}/config", { signIn: { phoneNumber: { enabled: true } } });
  expect(await send()).toMatchObject({ sessionInfo: expect.any(String) });
});

test("the app's gate and the database live through changes of the signing key", async () => {
  // Without the gate's own limit of time, which a busy machine may exceed.
  const keys = new GoogleKeys((address) => fetch(firebase.url + new URL(address).pathname));
  const rules = { projectId: firebase.projectId, companyDomain: "vitrine.example", staffSignInProviders: [] };
  const gate = async (token: string) => (await verifyIdToken(token, rules, keys, Date.now())).kind;
  const rotate = () => toolkit.admin("POST", "/emulator/v1/{p}/keys:rotate");
  const keyOf = (token: string) => JSON.parse(atob(token.split(".")[0] ?? "")).kid as string;

  const before = await signIn();
  expect([await gate(before.idToken), await firestoreStatus(before.idToken)]).toEqual(["verified", 200]);
  await rotate();
  const after = await signIn();
  expect(keyOf(after.idToken)).not.toBe(keyOf(before.idToken));
  // The gate asked for keys a moment ago and does not ask again: it was told of this key ahead.
  for (const { idToken } of [before, after]) {
    expect([await gate(idToken), await firestoreStatus(idToken)]).toEqual(["verified", 200]);
    expect((await toolkit.accounts("lookup", { idToken })).error).toBeUndefined();
  }
  const x509 = await toolkit.call("GET", "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com");
  expect(Object.keys(x509)).toEqual(expect.arrayContaining([keyOf(before.idToken), keyOf(after.idToken)]));
  const refresh = `grant_type=refresh_token&refresh_token=${before.refreshToken}`;
  const { id_token: renewed } = await toolkit.call("POST", "/v1/token?key=k", refresh);
  expect(await gate(String(renewed))).toBe("verified");
});

describe("administration", () => {
  let count = 0;
  let email: string;
  beforeEach(() => {
    email = `person-${++count}@example.com`;
  });
  const password = TEST_PASSWORD;
  const signUp = () => toolkit.signUp(email);

  test("accounts are exported with their hashes, imported elsewhere and sign in there", async () => {
    await signUp();
    const page = await toolkit.admin("GET", "/v1/{p}/accounts:batchGet?maxResults=1000");
    const users = (page.users as { localId: string; email?: string }[]).filter(
      (user) => user.email === email,
    );
    expect(users).toHaveLength(1);
    await toolkit.admin("POST", "/v1/{p}/accounts:batchDelete", {
      localIds: [users[0]?.localId],
      force: true,
    });
    const imported = await toolkit.admin("POST", "/v1/{p}/accounts:batchCreate", {
      hashAlgorithm: "PBKDF2_SHA256",
      rounds: 100_000,
      users: [...users, { localId: "x", customAttributes: '{"iss":1}' }, { email }],
    });
    expect(imported.error).toEqual([
      { index: 1, message: "Custom claims provided include a reserved claim." },
      { index: 2, message: "localId is missing" },
    ]);
    const signedIn = await toolkit.accounts("signInWithPassword", { email, password });
    expect(signedIn.localId).toBe(users[0]?.localId);
  });

  test("lists are paged by id and sorted as asked; only disabled accounts go in bulk", async () => {
    const made = await Promise.all(
      ["b", "a"].map((name) =>
        toolkit.admin("POST", "/v1/{p}/accounts", {
          localId: `0-${name}-${email}`,
          displayName: `0 ${name}`,
        }),
      ),
    );
    expect(made.every(({ idToken }) => idToken === undefined)).toBe(true);
    const first = await toolkit.admin("GET", "/v1/{p}/accounts:batchGet?maxResults=1");
    const next = await toolkit.admin(
      "GET",
      `/v1/{p}/accounts:batchGet?maxResults=1&nextPageToken=${first.nextPageToken}`,
    );
    const idsOf = (list: unknown) => (list as { localId: string }[]).map(({ localId }) => localId);
    expect([...idsOf(first.users), ...idsOf(next.users)]).toEqual([`0-a-${email}`, `0-b-${email}`]);
    const byId = await toolkit.admin("POST", "/v1/{p}/accounts:query", { limit: "2", order: "ASC" });
    expect(idsOf(byId.userInfo)).toEqual([`0-a-${email}`, `0-b-${email}`]);
    const doomed = { localIds: [`0-a-${email}`] };
    expect(await toolkit.admin("POST", "/v1/{p}/accounts:batchDelete", doomed)).toMatchObject({
      errors: [{ index: 0, message: "NOT_DISABLED : Disable the account before batch deletion." }],
    });
    expect((await toolkit.admin("POST", "/v1/{p}/accounts", { localId: `0-a-${email}` })).error).toBe(
      "DUPLICATE_LOCAL_ID",
    );
  });

  test("what is asked about nobody is answered so", async () => {
    const refusals = await Promise.all([
      toolkit.admin("POST", "/v1/{p}/accounts:update", {}),
      toolkit.admin("POST", "/v1/{p}/accounts:update", { localId: "nobody" }),
      toolkit.admin("POST", "/v1/{p}/accounts:update", { localId: "nobody", password: "short" }),
      toolkit.admin("POST", "/v1/{p}/accounts:delete", { localId: "nobody" }),
      toolkit.admin("POST", "/v1/{p}/accounts:batchCreate", { users: [] }),
      toolkit.admin("POST", "/v1/{p}/accounts:batchCreate", {
        users: [{ localId: "x", passwordHash: "eA" }],
      }),
      toolkit.admin("POST", "/v1/{p}/accounts:batchDelete", {}),
      toolkit.admin("GET", "/v1/{p}/accounts:batchGet?maxResults=-1"),
      toolkit.admin("POST", "/v1/{p}/accounts", { localId: "x".repeat(129) }),
    ]);
    expect(refusals.map(({ error }) => error?.split(" : ")[0])).toEqual([
      "MISSING_LOCAL_ID",
      "USER_NOT_FOUND",
      "WEAK_PASSWORD",
      "USER_NOT_FOUND",
      "MISSING_USER_ACCOUNT",
      "INVALID_HASH_ALGORITHM",
      "LOCAL_ID_LIST_EXCEEDS_LIMIT",
      "INVALID_PAGE_SELECTION",
      "INVALID_LOCAL_ID",
    ]);
    const none = await toolkit.admin("POST", "/v1/{p}/accounts:lookup", { localId: ["nobody"] });
    expect(none).not.toHaveProperty("users");
  });

  test("what the SDK asks before it begins is there", async () => {
    const get = (path: string) => toolkit.call("GET", `/identitytoolkit.googleapis.com${path}?key=k`);
    expect(await get("/v1/projects")).toEqual({
      projectId: firebase.projectId,
      authorizedDomains: ["localhost", "127.0.0.1"],
    });
    expect(await get("/v1/recaptchaParams")).toMatchObject({ recaptchaSiteKey: expect.any(String) });
    // The SDK takes the key's fourth part for its own.
    expect(String((await get("/v2/recaptchaConfig")).recaptchaKey).split("/")).toHaveLength(4);
    const { keys } = await get("/v1/sessionCookiePublicKeys");
    expect(keys).toEqual(expect.arrayContaining([expect.objectContaining({ alg: "RS256" })]));
    expect(await toolkit.admin("GET", "/admin/v2/{p}/config")).toMatchObject({
      name: `projects/${firebase.projectId}/config`,
      signIn: { email: { enabled: true, passwordRequired: false } },
    });
    const { idToken } = await signUp();
    const revoked = await toolkit.call("POST", "/v2/accounts:revokeToken?key=k", { idToken, token: "apple" });
    expect(revoked).toEqual({});
  });

  test("an address that failed too often waits, until its password is reset", async () => {
    await signUp();
    const guesses = Array.from({ length: 30 }, (_, index) => `wrong ${index}`);
    // However close together they come, ten are free.
    const answers = await Promise.all(
      guesses.map((guess) => toolkit.accounts("signInWithPassword", { email, password: guess })),
    );
    expect(answers.filter(({ error }) => !String(error).startsWith("TOO_MANY_ATTEMPTS"))).toHaveLength(10);
    const waiting = await toolkit.accounts("signInWithPassword", { email, password });
    expect(waiting.error).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
    await toolkit.accounts("sendOobCode", { requestType: "PASSWORD_RESET", email });
    await toolkit.accounts("resetPassword", {
      oobCode: await toolkit.code(email),
      newPassword: "new password",
    });
    expect(
      (await toolkit.accounts("signInWithPassword", { email, password: "new password" })).localId,
    ).toBeDefined();
  });
});
