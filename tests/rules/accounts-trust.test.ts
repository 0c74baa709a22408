import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GoogleKeys } from "../../workers/gate/google-keys";
import { verifyIdToken } from "../../workers/gate/identity";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { IdentityToolkit } from "../fakes/identity-toolkit";

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
  const keys = new GoogleKeys((address, init) => fetch(firebase.url + new URL(address).pathname, init));
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
