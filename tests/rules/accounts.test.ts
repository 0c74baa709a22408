import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { type Answer, IdentityToolkit } from "../fakes/identity-toolkit";

let firebase: EmbeddedFirebase;
let toolkit: IdentityToolkit;
let count = 0;
let email: string;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase({ vars: { TRUST_UNSIGNED_TOKENS: "1" } });
  toolkit = new IdentityToolkit(firebase, "owner");
});
afterAll(() => firebase?.stop());
beforeEach(() => {
  email = `person-${++count}@example.com`;
});

const password = "correct horse";
const signUp = (address = email) => toolkit.accounts("signUp", { email: address, password });
const google = (claims: object, more: object = {}) =>
  toolkit.accounts("signInWithIdp", {
    requestUri: "http://localhost",
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
    ...more,
  });
const lookUp = async (localId: string) => {
  const { users } = await toolkit.admin("POST", "/v1/{p}/accounts:lookup", { localId: [localId] });
  return (users as Record<string, unknown>[] | undefined)?.[0];
};
const claimsOf = ({ idToken }: Answer) =>
  JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
const configure = (config: object, updateMask?: string) =>
  toolkit.admin("PATCH", `/v2/{p}/config${updateMask ? `?updateMask=${updateMask}` : ""}`, config);

