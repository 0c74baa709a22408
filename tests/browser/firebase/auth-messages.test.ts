import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCode, latestLink, renewalCode } from "./auth-actions";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

/** From the SDK's call over the message and its link's page, and back into the app. */

let harness: SdkHarness;
let page: Page;
let email: string;
let count = 0;

beforeAll(async () => {
  harness = await openSdkHarness();
  page = await harness.openTab();
});
afterAll(() => harness?.close());
beforeEach(async () => {
  email = `reader-${++count}@example.com`;
  await page.evaluate(() => window.sdk.auth.signOut(window.sdk.identity));
});

async function followLatestLink(recipient: string): Promise<Page> {
  const linked = await page.context().newPage();
  await linked.goto(await latestLink(harness.firebase.url, recipient));
  return linked;
}

test("a password is reset on the linked page; the old one and old sign-ins end", async () => {
  await errorCode(page, "create", email, "old password");
  await page.evaluate(
    (address) => window.sdk.auth.sendPasswordResetEmail(window.sdk.identity, address),
    email,
  );
  const linked = await followLatestLink(email);
  await linked.getByText(`For ${email}.`).waitFor();
  await linked.getByLabel("New password").fill("new password");
  await linked.getByRole("button", { name: "Save password" }).click();
  await linked.getByRole("heading", { name: "Password saved" }).waitFor();
  expect(await renewalCode(page)).toBe("auth/user-token-expired");
  expect(await errorCode(page, "sign-in", email, "old password")).toBe("auth/wrong-password");
  expect(await errorCode(page, "sign-in", email, "new password")).toBe("no error");
  await linked.close();
});

test("an address is verified, changed and taken back by links, and the page leads on to the app", async () => {
  const next = `next-${email}`;
  const signedIn = () =>
    page.evaluate(async () => {
      await window.sdk.identity.currentUser!.reload();
      const { email: address, emailVerified } = window.sdk.identity.currentUser!;
      return `${address} ${emailVerified}`;
    });
  await errorCode(page, "create", email);
  await page.evaluate(() =>
    window.sdk.auth.sendEmailVerification(window.sdk.identity.currentUser!, { url: location.href }),
  );
  const linked = await followLatestLink(email);
  await linked.getByText(`${email} is confirmed.`).waitFor();
  expect(await linked.getByRole("link", { name: "Back to the app" }).getAttribute("href")).toBe(page.url());
  expect(await signedIn()).toBe(`${email} true`);

  await page.evaluate(
    (address) => window.sdk.auth.verifyBeforeUpdateEmail(window.sdk.identity.currentUser!, address),
    next,
  );
  await linked.goto(await latestLink(harness.firebase.url, next));
  await linked.getByText(`You sign in with ${next} from now on.`).waitFor();
  expect(await renewalCode(page)).toBe("auth/user-token-expired");
  expect(await errorCode(page, "sign-in", next)).toBe("no error");

  const third = `third-${email}`;
  await page.evaluate(
    (address) => window.sdk.auth.updateEmail(window.sdk.identity.currentUser!, address),
    third,
  );
  expect(await signedIn()).toBe(`${third} false`);
  const recovery = await latestLink(harness.firebase.url, next);
  await linked.goto(recovery);
  await linked.getByText(`You sign in with ${next} again.`).waitFor();
  await linked.goto(recovery);
  await linked.getByRole("heading", { name: "This link cannot be used" }).waitFor();
  expect(await errorCode(page, "sign-in", next)).toBe("no error");
  await linked.close();
});

test("an e-mail link leads back to the app and signs in once, for its own address only", async () => {
  await page.evaluate(
    ([address, url]) =>
      window.sdk.auth.sendSignInLinkToEmail(window.sdk.identity, address, { url, handleCodeInApp: true }),
    [email, `${page.url()}?from=login`] as const,
  );
  const redirect = await fetch(await latestLink(harness.firebase.url, email), { redirect: "manual" });
  const landing = redirect.headers.get("location") ?? "";
  expect(new URL(landing).searchParams.get("from")).toBe("login");
  const attempt = (address: string) =>
    page.evaluate(
      async ([person, link]) => {
        const { auth, identity } = window.sdk;
        if (!auth.isSignInWithEmailLink(identity, link)) return "not a link";
        return auth.signInWithEmailLink(identity, person, link).then(
          ({ user }) => `${user.email} ${user.emailVerified}`,
          (error: { code: string }) => error.code,
        );
      },
      [address, landing] as const,
    );
  expect(await attempt("somebody-else@example.com")).toBe("auth/invalid-email");
  expect(await attempt(email)).toBe(`${email} true`);
  expect(await attempt(email)).toBe("auth/invalid-action-code");
});

test("the project's settings reach the SDK and the page for a new password", async () => {
  const configure = async (config: object) => {
    const response = await fetch(`${harness.firebase.url}/v2/projects/${harness.firebase.projectId}/config`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${await harness.firebase.adminToken()}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(config),
    });
    expect(response.status).toBe(200);
  };
  const methods = () =>
    page.evaluate(
      (address) => window.sdk.auth.fetchSignInMethodsForEmail(window.sdk.identity, address),
      email,
    );
  await errorCode(page, "create", email);
  expect(await methods()).toEqual(["password"]);
  await page.evaluate(
    (address) => window.sdk.auth.sendPasswordResetEmail(window.sdk.identity, address),
    email,
  );
  await configure({
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: "ENFORCE",
      passwordPolicyVersions: [
        { customStrengthOptions: { minPasswordLength: 10, containsNumericCharacter: true } },
      ],
    },
  });
  expect(await methods()).toEqual([]);
  expect(await errorCode(page, "sign-in", email, "wrong")).toBe("auth/invalid-credential");
  const status = await page.evaluate(() =>
    window.sdk.auth.validatePassword(window.sdk.identity, "long enough"),
  );
  expect(status).toMatchObject({
    isValid: false,
    meetsMinPasswordLength: true,
    containsNumericCharacter: false,
  });

  const linked = await followLatestLink(email);
  await linked.getByText("At least 10 characters").waitFor();
  await linked.getByLabel("New password").fill("long enough");
  expect(await linked.locator(".rules .met").allTextContents()).toEqual(["At least 10 characters"]);
  await linked.getByRole("button", { name: "Save password" }).click();
  await linked.getByText("Still missing: a digit.").waitFor();
  await linked.getByLabel("New password").fill("long enough 2");
  await linked.getByRole("button", { name: "Save password" }).click();
  await linked.getByRole("heading", { name: "Password saved" }).waitFor();
  expect(await errorCode(page, "sign-in", email, "long enough 2")).toBe("no error");
  await configure({
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    passwordPolicyConfig: { passwordPolicyEnforcementState: "OFF" },
  });
});
