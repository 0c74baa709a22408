import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

/** Sign-in by the providers' accounts, in popups and by redirects, through the page that stands in for them. */

let harness: SdkHarness;
let page: Page;
let sdkScript: string;
let count = 0;

beforeAll(async () => {
  harness = await openSdkHarness();
  page = await harness.openTab();
  await page.context().addInitScript(describeOutcomes);
  await page.evaluate(describeOutcomes);
  sdkScript = new URL("sdk-page.js", page.url()).href;
});
afterAll(() => harness?.close());
beforeEach(() => page.evaluate(() => window.sdk.auth.signOut(window.sdk.identity)));

const freshEmail = () => `friend-${++count}@example.com`;

type Operation = "signIn" | "link" | "reauthenticate";

/** Starts an operation in the tab; its outcome waits in `window.outcome`: what a test compares, or the error's code. */
async function startPopup(operation: Operation = "signIn", providerId = "google.com"): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(
      ([kind, id]) => {
        const { auth, identity } = window.sdk;
        const user = identity.currentUser!;
        const provider = new auth.OAuthProvider(id);
        const started =
          kind === "signIn"
            ? auth.signInWithPopup(identity, provider)
            : kind === "link"
              ? auth.linkWithPopup(user, provider)
              : auth.reauthenticateWithPopup(user, provider);
        window.outcome = started.then(window.describeResult, window.describeError);
      },
      [operation, providerId] as const,
    ),
  ]);
  return popup;
}

const outcome = () => page.evaluate(() => window.outcome);

/** Goes to the chooser by a redirect. */
async function startRedirect(operation: Operation = "signIn", providerId = "google.com"): Promise<void> {
  await Promise.all([
    page.waitForURL("**/emulator/auth/handler?**"),
    page.evaluate(
      ([kind, id]) => {
        const { auth, identity } = window.sdk;
        const user = identity.currentUser!;
        const provider = new auth.OAuthProvider(id);
        if (kind === "signIn") void auth.signInWithRedirect(identity, provider);
        else if (kind === "link") void auth.linkWithRedirect(user, provider);
        else void auth.reauthenticateWithRedirect(user, provider);
      },
      [operation, providerId] as const,
    ),
  ]);
}

/** Back in the app after a redirect, or after going there anew: the SDK starts again and says what came of it. */
async function redirectResult(origin = harness.firebase.url): Promise<unknown> {
  await page.waitForURL((url) => url.pathname !== "/emulator/auth/handler");
  await connect(origin);
  return page.evaluate(() =>
    window.sdk.auth.getRedirectResult(window.sdk.identity).then(window.describeResult, window.describeError),
  );
}

/** Starts the SDK in a page that has just been loaded. */
async function connect(origin: string): Promise<void> {
  const hasSdk = await page.evaluate(() => "connect" in window);
  if (!hasSdk) await page.addScriptTag({ url: sdkScript });
  await page.addScriptTag({ url: `${origin}/emulator/gapi.js` });
  await page.evaluate(([url, projectId]) => window.connect(url, projectId, "memory"), [
    origin,
    harness.firebase.projectId,
  ] as const);
}

declare global {
  interface Window {
    outcome: Promise<unknown>;
    describeResult: (result: import("firebase/auth").UserCredential | null) => unknown;
    describeError: (error: { code: string }) => string;
  }
}

function describeOutcomes(): void {
  window.describeError = ({ code }) => code;
  window.describeResult = (result) =>
    result && {
      operation: result.operationType,
      provider: result.providerId,
      email: result.user.email,
      verified: result.user.emailVerified,
      providers: result.user.providerData.map(({ providerId }) => providerId).sort(),
    };
}

async function makeAccount(chooser: Page, email: string, { isVerified = true } = {}): Promise<void> {
  await chooser.getByRole("button", { name: "Use another account" }).click();
  await chooser.getByLabel("E-mail address").first().fill(email);
  if (!isVerified) await chooser.getByLabel(/vouches for/).uncheck();
  await chooser.getByRole("button", { name: /^Sign in with/ }).click();
}