describe("what is refused, by the code the SDK knows", () => {
  const form = { requestUri: "http://localhost", postBody: "" };
  const provider = (text: string) => ({ ...form, postBody: text });
  const idToken = encodeURIComponent(JSON.stringify({ sub: "1", nonce: "hash" }));

  test.each<[string, object, string]>([
    ["signUp", { email: "a@b" }, "MISSING_PASSWORD"],
    ["signUp", { password }, "MISSING_EMAIL"],
    ["signUp", { email: "", password }, "INVALID_EMAIL"],
    ["signUp", { email: "nonsense", password }, "INVALID_EMAIL"],
    ["signUp", { email: `${"x".repeat(250)}@example.com`, password }, "INVALID_EMAIL"],
    ["signUp", { email: "weak@example.com", password: "12345" }, "WEAK_PASSWORD"],
    ["signUp", { email: "ADA@example.com", password }, "EMAIL_EXISTS"],
    ["signUp", { localId: "mine" }, "UNEXPECTED_PARAMETER"],
    ["signUp", { tenantId: "t" }, "UNSUPPORTED_TENANT_OPERATION"],
    ["signUp", { email: 7 }, "INVALID_ARGUMENT"],
    ["signInWithPassword", { password }, "MISSING_EMAIL"],
    ["signInWithPassword", { email: "nonsense", password }, "INVALID_EMAIL"],
    ["signInWithPassword", { email: "ada@example.com" }, "MISSING_PASSWORD"],
    ["signInWithPassword", { email: "ada@example.com", password: "wrong" }, "INVALID_PASSWORD"],
    ["signInWithPassword", { email: "nobody@example.com", password }, "EMAIL_NOT_FOUND"],
    ["signInWithCustomToken", {}, "MISSING_CUSTOM_TOKEN"],
    ["signInWithCustomToken", { token: "nonsense" }, "INVALID_CUSTOM_TOKEN"],
    ["signInWithCustomToken", { token: "{" }, "INVALID_CUSTOM_TOKEN"],
    ["signInWithCustomToken", { token: "{}" }, "MISSING_IDENTIFIER"],
    ["signInWithCustomToken", { token: '{"uid":"u","claims":[]}' }, "INVALID_CLAIMS"],
    ["signInWithCustomToken", { token: '{"uid":"u","claims":{"sub":"x"}}' }, "FORBIDDEN_CLAIM : sub"],
    ["signInWithCustomToken", { token: new UnsecuredJWT({ uid: "u" }).encode() }, "INVALID_CUSTOM_TOKEN"],
    ["signInWithEmailLink", { oobCode: "x" }, "MISSING_EMAIL"],
    ["signInWithEmailLink", { email: "a@b" }, "MISSING_OOB_CODE"],
    ["signInWithEmailLink", { email: "a@b", oobCode: "x" }, "INVALID_OOB_CODE"],
    ["signInWithIdp", {}, "MISSING_REQUEST_URI"],
    ["signInWithIdp", { requestUri: "/x" }, "INVALID_REQUEST_URI"],
    ["signInWithIdp", form, "INVALID_CREDENTIAL_OR_PROVIDER_ID"],
    ["signInWithIdp", provider("providerId=mine.example&id_token={}"), "INVALID_CREDENTIAL_OR_PROVIDER_ID"],
    ["signInWithIdp", provider("providerId=oidc.mine&id_token={}"), "OPERATION_NOT_ALLOWED"],
    ["signInWithIdp", provider("providerId=saml.mine&SAMLResponse={}"), "OPERATION_NOT_ALLOWED"],
    ["signInWithIdp", provider("providerId=google.com&id_token=nonsense"), "INVALID_IDP_RESPONSE"],
    ["signInWithIdp", provider("providerId=google.com&id_token={}"), "INVALID_IDP_RESPONSE"],
    ["signInWithIdp", provider(`providerId=apple.com&id_token=${idToken}`), "MISSING_OR_INVALID_NONCE"],
    [
      "signInWithIdp",
      provider(`providerId=apple.com&nonce=raw&id_token=${idToken}`),
      "MISSING_OR_INVALID_NONCE",
    ],
    ["signInWithIdp", { ...form, pendingToken: "nonsense" }, "INVALID_PENDING_TOKEN"],
    ["createAuthUri", {}, "MISSING_IDENTIFIER"],
    ["createAuthUri", { identifier: "a@b" }, "MISSING_CONTINUE_URI"],
    ["createAuthUri", { identifier: "nonsense", continueUri: "http://localhost" }, "INVALID_IDENTIFIER"],
    ["createAuthUri", { identifier: "a@b", continueUri: "/" }, "INVALID_CONTINUE_URI"],
    ["sendOobCode", {}, "MISSING_REQ_TYPE"],
    ["sendOobCode", { requestType: "TELEGRAM" }, "INVALID_REQ_TYPE"],
    ["sendOobCode", { requestType: "PASSWORD_RESET" }, "MISSING_EMAIL"],
    ["sendOobCode", { requestType: "PASSWORD_RESET", email: "nobody@example.com" }, "EMAIL_NOT_FOUND"],
    ["sendOobCode", { requestType: "EMAIL_SIGNIN", email: "nonsense" }, "INVALID_EMAIL"],
    ["sendOobCode", { requestType: "EMAIL_SIGNIN", canHandleCodeInApp: true }, "MISSING_CONTINUE_URI"],
    ["sendOobCode", { requestType: "EMAIL_SIGNIN", continueUrl: "app" }, "INVALID_CONTINUE_URI"],
    ["sendOobCode", { requestType: "EMAIL_SIGNIN", androidInstallApp: true }, "MISSING_ANDROID_PACKAGE_NAME"],
    ["sendOobCode", { requestType: "EMAIL_SIGNIN", iOSAppStoreId: "1" }, "MISSING_IOS_BUNDLE_ID"],
    ["sendOobCode", { requestType: "EMAIL_SIGNIN", linkDomain: "l.example" }, "INVALID_HOSTING_LINK_DOMAIN"],
    [
      "sendOobCode",
      { requestType: "EMAIL_SIGNIN", dynamicLinkDomain: "d.ex" },
      "INVALID_DYNAMIC_LINK_DOMAIN",
    ],
    ["sendOobCode", { requestType: "VERIFY_EMAIL" }, "MISSING_ID_TOKEN"],
    ["sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL" }, "MISSING_NEW_EMAIL"],
    ["sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: "x" }, "INVALID_NEW_EMAIL"],
    [
      "sendOobCode",
      { requestType: "EMAIL_SIGNIN", email: "a@b", returnOobLink: true },
      "INSUFFICIENT_PERMISSION",
    ],
    ["resetPassword", {}, "MISSING_OOB_CODE"],
    ["resetPassword", { oobCode: "x", newPassword: password }, "INVALID_OOB_CODE"],
    ["update", { displayName: "x" }, "INVALID_REQ_TYPE"],
    ["update", { idToken: "x", displayName: "x" }, "INVALID_ID_TOKEN"],
    ["update", { idToken: "x", customAttributes: "{}" }, "INSUFFICIENT_PERMISSION"],
    ["update", { idToken: "x", disableUser: true }, "OPERATION_NOT_ALLOWED"],
    ["update", { oobCode: "x" }, "INVALID_OOB_CODE"],
    ["lookup", {}, "MISSING_ID_TOKEN"],
    ["lookup", { idToken: "x" }, "INVALID_ID_TOKEN"],
    ["delete", {}, "MISSING_ID_TOKEN"],
    ["sendVerificationCode", {}, "INVALID_PHONE_NUMBER"],
    ["sendVerificationCode", { phoneNumber: "555-1000" }, "INVALID_PHONE_NUMBER"],
    ["signInWithPhoneNumber", {}, "MISSING_SESSION_INFO"],
    ["signInWithPhoneNumber", { sessionInfo: "x" }, "MISSING_CODE"],
    ["signInWithPhoneNumber", { sessionInfo: "x", code: "1" }, "INVALID_SESSION_INFO"],
    ["signInWithPhoneNumber", { temporaryProof: "x" }, "MISSING_PHONE_NUMBER"],
    ["signInWithPhoneNumber", { temporaryProof: "x", phoneNumber: "+1" }, "INVALID_TEMPORARY_PROOF"],
  ])("%s %j is %s", async (method, body, code) => {
    const { status, error } = await toolkit.accounts(method, body);
    expect(error).toMatch(new RegExp(`^${code}( : |$)`));
    expect(status).toBe(400);
  });

  test.each<[string, string, object | string | undefined, string]>([
    ["POST", "/securetoken.googleapis.com/v1/token?key=k", "", "MISSING_GRANT_TYPE"],
    ["POST", "/v1/token?key=k", "grant_type=password", "INVALID_GRANT_TYPE"],
    ["POST", "/v1/token?key=k", { grantType: "refresh_token" }, "MISSING_REFRESH_TOKEN"],
    ["POST", "/v1/token?key=k", "grant_type=refresh_token&refresh_token=x", "INVALID_REFRESH_TOKEN"],
    [
      "POST",
      "/v2/accounts/mfaEnrollment:start?key=k",
      {},
      "OPERATION_NOT_ALLOWED : SMS based MFA not enabled.",
    ],
    [
      "POST",
      "/v2/accounts/mfaSignIn:finalize?key=k",
      {},
      "OPERATION_NOT_ALLOWED : SMS based MFA not enabled.",
    ],
    ["POST", "/v1/projects/p/tenants/t/accounts?key=k", {}, "UNSUPPORTED_TENANT_OPERATION"],
    ["POST", "/v1/accounts:lookup", {}, "The request is missing a valid API key."],
    ["POST", "/v1/accounts:nothing?key=k", {}, "NOT_FOUND : POST /v1/accounts:nothing"],
    ["POST", "/v1/accounts:lookup?key=k", "[]", "MISSING_ID_TOKEN"],
    [
      "GET",
      "/v1/projects/p/accounts:batchGet",
      undefined,
      "Request is missing required authentication credential.",
    ],
  ])("%s %s %j is %s", async (method, path, body, message) => {
    expect((await toolkit.call(method, path, body)).error).toBe(message);
  });
});

