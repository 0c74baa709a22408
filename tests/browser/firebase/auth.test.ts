import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCode, renewalCode } from "./auth-actions";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

/** What of Auth only a browser shows: storage, tabs and observers, and what reaches them from the service. */

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

/** Does what the accounts page does. */
async function administer(localId: string, action: string, body: object = {}): Promise<void> {
  const response = await fetch(`${harness.firebase.url}/emulator/accounts/${action}`, {
    method: "POST",
    headers: { origin: harness.firebase.url, "content-type": "application/json" },
    body: JSON.stringify({ localId, ...body }),
  });
  if (!response.ok) throw new Error(await response.text());
}

describe("e-mail and password", () => {
  test("an account is made, kept over a sign-out, and refused with the SDK's own codes", async () => {
    expect(await errorCode(page, "create", email, "12345")).toBe("auth/weak-password");
    expect(await errorCode(page, "create", "nonsense")).toBe("auth/invalid-email");
    expect(await errorCode(page, "create", email)).toBe("no error");
    expect(await errorCode(page, "create", email.toUpperCase())).toBe("auth/email-already-in-use");
    expect(await errorCode(page, "sign-in", email, "wrong")).toBe("auth/wrong-password");
    expect(await errorCode(page, "sign-in", "nobody@example.com")).toBe("auth/user-not-found");
    await page.evaluate(() => window.sdk.auth.signOut(window.sdk.identity));
    expect(await page.evaluate(() => window.sdk.identity.currentUser)).toBeNull();
    expect(await errorCode(page, "sign-in", email)).toBe("no error");
    await page.evaluate(() => window.sdk.auth.deleteUser(window.sdk.identity.currentUser!));
    expect(await errorCode(page, "sign-in", email)).toBe("auth/user-not-found");
    expect(await errorCode(page, "create", email)).toBe("no error");
  });

  test("demo accounts are there from the first start", async () => {
    expect(await errorCode(page, "sign-in", "ada@example.com", "vitrine-demo")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.displayName)).toBe("Ada Moreau");
    expect(await errorCode(page, "sign-in", "staff@vitrine.example", "vitrine-staff")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.emailVerified)).toBe(true);
  });

  test("what the service decides of somebody reaches the tab with the next renewal", async () => {
    await errorCode(page, "create", email);
    const before = await page.evaluate(() => window.sdk.identity.currentUser!.getIdTokenResult());
    const uid = String(before.claims.sub);
    await administer(uid, "update", { customAttributes: '{"role":"staff"}', displayName: "Grace" });
    const after = await page.evaluate(() => window.sdk.identity.currentUser!.getIdTokenResult(true));
    expect(before.claims).not.toHaveProperty("role");
    expect(after.claims).toMatchObject({ role: "staff", name: "Grace" });
    expect(after.authTime).toBe(before.authTime);
    await administer(uid, "update", { disableUser: true });
    expect(await renewalCode(page)).toBe("auth/user-disabled");
    expect(await errorCode(page, "sign-in", email)).toBe("auth/user-disabled");
    await administer(uid, "update", { disableUser: false });
    expect(await errorCode(page, "sign-in", email)).toBe("no error");
    await administer(uid, "revoke");
    expect(await renewalCode(page)).toBe("auth/user-token-expired");
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
      // What is kept in a database is polled for changes of other tabs, which tell of a token once more at times.
      await auth.setPersistence(identity, auth.inMemoryPersistence);
      const { user } = await auth.signInAnonymously(identity);
      // Tokens count in seconds: one that is asked for within the same second is the same, and nothing is told of it.
      const first = await user.getIdToken();
      while ((await user.getIdToken(true)) === first) await new Promise((wait) => setTimeout(wait, 50));
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
      // Signing in, the renewal and linking each bring a token, and looking the account up anew tells once more.
      tokens: [
        "nobody",
        "anonymous",
        "anonymous",
        "anonymous",
        "named",
        "named",
        "nobody",
        "named",
        "nobody",
      ],
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

test("answers are readable from this machine's pages only", async () => {
  const from = (origin: string) =>
    fetch(`${harness.firebase.url}/emulator/mailbox.json`, { headers: { origin } }).then((response) =>
      response.headers.get("access-control-allow-origin"),
    );
  expect(await from("http://localhost:5173")).toBe("http://localhost:5173");
  expect(await from("https://example.org")).toBeNull();
});