const choose = (chooser: Page, email: string) => chooser.getByRole("button", { name: email }).click();

const current = () =>
  page.evaluate(() => {
    const user = window.sdk.identity.currentUser;
    return user && { uid: user.uid, email: user.email, name: user.displayName, photo: user.photoURL };
  });

describe("popups", () => {
  test("the five providers sign in somebody new, who is then among the accounts to choose from", async () => {
    for (const providerId of ["google.com", "github.com", "apple.com", "microsoft.com", "facebook.com"]) {
      const email = freshEmail();
      await makeAccount(await startPopup("signIn", providerId), email);
      const result = {
        operation: "signIn",
        provider: providerId,
        email,
        verified: true,
        providers: [providerId],
      };
      expect(await outcome()).toEqual(result);
      if (providerId !== "google.com") continue;
      const first = await current();
      await choose(await startPopup("reauthenticate", providerId), email);
      expect(await outcome()).toEqual({ ...result, operation: "reauthenticate" });
      expect(await current()).toEqual(first);
    }
  });

  test("what is typed of somebody arrives as it is, and GitHub may know no address", async () => {
    const popup = await startPopup("signIn", "github.com");
    await popup.getByRole("button", { name: "Use another account" }).click();
    await popup.getByLabel(/^Name/).fill("<b>New & bold</b>");
    await popup.getByLabel(/^User name/).fill("bold");
    await popup.getByLabel(/^Photo address/).fill("https://example.com/bold.png");
    await popup.getByRole("button", { name: "Sign in with GitHub" }).click();
    expect(await outcome()).toMatchObject({ email: null, verified: false });
    expect(await current()).toMatchObject({
      email: null,
      name: "<b>New & bold</b>",
      photo: "https://example.com/bold.png",
    });
    const again = await startPopup("signIn", "github.com");
    await again
      .getByRole("button", { name: "<b>New & bold</b>" })
      .getByText("Without an e-mail address")
      .click();
    await outcome();
  });

  test("an anonymous person becomes somebody by linking, and keeps the id", async () => {
    const uid = await page.evaluate(
      async () => (await window.sdk.auth.signInAnonymously(window.sdk.identity)).user.uid,
    );
    const email = freshEmail();
    await makeAccount(await startPopup("link"), email);
    expect(await outcome()).toMatchObject({ operation: "link", email, providers: ["google.com"] });
    expect(await current()).toMatchObject({ uid, email });
    await makeAccount(await startPopup("link", "github.com"), freshEmail());
    expect(await outcome()).toMatchObject({ email, providers: ["github.com", "google.com"] });
  });

  test("an account is refused where the SDK refuses it at Google", async () => {
    const email = freshEmail();
    const other = freshEmail();
    await makeAccount(await startPopup(), other);
    await outcome();
    await makeAccount(await startPopup(), email);
    await outcome();
    await choose(await startPopup("reauthenticate"), other);
    expect(await outcome()).toBe("auth/user-mismatch");
    await page.evaluate(() => window.sdk.auth.signInAnonymously(window.sdk.identity));
    await choose(await startPopup("link"), other);
    expect(await outcome()).toBe("auth/credential-already-in-use");
    await makeAccount(await startPopup("signIn", "facebook.com"), email, { isVerified: false });
    expect(await outcome()).toBe("auth/account-exists-with-different-credential");
  });

  test("giving up, and what a provider may answer instead", async () => {
    const opened = await startPopup();
    await opened.getByRole("heading", { name: "Choose an account" }).waitFor();
    const closed = opened.waitForEvent("close");
    // The key press cannot be answered by a window that it closes.
    await Promise.all([closed, opened.keyboard.press("Escape").catch(() => {})]);
    expect(await outcome()).toBe("auth/user-cancelled");

    const failing = await startPopup();
    await failing.getByText("Let it fail").click();
    await failing.getByText("is not enabled for the project").click();
    expect(await outcome()).toBe("auth/operation-not-allowed");

    // The SDK looks for closed popups every two seconds, and then waits eight for a late answer.
    await page.clock.install();
    const superseded = await startPopup();
    const first = outcome();
    const popup = await startPopup();
    expect(await first).toBe("auth/cancelled-popup-request");
    expect(superseded.isClosed()).toBe(true);
    await popup.close();
    await page.clock.runFor(11_000);
    expect(await outcome()).toBe("auth/popup-closed-by-user");
  });

  test("an unproven password does not survive the address's proven owner; a proven one does", async () => {
    const email = freshEmail();
    const signIn = (address: string, password: string) =>
      page.evaluate(
        ([person, secret]) =>
          window.sdk.auth
            .signInWithEmailAndPassword(window.sdk.identity, person, secret)
            .then(() => "signed in", window.describeError),
        [address, password] as const,
      );
    await page.evaluate(
      (address) =>
        window.sdk.auth.createUserWithEmailAndPassword(window.sdk.identity, address, "squatter password"),
      email,
    );
    await choose(await startPopup(), email);
    expect(await outcome()).toMatchObject({ email, providers: ["google.com"] });
    expect(await signIn(email, "squatter password")).toBe("auth/wrong-password");

    await choose(await startPopup(), "ada@example.com");
    expect(await outcome()).toMatchObject({ providers: ["google.com", "password"] });
    expect(await signIn("ada@example.com", "vitrine-demo")).toBe("signed in");
  });
});