describe("tokens", () => {
  test("an anonymous account's claims, and those of one with a password, are Google's to the letter", async () => {
    const anonymous = claimsOf(await toolkit.accounts("signUp"));
    expect(Object.keys(anonymous).sort()).toEqual(
      ["aud", "auth_time", "exp", "firebase", "iat", "iss", "provider_id", "sub", "user_id"].sort(),
    );
    expect(anonymous).toMatchObject({
      provider_id: "anonymous",
      firebase: { identities: {}, sign_in_provider: "anonymous" },
    });
    const named = claimsOf(await signUp());
    expect(named).toMatchObject({
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: "password" },
    });
    expect(named).not.toHaveProperty("provider_id");
    expect(Number(named.exp) - Number(named.iat)).toBe(3600);
  });

  test("custom claims come in at the top and never as what is the service's own", async () => {
    const token = JSON.stringify({
      uid: "agent",
      claims: { role: "editor", email: "staff@vitrine.example" },
    });
    const first = await toolkit.accounts("signInWithCustomToken", { token });
    expect(first).toMatchObject({ isNewUser: true });
    expect(claimsOf(first)).toMatchObject({ role: "editor", firebase: { sign_in_provider: "custom" } });
    expect(claimsOf(first)).not.toHaveProperty("email");
    const update = (customAttributes: string) =>
      toolkit.admin("POST", "/v1/{p}/accounts:update", { localId: "agent", customAttributes });
    expect((await update("{")).error).toBe("INVALID_CLAIMS");
    expect((await update('{"firebase":1}')).error).toBe("FORBIDDEN_CLAIM : firebase");
    expect((await update(JSON.stringify({ x: "y".repeat(1000) }))).error).toBe("CLAIMS_TOO_LARGE");
    await update('{"level":3}');
    const { id_token: idToken } = await toolkit.call("POST", "/v1/token?key=k", {
      grantType: "refresh_token",
      refreshToken: first.refreshToken,
    });
    expect(claimsOf({ ...first, idToken: String(idToken) })).toMatchObject({ role: "editor", level: 3 });

    // A change of address signs in anew, and what the custom token said stays.
    const moved = await toolkit.accounts("update", { idToken: first.idToken, email });
    expect(claimsOf(moved)).toMatchObject({ role: "editor", level: 3, email });
  });

  test("disabled, revoked and deleted accounts are refused on refresh and on lookup", async () => {
    const { localId, idToken, refreshToken } = await signUp();
    const refusals = async () => [
      (
        await toolkit.call(
          "POST",
          "/v1/token?key=k",
          `grant_type=refresh_token&refresh_token=${refreshToken}`,
        )
      ).error,
      (await toolkit.accounts("lookup", { idToken })).error,
    ];
    const change = (body: object) => toolkit.admin("POST", "/v1/{p}/accounts:update", { localId, ...body });
    expect(await refusals()).toEqual([undefined, undefined]);
    await change({ disableUser: true });
    expect(await refusals()).toEqual(["USER_DISABLED", "USER_DISABLED"]);
    expect((await toolkit.accounts("signInWithPassword", { email, password })).error).toBe("USER_DISABLED");
    await change({ disableUser: false, validSince: String(Math.ceil(Date.now() / 1000) + 1) });
    expect(await refusals()).toEqual(["TOKEN_EXPIRED", "TOKEN_EXPIRED"]);
    await toolkit.admin("POST", "/v1/{p}/accounts:delete", { localId });
    expect(await refusals()).toEqual(["USER_NOT_FOUND", "USER_NOT_FOUND"]);
  });

  test("a new password or address ends other sign-ins at once, and wants a recent one of its own", async () => {
    const other = await signUp();
    const mine = await toolkit.accounts("signInWithPassword", { email, password });
    const next = await toolkit.accounts("update", { idToken: mine.idToken, password: "another horse" });
    expect(claimsOf(next)).toMatchObject({ email });
    const refresh = `grant_type=refresh_token&refresh_token=${other.refreshToken}`;
    expect((await toolkit.call("POST", "/v1/token?key=k", refresh)).error).toBe("TOKEN_EXPIRED");

    await toolkit.admin("POST", "/v1/{p}/accounts:update", { localId: mine.localId, validSince: "1" });
    const longAgo = new UnsecuredJWT({ auth_time: Math.floor(Date.now() / 1000) - 301 })
      .setSubject(mine.localId)
      .encode();
    for (const change of [{ password: "third horse" }, { email: "elsewhere@example.com" }]) {
      const refusal = await toolkit.accounts("update", { idToken: longAgo, ...change });
      expect(refusal.error).toBe("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    }
    expect((await toolkit.accounts("delete", { idToken: longAgo })).error).toBe(
      "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
    );
    expect(await toolkit.accounts("update", { idToken: longAgo, displayName: "Grace" })).toMatchObject({
      displayName: "Grace",
    });
  });

  test("a session cookie outlives its ID token and is signed by the published keys", async () => {
    const { idToken } = await signUp();
    const make = (validDuration: string) =>
      toolkit.admin("POST", "/v1/{p}:createSessionCookie", { idToken, validDuration });
    expect((await make("60")).error).toBe("INVALID_DURATION");
    const { sessionCookie } = await make("86400");
    const cookie = claimsOf({ idToken: String(sessionCookie) } as Answer);
    expect(cookie).toMatchObject({ iss: "https://session.firebase.google.com/demo-vitrine", email });
    expect(Number(cookie.exp) - Number(cookie.iat)).toBe(86400);
    expect((await toolkit.accounts("lookup", { idToken: sessionCookie as string })).error).toBe(
      "INVALID_ID_TOKEN",
    );
  });
});

describe("identity providers", () => {
  test("a proven address joins its account, and takes an unproven one over with all that hung on it", async () => {
    const { localId, refreshToken } = await signUp();
    const answer = await google({ sub: email, email, email_verified: true, name: "Grace", given_name: "G" });
    expect(answer).toMatchObject({ localId, isNewUser: false, emailVerified: true, firstName: "G" });
    expect(answer.federatedId).toBe(`https://accounts.google.com/${email}`);
    expect(JSON.parse(String(answer.rawUserInfo))).toMatchObject({
      id: email,
      verified_email: true,
      name: "Grace",
    });
    expect((await toolkit.accounts("signInWithPassword", { email, password })).error).toBe(
      "INVALID_PASSWORD",
    );
    const refresh = `grant_type=refresh_token&refresh_token=${refreshToken}`;
    expect((await toolkit.call("POST", "/v1/token?key=k", refresh)).error).toBe("TOKEN_EXPIRED");
    expect(await lookUp(localId)).toMatchObject({ displayName: "Grace", emailVerified: true });
  });

  test("an unproven address must be confirmed first; the pending token then links without asking again", async () => {
    const owner = await google({ sub: email, email, email_verified: true });
    const postBody = `providerId=github.com&access_token=${JSON.stringify({ sub: `gh-${email}`, email })}`;
    const body = { requestUri: "http://localhost", postBody, returnIdpCredential: true };
    const refused = await toolkit.accounts("signInWithIdp", body);
    expect(refused).toMatchObject({ needConfirmation: true, email, verifiedProvider: ["google.com"] });
    expect(refused.idToken).toBeUndefined();
    const linked = await toolkit.accounts("signInWithIdp", {
      requestUri: "http://localhost",
      pendingToken: refused.pendingToken,
      idToken: owner.idToken,
    });
    expect(linked.localId).toBe(owner.localId);
    const account = await lookUp(owner.localId);
    expect(account?.providerUserInfo).toMatchObject([
      { providerId: "google.com" },
      { providerId: "github.com" },
    ]);
  });

  test("linking what another account has is refused, with a credential to go on with", async () => {
    await google({ sub: email, email, email_verified: true });
    const { idToken } = await toolkit.accounts("signUp");
    const claims = { sub: email, email, email_verified: true };
    expect((await google(claims, { idToken })).error).toBe("FEDERATED_USER_ID_ALREADY_LINKED");
    expect((await google({ ...claims, sub: `other-${email}` }, { idToken })).error).toBe("EMAIL_EXISTS");
    const tagged = await google(claims, { idToken, returnIdpCredential: true });
    expect(tagged).toMatchObject({
      errorMessage: "FEDERATED_USER_ID_ALREADY_LINKED",
      oauthIdToken: JSON.stringify(claims),
      pendingToken: expect.any(String),
    });
  });

  test("a nonce is good for who knows it; signing in again makes nobody new", async () => {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("raw")));
    const claims = JSON.stringify({ sub: email, nonce: Buffer.from(hash).toString("hex") });
    const postBody = `providerId=apple.com&nonce=raw&id_token=${encodeURIComponent(claims)}`;
    const body = { requestUri: "http://localhost", postBody };
    const again = await toolkit.accounts("signInWithIdp", { ...body, autoCreate: false });
    expect(again.error).toBe("EMAIL_NOT_FOUND");
    expect(await toolkit.accounts("signInWithIdp", body)).toMatchObject({ isNewUser: true });
    expect(await toolkit.accounts("signInWithIdp", { ...body, autoCreate: false })).toMatchObject({
      isNewUser: false,
    });
  });
});

