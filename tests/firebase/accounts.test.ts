import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { claimsOf, IdentityToolkit, TEST_PASSWORD } from "../fakes/identity-toolkit";
import { REFUSED_METHODS, REFUSED_PATHS } from "../fixtures/account-refusals";

let firebase: EmbeddedFirebase;
let toolkit: IdentityToolkit;
let count = 0;
let email: string;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase({ vars: { UNSIGNED_TOKENS: "1" } });
  toolkit = new IdentityToolkit(firebase, "owner");
});
afterAll(() => firebase?.stop());
beforeEach(() => {
  email = `person-${++count}@example.com`;
});

const password = TEST_PASSWORD;
const signUp = () => toolkit.signUp(email);

describe("what is refused, by the code the SDK knows", () => {
  test.each(REFUSED_METHODS)("%s %j is %s", async (method, body, code) => {
    const { status, error } = await toolkit.accounts(method, body);
    expect(error).toMatch(new RegExp(`^${code}( : |$)`));
    expect(status).toBe(400);
  });

  test.each(REFUSED_PATHS)("%s %s %j is %s", async (method, path, body, message) => {
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

  test("a session cookie outlives its ID token and does not stand in for it", async () => {
    const { idToken } = await signUp();
    const make = (validDuration: string) =>
      toolkit.admin("POST", "/v1/{p}:createSessionCookie", { idToken, validDuration });
    expect((await make("60")).error).toBe("INVALID_DURATION");
    const { sessionCookie } = await make("86400");
    const cookie = claimsOf({ idToken: sessionCookie });
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
    const answer = await toolkit.google({
      sub: email,
      email,
      email_verified: true,
      name: "Grace",
      given_name: "G",
    });
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
    expect(await toolkit.lookUp(localId)).toMatchObject({ displayName: "Grace", emailVerified: true });
  });

  test("a sign-in link takes an unproven account over too, and leaves others nothing", async () => {
    const { idToken, localId } = await signUp();
    await toolkit.google({ sub: `other ${email}` }, { idToken });
    await toolkit.accounts("sendOobCode", {
      requestType: "EMAIL_SIGNIN",
      email,
      continueUrl: "http://localhost/",
      canHandleCodeInApp: true,
    });
    const owner = await toolkit.accounts("signInWithEmailLink", {
      email,
      oobCode: await toolkit.code(email),
    });
    expect(owner).toMatchObject({ localId, isNewUser: false });
    expect((await toolkit.accounts("signInWithPassword", { email, password })).error).toBe(
      "INVALID_PASSWORD",
    );
    expect((await toolkit.google({ sub: `other ${email}` })).localId).not.toBe(localId);
    expect((await toolkit.accounts("lookup", { idToken: owner.idToken })).error).toBeUndefined();
  });

  test("an unproven address must be confirmed first; the pending token then links without asking again", async () => {
    const owner = await toolkit.google({ sub: email, email, email_verified: true });
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
    const account = await toolkit.lookUp(owner.localId);
    expect(account?.providerUserInfo).toMatchObject([
      { providerId: "google.com" },
      { providerId: "github.com" },
    ]);
  });

  test("linking what another account has is refused, with a credential to go on with", async () => {
    await toolkit.google({ sub: email, email, email_verified: true });
    const { idToken } = await toolkit.accounts("signUp");
    const claims = { sub: email, email, email_verified: true };
    expect((await toolkit.google(claims, { idToken })).error).toBe("FEDERATED_USER_ID_ALREADY_LINKED");
    expect((await toolkit.google({ ...claims, sub: `other-${email}` }, { idToken })).error).toBe(
      "EMAIL_EXISTS",
    );
    const tagged = await toolkit.google(claims, { idToken, returnIdpCredential: true });
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
