import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { claimsOf, IdentityToolkit, TEST_PASSWORD } from "../fakes/identity-toolkit";

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
const configure = (config: object, updateMask?: string) =>
  toolkit.admin("PATCH", `/v2/{p}/config${updateMask ? `?updateMask=${updateMask}` : ""}`, config);

test("tokens for servers are unsigned, as firebase-admin takes them from an emulator", async () => {
  const { idToken, refreshToken, localId } = await signUp();
  const renewed = await toolkit.call(
    "POST",
    "/v1/token?key=k",
    `grant_type=refresh_token&refresh_token=${refreshToken}`,
  );
  const { sessionCookie } = await toolkit.admin("POST", "/v1/{p}:createSessionCookie", { idToken });
  for (const token of [idToken, renewed.id_token, sessionCookie]) {
    expect(decodeProtectedHeader(String(token)).alg).toBe("none");
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect(claimsOf({ idToken: token })).toMatchObject({ aud: firebase.projectId, sub: localId });
  }
  expect(claimsOf({ idToken }).iss).toBe(`https://securetoken.google.com/${firebase.projectId}`);
  expect((await toolkit.accounts("lookup", { idToken })).users).toHaveLength(1);
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
    expect(await toolkit.lookUp(localId)).toMatchObject({ email: newEmail, emailVerified: true });

    const { idToken: current } = await toolkit.accounts("signInWithPassword", { email: newEmail, password });
    const third = `third-${email}`;
    await toolkit.accounts("update", { idToken: current, email: third });
    expect(await toolkit.lookUp(localId)).toMatchObject({ email: third, emailVerified: false });
    const recovery = await toolkit.code(newEmail, "RECOVER_EMAIL");
    expect(await toolkit.accounts("resetPassword", { oobCode: recovery })).toMatchObject({
      requestType: "RECOVER_EMAIL",
      email: newEmail,
    });
    await toolkit.accounts("update", { oobCode: recovery });
    expect(await toolkit.lookUp(localId)).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await toolkit.accounts("update", { oobCode: recovery })).error).toBe("INVALID_OOB_CODE");
  });

  test("a reset leaves the password alone of all ways in, and voids links sent before it", async () => {
    const { localId, idToken } = await signUp();
    await toolkit.google({ sub: email, email: `g-${email}` }, { idToken });
    const ask = () => toolkit.accounts("sendOobCode", { requestType: "PASSWORD_RESET", email });
    await ask();
    const first = await toolkit.code(email);
    await ask();
    const oobCode = await toolkit.code(email);
    await toolkit.accounts("resetPassword", { oobCode, newPassword: "new password" });
    const account = await toolkit.lookUp(localId);
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
    expect((await toolkit.google({ sub: email, email })).error).toBe("ADMIN_ONLY_OPERATION");
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
    const other = await toolkit.google({ sub: email, email, email_verified: true });
    expect(other.localId).not.toBe(localId);
    expect(await toolkit.lookUp(other.localId)).not.toHaveProperty("email");
  });
});