describe("messages", () => {
  test("an address is proven, changed when the new one is proven, and taken back by the old one", async () => {
    const { localId, idToken } = await signUp();
    const newEmail = `new-${email}`;
    await toolkit.accounts("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    expect(await toolkit.accounts("update", { oobCode: await toolkit.code(email) })).toMatchObject({
      emailVerified: true,
    });
    await toolkit.accounts("sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken, newEmail });
    const oobCode = await toolkit.code(email);
    expect(await toolkit.accounts("resetPassword", { oobCode })).toMatchObject({
      requestType: "VERIFY_AND_CHANGE_EMAIL",
      email,
      newEmail,
    });
    await toolkit.accounts("update", { oobCode });
    expect(await lookUp(localId)).toMatchObject({ email: newEmail, emailVerified: true });

    const { idToken: current } = await toolkit.accounts("signInWithPassword", { email: newEmail, password });
    const third = `third-${email}`;
    await toolkit.accounts("update", { idToken: current, email: third });
    expect(await lookUp(localId)).toMatchObject({ email: third, emailVerified: false });
    const recovery = await toolkit.code(newEmail, "RECOVER_EMAIL");
    expect(await toolkit.accounts("resetPassword", { oobCode: recovery })).toMatchObject({
      requestType: "RECOVER_EMAIL",
      email: newEmail,
    });
    await toolkit.accounts("update", { oobCode: recovery });
    expect(await lookUp(localId)).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await toolkit.accounts("update", { oobCode: recovery })).error).toBe("INVALID_OOB_CODE");
  });

  test("a reset leaves the password alone of all ways in, and voids links sent before it", async () => {
    const { localId, idToken } = await signUp();
    await google({ sub: email, email: `g-${email}` }, { idToken });
    const ask = () => toolkit.accounts("sendOobCode", { requestType: "PASSWORD_RESET", email });
    await ask();
    const first = await toolkit.code(email);
    await ask();
    const oobCode = await toolkit.code(email);
    await toolkit.accounts("resetPassword", { oobCode, newPassword: "new password" });
    const account = await lookUp(localId);
    expect(account).toMatchObject({ emailVerified: true });
    expect(account?.providerUserInfo).toHaveLength(1);
    const late = await toolkit.accounts("resetPassword", { oobCode: first, newPassword: "newer password" });
    expect(late.error).toBe("INVALID_OOB_CODE");
    expect((await toolkit.accounts("signInWithPassword", { email, password })).error).toBe(
      "INVALID_PASSWORD",
    );
  });
});