describe("redirects", () => {
  test("sign in, link and reauthenticate, each told once", async () => {
    const email = freshEmail();
    await startRedirect();
    await makeAccount(page, email);
    expect(await redirectResult()).toEqual({
      operation: "signIn",
      provider: "google.com",
      email,
      verified: true,
      providers: ["google.com"],
    });
    const uid = (await current())!.uid;
    expect(await page.evaluate(() => window.sdk.auth.getRedirectResult(window.sdk.identity))).toBeNull();

    await startRedirect("link", "github.com");
    await makeAccount(page, freshEmail());
    expect(await redirectResult()).toMatchObject({
      operation: "link",
      providers: ["github.com", "google.com"],
    });
    await startRedirect("reauthenticate");
    await choose(page, email);
    expect(await redirectResult()).toMatchObject({ operation: "reauthenticate", email });
    expect((await current())!.uid).toBe(uid);
  });

  test("a redirect that was given up, refused or failed leaves the person as they were", async () => {
    const app = page.url();
    await startRedirect();
    await page.goto(app);
    expect(await redirectResult()).toBeNull();
    await startRedirect();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await redirectResult()).toBe("auth/user-cancelled");
    await startRedirect();
    await makeAccount(page, freshEmail());
    await redirectResult();
    const before = await current();
    await startRedirect("reauthenticate");
    await makeAccount(page, freshEmail());
    expect(await redirectResult()).toBe("auth/user-mismatch");
    expect(await current()).toEqual(before);
  });

  test("the app and this service may have two names of one machine, or one address", async () => {
    const email = freshEmail();
    const renamed = harness.firebase.url.replace("127.0.0.1", "localhost");
    await page.reload();
    await connect(renamed);
    await startRedirect();
    await makeAccount(page, email);
    expect(await redirectResult(renamed)).toMatchObject({ operation: "signIn", email });

    // Any document of the service's own will do.
    await page.goto(`${harness.firebase.url}/emulator/nothing`);
    await connect(harness.firebase.url);
    await startRedirect();
    await choose(page, email);
    expect(await redirectResult()).toMatchObject({ operation: "signIn", email });
  });
});

test("the script may stand where the SDK looks for Google's", async () => {
  await page.route("https://apis.google.com/js/api.js**", (route) =>
    route.fulfill({
      status: 302,
      headers: {
        location: `${harness.firebase.url}/emulator/gapi.js${new URL(route.request().url()).search}`,
      },
    }),
  );
  await page.goto(sdkScript.replace("sdk-page.js", ""));
  await page.evaluate(([url, projectId]) => window.connect(url, projectId, "memory"), [
    harness.firebase.url,
    harness.firebase.projectId,
  ] as const);
  const email = freshEmail();
  await makeAccount(await startPopup(), email);
  expect(await outcome()).toMatchObject({ email });
});
