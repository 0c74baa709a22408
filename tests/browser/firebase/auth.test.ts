import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

/** What of Auth only a browser shows: storage, tabs, observers, and the pages that messages lead to. */

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
  email = `person-${++count}@example.com`;
  await page.evaluate(() => window.sdk.auth.signOut(window.sdk.identity));
});

const PASSWORD = "correct horse";

/** The code an SDK call fails with, or "no error". */
function errorCode(action: "create" | "sign-in", address: string, password: string): Promise<string> {
  return page.evaluate(
    async ([kind, person, secret]) => {
      const { auth, identity } = window.sdk;
      const call = kind === "create" ? auth.createUserWithEmailAndPassword : auth.signInWithEmailAndPassword;
      return call(identity, person, secret).then(
        () => "no error",
        (error: { code: string }) => error.code,
      );
    },
    [action, address, password] as const,
  );
}

const renewal = () =>
  page.evaluate(() =>
    window.sdk.identity.currentUser!.getIdToken(true).then(
      () => "no error",
      (error: { code: string }) => error.code,
    ),
  );

/** Does what the accounts page does. */
async function administer(localId: string, action: string, body: object = {}): Promise<void> {
  const response = await fetch(`${harness.firebase.url}/emulator/accounts/${action}`, {
    method: "POST",
    headers: { origin: harness.firebase.url, "content-type": "application/json" },
    body: JSON.stringify({ localId, ...body }),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function followLatestLink(recipient: string): Promise<Page> {
  const linked = await page.context().newPage();
  await linked.goto(await latestLink(recipient));
  return linked;
}

async function latestLink(recipient: string): Promise<string> {
  const address = `${harness.firebase.url}/emulator/mailbox.json?to=${encodeURIComponent(recipient)}`;
  const { messages } = (await (await fetch(address)).json()) as { messages: { link: string }[] };
  if (!messages[0]) throw new Error(`No message to ${recipient}`);
  return messages[0].link;
}

describe("e-mail and password", () => {
  test("an account is made, kept over a sign-out, and refused with the SDK's own codes", async () => {
    expect(await errorCode("create", email, "12345")).toBe("auth/weak-password");
    expect(await errorCode("create", "nonsense", PASSWORD)).toBe("auth/invalid-email");
    expect(await errorCode("create", email, PASSWORD)).toBe("no error");
    expect(await errorCode("create", email.toUpperCase(), PASSWORD)).toBe("auth/email-already-in-use");
    expect(await errorCode("sign-in", email, "wrong")).toBe("auth/wrong-password");
    expect(await errorCode("sign-in", "nobody@example.com", PASSWORD)).toBe("auth/user-not-found");
    await page.evaluate(() => window.sdk.auth.signOut(window.sdk.identity));
    expect(await page.evaluate(() => window.sdk.identity.currentUser)).toBeNull();
    expect(await errorCode("sign-in", email, PASSWORD)).toBe("no error");
    await page.evaluate(() => window.sdk.auth.deleteUser(window.sdk.identity.currentUser!));
    expect(await errorCode("sign-in", email, PASSWORD)).toBe("auth/user-not-found");
    expect(await errorCode("create", email, PASSWORD)).toBe("no error");
  });

  test("demo accounts are there from the first start", async () => {
    expect(await errorCode("sign-in", "ada@example.com", "vitrine-demo")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.displayName)).toBe("Ada Moreau");
    expect(await errorCode("sign-in", "staff@vitrine.example", "vitrine-staff")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.emailVerified)).toBe(true);
  });

  test("what the service decides of somebody reaches the tab with the next renewal", async () => {
    await errorCode("create", email, PASSWORD);
    const before = await page.evaluate(() => window.sdk.identity.currentUser!.getIdTokenResult());
    const uid = String(before.claims.sub);
    await administer(uid, "update", { customAttributes: '{"role":"staff"}', displayName: "Grace" });
    const after = await page.evaluate(() => window.sdk.identity.currentUser!.getIdTokenResult(true));
    expect(before.claims).not.toHaveProperty("role");
    expect(after.claims).toMatchObject({ role: "staff", name: "Grace" });
    expect(after.authTime).toBe(before.authTime);
    await administer(uid, "update", { disableUser: true });
    expect(await renewal()).toBe("auth/user-disabled");
    expect(await errorCode("sign-in", email, PASSWORD)).toBe("auth/user-disabled");
    await administer(uid, "update", { disableUser: false });
    expect(await errorCode("sign-in", email, PASSWORD)).toBe("no error");
    await administer(uid, "revoke");
    expect(await renewal()).toBe("auth/user-token-expired");
    expect(await page.evaluate(() => window.sdk.identity.currentUser)).toBeNull();
  });
});

describe("the tab", () => {
  test("hears of sign-in, renewal and sign-out, and may refuse a person before they are in", async () => {
    const told = await page.evaluate(async (address) => {
      const { auth, identity } = window.sdk;
      const states: string[] = [];
      const tokens: string[] = [];
      const asked: string[] = [];
      const nameOf = (user: { isAnonymous: boolean; email: string | null } | null) =>
        user ? (user.isAnonymous ? "anonymous" : "named") : "nobody";
      const stops = [
        auth.onAuthStateChanged(identity, (user) => states.push(nameOf(user))),
        auth.onIdTokenChanged(identity, (user) => tokens.push(nameOf(user))),
      ];
      await identity.authStateReady();
      const { user } = await auth.signInAnonymously(identity);
      await user.getIdToken(true);
      const credential = auth.EmailAuthProvider.credential(address, "correct horse");
      const linked = await auth.linkWithCredential(user, credential);
      await auth.reload(user);
      const stopRefusing = auth.beforeAuthStateChanged(identity, (next) => {
        asked.push(nameOf(next));
        if (next?.isAnonymous) throw new Error("no strangers");
      });
      const refused = await auth.signInAnonymously(identity).catch((error: { code: string }) => error.code);
      const kept = identity.currentUser?.uid === user.uid;
      stopRefusing();
      await auth.signOut(identity);
      await auth.updateCurrentUser(identity, user);
      const returned = identity.currentUser?.uid === user.uid;
      await auth.updateCurrentUser(identity, null);
      for (const stop of stops) stop();
      return {
        states,
        tokens,
        asked,
        refused,
        kept,
        returned,
        same: linked.user.uid === user.uid,
        name: linked.user.email,
      };
    }, email);
    expect(told).toEqual({
      states: ["nobody", "anonymous", "nobody", "named", "nobody"],
      // Linking and looking the account up anew each bring a token.
      tokens: ["nobody", "anonymous", "anonymous", "named", "named", "nobody", "named", "nobody"],
      asked: ["anonymous"],
      refused: "auth/login-blocked",
      kept: true,
      returned: true,
      same: true,
      name: email,
    });
    expect(await page.locator(".firebase-emulator-warning").count()).toBe(0);
  });

  test.each([
    ["indexedDBLocalPersistence", { afterReload: true, inOtherTab: true }],
    ["browserLocalPersistence", { afterReload: true, inOtherTab: true }],
    ["browserSessionPersistence", { afterReload: true, inOtherTab: false }],
    ["inMemoryPersistence", { afterReload: false, inOtherTab: false }],
  ] as const)("%s keeps a sign-in as long and as wide as it says", async (name, expected) => {
    const context = await harness.browser.newContext();
    const tab = await harness.openTab("memory", context);
    const uid = await tab.evaluate(async (persistence) => {
      const { auth, identity } = window.sdk;
      await auth.setPersistence(identity, auth[persistence]);
      return (await auth.signInAnonymously(identity)).user.uid;
    }, name);
    await tab.reload();
    const seen = async (one: Page) => {
      await one.evaluate(([url, id]) => window.connect(url, id, "memory"), [
        harness.firebase.url,
        harness.firebase.projectId,
      ] as const);
      return one.evaluate(async () => {
        await window.sdk.identity.authStateReady();
        return window.sdk.identity.currentUser?.uid ?? null;
      });
    };
    expect(await seen(tab)).toBe(expected.afterReload ? uid : null);
    const other = await harness.openTab("memory", context);
    const userIn = (one: Page) =>
      one.evaluate(async () => {
        await window.sdk.identity.authStateReady();
        return window.sdk.identity.currentUser?.uid ?? null;
      });
    expect(await userIn(other)).toBe(expected.inOtherTab ? uid : null);
    if (expected.inOtherTab) {
      await other.evaluate(() => window.sdk.auth.signOut(window.sdk.identity));
      await expect.poll(() => userIn(tab)).toBeNull();
      const next = await other.evaluate(
        async () => (await window.sdk.auth.signInAnonymously(window.sdk.identity)).user.uid,
      );
      await expect.poll(() => userIn(tab)).toBe(next);
    }
    await context.close();
  });
});

describe("messages", () => {
  test("a password is reset on the linked page; the old one and old sign-ins end", async () => {
    await errorCode("create", email, "old password");
    await page.evaluate(
      (address) => window.sdk.auth.sendPasswordResetEmail(window.sdk.identity, address),
      email,
    );
    const linked = await followLatestLink(email);
    await linked.getByText(`For ${email}.`).waitFor();
    await linked.getByLabel("New password").fill("new password");
    await linked.getByRole("button", { name: "Save password" }).click();
    await linked.getByRole("heading", { name: "Password saved" }).waitFor();
    expect(await renewal()).toBe("auth/user-token-expired");
    expect(await errorCode("sign-in", email, "old password")).toBe("auth/wrong-password");
    expect(await errorCode("sign-in", email, "new password")).toBe("no error");
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
    await errorCode("create", email, PASSWORD);
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
    await linked.goto(await latestLink(next));
    await linked.getByText(`You sign in with ${next} from now on.`).waitFor();
    expect(await renewal()).toBe("auth/user-token-expired");
    expect(await errorCode("sign-in", next, PASSWORD)).toBe("no error");

    const third = `third-${email}`;
    await page.evaluate(
      (address) => window.sdk.auth.updateEmail(window.sdk.identity.currentUser!, address),
      third,
    );
    expect(await signedIn()).toBe(`${third} false`);
    const recovery = await latestLink(next);
    await linked.goto(recovery);
    await linked.getByText(`You sign in with ${next} again.`).waitFor();
    await linked.goto(recovery);
    await linked.getByRole("heading", { name: "This link cannot be used" }).waitFor();
    expect(await errorCode("sign-in", next, PASSWORD)).toBe("no error");
    await linked.close();
  });

  test("an e-mail link leads back to the app and signs in once, for its own address only", async () => {
    await page.evaluate(
      ([address, url]) =>
        window.sdk.auth.sendSignInLinkToEmail(window.sdk.identity, address, { url, handleCodeInApp: true }),
      [email, `${page.url()}?from=login`] as const,
    );
    const redirect = await fetch(await latestLink(email), { redirect: "manual" });
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
  await errorCode("create", email, PASSWORD);
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
  expect(await errorCode("sign-in", email, "wrong")).toBe("auth/invalid-credential");
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
  expect(await errorCode("sign-in", email, "long enough 2")).toBe("no error");
  await configure({
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    passwordPolicyConfig: { passwordPolicyEnforcementState: "OFF" },
  });
});

test("answers are readable from this machine's pages only", async () => {
  const from = (origin: string) =>
    fetch(`${harness.firebase.url}/emulator/mailbox.json`, { headers: { origin } }).then((response) =>
      response.headers.get("access-control-allow-origin"),
    );
  expect(await from("http://localhost:5173")).toBe("http://localhost:5173");
  expect(await from("https://example.org")).toBeNull();
});