describe("telephone numbers", () => {
  const number = () => `+1555000${1000 + count}`;
  const send = async (phoneNumber = number()) => {
    const { sessionInfo } = await toolkit.accounts("sendVerificationCode", { phoneNumber });
    const { verificationCodes } = await toolkit.admin("GET", "/emulator/v1/{p}/verificationCodes");
    const codes = verificationCodes as { sessionInfo: string; code: string; phoneNumber: string }[];
    const { code = "" } = codes.find((each) => each.sessionInfo === sessionInfo) ?? {};
    return { sessionInfo, code };
  };
  const confirm = (body: object) => toolkit.accounts("signInWithPhoneNumber", body);

  test("a number signs in by its code, once, and is named in the token", async () => {
    const proof = await send();
    const first = await confirm(proof);
    expect(first).toMatchObject({ isNewUser: true, phoneNumber: number() });
    expect(claimsOf(first)).toMatchObject({
      phone_number: number(),
      firebase: { identities: { phone: [number()] }, sign_in_provider: "phone" },
    });
    expect((await confirm(proof)).error).toBe("INVALID_SESSION_INFO");
    expect(await confirm(await send())).toMatchObject({ isNewUser: false, localId: first.localId });
    const removed = await toolkit.accounts("update", { idToken: first.idToken, deleteProvider: ["phone"] });
    expect(removed).toMatchObject({ providerUserInfo: [] });
    expect((await confirm({ ...(await send()), operation: "REAUTH" })).error).toBe("USER_NOT_FOUND");
  });

  test("a number another account has is not linked, but proven to go on with", async () => {
    const owner = await confirm(await send());
    const { idToken } = await toolkit.accounts("signUp");
    const proven = await confirm({ ...(await send()), idToken });
    expect(proven).toMatchObject({ phoneNumber: number(), temporaryProof: expect.any(String) });
    expect(proven.idToken).toBeUndefined();
    const { temporaryProof, phoneNumber } = proven;
    expect((await confirm({ temporaryProof, phoneNumber, idToken })).error).toBe("PHONE_NUMBER_EXISTS");
    expect((await confirm({ temporaryProof, phoneNumber })).localId).toBe(owner.localId);
    const again = await toolkit.admin("POST", "/v1/{p}/accounts", { phoneNumber });
    expect(again.error).toBe("PHONE_NUMBER_EXISTS");
  });

  test("five guesses at a code are all there are", async () => {
    const { sessionInfo, code } = await send();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess++) {
      expect((await confirm({ sessionInfo, code: wrong })).error).toBe("INVALID_CODE");
    }
    expect((await confirm({ sessionInfo, code })).error).toBe("SESSION_EXPIRED");
  });
});

