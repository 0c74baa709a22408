import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

let harness: SdkHarness;
let page: Page;
let count = 0;

beforeAll(async () => {
  harness = await openSdkHarness();
});
afterAll(() => harness?.close());
beforeEach(async () => {
  page = await harness.openTab();
  return () => page.context().close();
});

function freshEmail(): string {
  return `person-${++count}@example.com`;
}

async function latestMessage(
  recipient: string,
): Promise<{ link: string; requestType: string; used: boolean }> {
  const response = await fetch(`${harness.firebase.url}/emulator/mailbox.json`);
  const { messages } = (await response.json()) as {
    messages: { recipient: string; link: string; requestType: string; used: boolean }[];
  };
  const message = messages.find((each) => each.recipient === recipient);
  if (!message) throw new Error(`No message to ${recipient}`);
  return message;
}

/** The code an SDK call fails with, or "no error". */
function errorCode(action: "create" | "sign-in", email: string, password: string): Promise<string> {
  return page.evaluate(
    async ([kind, address, secret]) => {
      const { auth, identity } = window.sdk;
      const call = kind === "create" ? auth.createUserWithEmailAndPassword : auth.signInWithEmailAndPassword;
      return call(identity, address, secret).then(
        () => "no error",
        (error: { code: string }) => error.code,
      );
    },
    [action, email, password] as const,
  );
}

describe("e-mail and password", () => {
  test("an account is made, kept over a sign-out, and refused with the SDK's own codes", async () => {
    const email = freshEmail();
    expect(await errorCode("create", email, "12345")).toBe("auth/weak-password");
    expect(await errorCode("create", "nonsense", "123456")).toBe("auth/invalid-email");
    expect(await errorCode("create", email, "correct horse")).toBe("no error");
    expect(await errorCode("create", email.toUpperCase(), "correct horse")).toBe("auth/email-already-in-use");
    expect(await errorCode("sign-in", email, "wrong")).toBe("auth/wrong-password");
    expect(await errorCode("sign-in", freshEmail(), "correct horse")).toBe("auth/user-not-found");
    await page.evaluate(() => window.sdk.auth.signOut(window.sdk.identity));
    expect(await page.evaluate(() => window.sdk.identity.currentUser)).toBeNull();
    expect(await errorCode("sign-in", email, "correct horse")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.email)).toBe(email);
  });

  test("demo accounts are there from the first start", async () => {
    expect(await errorCode("sign-in", "ada@example.com", "vitrine-demo")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.displayName)).toBe("Ada Moreau");
    expect(await errorCode("sign-in", "staff@vitrine.example", "vitrine-staff")).toBe("no error");
    expect(await page.evaluate(() => window.sdk.identity.currentUser?.emailVerified)).toBe(true);
  });

  test("a forced refresh gives another token of the same sign-in, with the profile as it is now", async () => {
    await errorCode("create", freshEmail(), "correct horse");
    const [before, after] = await page.evaluate(async () => {
      const { auth, identity } = window.sdk;
      const user = identity.currentUser!;
      const first = await user.getIdTokenResult();
      await auth.updateProfile(user, { displayName: "Grace" });
      await new Promise((passed) => setTimeout(passed, 1100));
      const second = await user.getIdTokenResult(true);
      return [first, second].map(({ token, claims }) => ({
        token,
        claims: JSON.parse(JSON.stringify(claims)),
      }));
    });
    expect(after?.token).not.toBe(before?.token);
    expect(after?.claims.auth_time).toBe(before?.claims.auth_time);
    expect(before?.claims.name).toBeUndefined();
    expect(after?.claims.name).toBe("Grace");
  });

  test("a deleted account cannot refresh, and its address is free again", async () => {
    const email = freshEmail();
    await errorCode("create", email, "correct horse");
    await page.evaluate(() => window.sdk.auth.deleteUser(window.sdk.identity.currentUser!));
    expect(await errorCode("sign-in", email, "correct horse")).toBe("auth/user-not-found");
    expect(await errorCode("create", email, "correct horse")).toBe("no error");
  });
});

describe("messages", () => {
  test("a password is reset on the linked page; the old one and old sign-ins end", async () => {
    const email = freshEmail();
    await errorCode("create", email, "old password");
    await page.evaluate(
      (address) => window.sdk.auth.sendPasswordResetEmail(window.sdk.identity, address),
      email,
    );
    const { link, requestType } = await latestMessage(email);
    expect(requestType).toBe("PASSWORD_RESET");

    const linked = await page.context().newPage();
    await linked.goto(link);
    await linked.getByText(`For ${email}.`).waitFor();
    await linked.getByLabel("New password").fill("short");
    await linked.getByRole("button", { name: "Save password" }).click();
    await linked.getByText("Still missing: at least 6 characters.").waitFor();
    await new Promise((passed) => setTimeout(passed, 1100)); // Tokens are voided by whole seconds.
    await linked.getByLabel("New password").fill("new password");
    await linked.getByRole("button", { name: "Save password" }).click();
    await linked.getByRole("heading", { name: "Password saved" }).waitFor();
    await linked.goto(link);
    await linked.getByRole("heading", { name: "This link cannot be used" }).waitFor();

    const refresh = await page.evaluate(() =>
      window.sdk.identity.currentUser!.getIdToken(true).then(
        () => "no error",
        (error: { code: string }) => error.code,
      ),
    );
    expect(refresh).toBe("auth/user-token-expired");
    expect(await errorCode("sign-in", email, "old password")).toBe("auth/wrong-password");
    expect(await errorCode("sign-in", email, "new password")).toBe("no error");
    expect((await latestMessage(email)).used).toBe(true);
  });

  test("an address is verified by its link", async () => {
    const email = freshEmail();
    await errorCode("create", email, "correct horse");
    await page.evaluate(() => window.sdk.auth.sendEmailVerification(window.sdk.identity.currentUser!));
    const linked = await page.context().newPage();
    await linked.goto((await latestMessage(email)).link);
    await linked.getByText(`${email} is confirmed.`).waitFor();
    const verified = await page.evaluate(async () => {
      await window.sdk.identity.currentUser!.reload();
      return window.sdk.identity.currentUser!.emailVerified;
    });
    expect(verified).toBe(true);
  });

  test("an e-mail link leads back to the app and signs in once, for its own address only", async () => {
    const email = freshEmail();
    const url = `${page.url()}?from=login`;
    await page.evaluate(
      ([address, continueUrl]) =>
        window.sdk.auth.sendSignInLinkToEmail(window.sdk.identity, address, {
          url: continueUrl,
          handleCodeInApp: true,
        }),
      [email, url] as const,
    );
    const redirect = await fetch((await latestMessage(email)).link, { redirect: "manual" });
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

  test("the mailbox shows new messages by itself", async () => {
    const mailbox = await page.context().newPage();
    await mailbox.goto(`${harness.firebase.url}/emulator/mailbox`);
    const email = freshEmail();
    await errorCode("create", email, "correct horse");
    await page.evaluate(
      (address) => window.sdk.auth.sendPasswordResetEmail(window.sdk.identity, address),
      email,
    );
    await mailbox.getByText(email).waitFor();
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