describe("settings", () => {
  const defaults = "signIn,emailPrivacyConfig,passwordPolicyConfig,client,authorizedDomains";
  beforeEach(() => async () => {
    await configure({}, defaults);
  });

  test("with private addresses nobody learns who has an account", async () => {
    const { idToken } = await signUp();
    await toolkit.call("PATCH", "/emulator/v1/projects/any/config", {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
    const wrong = { email: "nobody@example.com", password: "wrong" };
    expect((await toolkit.accounts("signInWithPassword", wrong)).error).toBe("INVALID_LOGIN_CREDENTIALS");
    const known = await toolkit.accounts("signInWithPassword", { ...wrong, email });
    expect(known.error).toBe("INVALID_LOGIN_CREDENTIALS");
    const ask = { requestType: "PASSWORD_RESET", email: "nobody@example.com" };
    expect(await toolkit.accounts("sendOobCode", ask)).toMatchObject({ email: "nobody@example.com" });
    await expect(toolkit.code("nobody@example.com")).rejects.toThrow("No code");
    const uri = { identifier: email, continueUri: "http://localhost" };
    expect(await toolkit.accounts("createAuthUri", uri)).not.toHaveProperty("registered");
    const direct = await toolkit.accounts("update", { idToken, email: `new-${email}` });
    expect(direct.error).toBe("OPERATION_NOT_ALLOWED : Please verify the new email before changing email.");
  });

  test("ways of signing in can be switched off, and domains that links lead to be listed", async () => {
    await configure({ signIn: { anonymous: { enabled: false }, email: { enabled: false } } });
    expect((await toolkit.accounts("signUp")).error).toBe("ADMIN_ONLY_OPERATION");
    expect((await signUp()).error).toBe("OPERATION_NOT_ALLOWED");
    expect((await toolkit.accounts("signInWithPassword", { email, password })).error).toBe(
      "PASSWORD_LOGIN_DISABLED",
    );
    await configure({ signIn: { email: { passwordRequired: true } } }, "signIn");
    const link = { requestType: "EMAIL_SIGNIN", email, continueUrl: "http://elsewhere.example/" };
    expect((await toolkit.accounts("sendOobCode", link)).error).toBe("OPERATION_NOT_ALLOWED");
    await configure({ authorizedDomains: ["localhost"] }, "signIn,authorizedDomains");
    expect((await toolkit.accounts("sendOobCode", link)).error).toMatch(/^UNAUTHORIZED_DOMAIN : /);
    await configure({ client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } } });
    expect((await google({ sub: email, email })).error).toBe("ADMIN_ONLY_OPERATION");
    expect((await configure({ mfa: {} })).error).toMatch(/^INVALID_CONFIG : /);
  });

  test("an enforced policy is told to the SDK and kept", async () => {
    const customStrengthOptions = { minPasswordLength: 10, containsNumericCharacter: true };
    await configure({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: "ENFORCE",
        passwordPolicyVersions: [{ customStrengthOptions }],
      },
    });
    expect(await toolkit.call("GET", "/v2/passwordPolicy?key=k")).toMatchObject({
      customStrengthOptions: { ...customStrengthOptions, maxPasswordLength: 4096 },
      enforcementState: "ENFORCE",
      schemaVersion: 1,
    });
    expect((await signUp()).error).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*numeric character\]$/);
  });

  test("with several accounts for one address a provider's address stays with the provider", async () => {
    await toolkit.call("PATCH", "/emulator/v1/projects/any/config", {
      signIn: { allowDuplicateEmails: true },
    });
    const { localId } = await signUp();
    const other = await google({ sub: email, email, email_verified: true });
    expect(other.localId).not.toBe(localId);
    expect(await lookUp(other.localId)).not.toHaveProperty("email");
  });
});

describe("administration", () => {
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
    expect(await get("/v1/sessionCookiePublicKeys")).toMatchObject({ keys: [{ alg: "RS256" }, {}] });
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
    for (let attempt = 0; attempt < 10; attempt++) {
      await toolkit.accounts("signInWithPassword", { email, password: "wrong" });
    }
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
