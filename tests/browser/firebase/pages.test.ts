import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../../fakes/embedded-firebase";
import { launchChromium } from "../chromium";

/** The local pages: readable in both schemes, usable by keyboard, silent in the console, and for themselves alone. */

const CHOOSER =
  "/emulator/auth/handler?apiKey=local&appName=app&authType=signInViaPopup&eventId=1&providerId=google.com&redirectUrl=http%3A%2F%2Flocalhost%2F";

let firebase: EmbeddedFirebase;
let browser: Browser;
let axeSource: string;
let resetLink: string;

beforeAll(async () => {
  axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  [firebase, browser] = await Promise.all([startEmbeddedFirebase(), launchChromium()]);
  await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "ada@example.com" });
  resetLink = (await messages())[0]!.link;
});
afterAll(async () => {
  await browser?.close();
  await firebase?.stop();
});

/** Identity Toolkit's answer, or its error's message. */
async function call(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${firebase.url}/v1/accounts:${method}?key=local`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { error?: { message: string } };
  return answer.error ? { refused: answer.error.message } : answer;
}

const signIn = (email: string, password: string) =>
  call("signInWithPassword", { email, password, returnSecureToken: true });

async function messages(to = "") {
  const response = await fetch(`${firebase.url}/emulator/mailbox.json?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: { link: string; requestType: string; state: string }[] })
    .messages;
}

interface Opened {
  page: Page;
  errors: string[];
}

async function open(path: string, width = 360): Promise<Opened> {
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width, height: 640 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(new URL(path, firebase.url).href);
  return { page, errors };
}

async function expectNoBarriers({ page, errors }: Opened): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // A page that says what is wrong is answered with a client error, which the browser logs by itself.
  expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
}

test.each([
  ["account chooser", () => CHOOSER, "Choose an account"],
  [
    "a chooser that nobody may ask for",
    () => `${CHOOSER}.evil.example`.replace("localhost%2F", "localhost"),
    "This sign-in cannot start",
  ],
  ["overview", () => "/emulator", "Overview"],
  ["mailbox", () => "/emulator/mailbox", "Mailbox"],
  ["accounts", () => "/emulator/accounts", "Accounts"],
  ["new password", () => resetLink, "Choose a new password"],
  ["broken link", () => "/emulator/action", "This link is not complete"],
])(
  "%s: no accessibility violation, no error, nothing wider than a phone, light and dark",
  async (_, path, heading) => {
    const opened = await open(path());
    await opened.page.getByRole("heading", { name: heading }).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await opened.page.emulateMedia({ colorScheme });
      await expectNoBarriers(opened);
    }
    await opened.page.context().close();
  },
);

test("the chooser is used by keyboard, and says what is missing", async () => {
  const { page } = await open(CHOOSER);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());
  expect(await focused()).toContain("Ada Moreau");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toContain("Sam Okafor");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Use another account");
  await page.keyboard.press("Enter");
  await page.keyboard.type("nonsense");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Enter an e-mail address").waitFor();
  await page.keyboard.press("Escape");
  expect(await focused()).toContain("Ada Moreau");
  await page.keyboard.press("Enter");
  await page.getByText("The page that asked for this sign-in is gone.").waitFor();
  await page.context().close();
});

test("the ids that the SDK's own suites press are there", async () => {
  const { page } = await open(CHOOSER);
  expect(await page.title()).toContain("Auth Emulator");
  expect(await page.evaluate(() => "toggleForm" in window)).toBe(true);
  await page.click(".js-new-account");
  for (const id of ["email-input", "display-name-input", "screen-name-input", "profile-photo-input"]) {
    await page.fill(`#${id}`, "somebody@example.com");
  }
  expect(await page.isEnabled("#sign-in")).toBe(true);
  await page.click("#back-button");
  expect(await page.locator("#accounts-list li").first().textContent()).toContain("ada@example.com");
  await page.context().close();
});

test("the mailbox follows its messages from sent to used, filters them and can be emptied", async () => {
  const { page, errors } = await open("/emulator/mailbox?to=post@");
  await page.getByText("No message to this address").waitFor();
  await call("signUp", { email: "post@example.com", password: "first password" });
  await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "post@example.com" });
  const item = page.getByRole("listitem").filter({ hasText: "post@example.com" });
  await item.getByRole("heading", { name: "Reset your password" }).waitFor();
  expect(await page.getByRole("listitem").count()).toBe(1);

  const { link } = (await messages("post@example.com"))[0]!;
  const linked = await page.context().newPage();
  await linked.goto(link);
  await item.getByText("Opened").waitFor();
  await linked.getByLabel("New password").fill("short");
  await linked.getByRole("button", { name: "Save password" }).click();
  await linked.getByText("Still missing: at least 6 characters.").waitFor();
  await linked.getByLabel("New password").fill("second password");
  await linked.getByRole("button", { name: "Save password" }).click();
  await linked.getByRole("heading", { name: "Password saved" }).waitFor();
  await linked.reload();
  await linked.getByRole("heading", { name: "This link cannot be used" }).waitFor();
  await item.getByText("Used", { exact: true }).waitFor();
  expect((await messages("post@example.com"))[0]?.state).toBe("used");
  expect(await signIn("post@example.com", "second password")).toHaveProperty("idToken");

  await page.getByLabel("Filter by address").fill("");
  await page.getByText("ada@example.com").waitFor();
  await page.getByRole("button", { name: "Clear mailbox" }).click();
  await page.getByRole("button", { name: "Really clear it?" }).click();
  await page.getByText("No messages yet").waitFor();
  expect(await messages()).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("links go on to web addresses only", async () => {
  const go = (mode: string, continueUrl: string) =>
    fetch(
      `${firebase.url}/emulator/action?${new URLSearchParams({ mode, oobCode: "x", apiKey: "k", continueUrl })}`,
      { redirect: "manual" },
    );
  const home = await go("signIn", "https://app.example/in?from=mail");
  expect(home.headers.get("location")).toBe(
    "https://app.example/in?from=mail&mode=signIn&oobCode=x&apiKey=k",
  );
  for (const address of ["javascript:alert(1)", "data:text/html,x", "nowhere", ""]) {
    expect((await go("signIn", address)).status, address).toBe(400);
    expect(await (await go("verifyEmail", address)).text()).toContain('"continueUrl":null');
  }
});

describe("accounts", () => {
  test("are made, found, changed, disabled, signed out and deleted", async () => {
    const { page, errors } = await open("/emulator/accounts", 1440);
    const dialog = page.getByRole("dialog");
    const person = (name: string) => page.getByRole("button", { name });
    await page.getByRole("button", { name: "New account" }).click();
    await dialog.getByLabel("E-mail address").fill("ada@example.com");
    await dialog.getByLabel("Password").fill("made here");
    await dialog.getByRole("button", { name: "Make account" }).click();
    await dialog.getByText("Another account has this address.").waitFor();
    await dialog.getByLabel("E-mail address").fill("mary@example.com");
    await dialog.getByRole("button", { name: "Make account" }).click();
    await person("mary@example.com").waitFor();
    const session = await signIn("mary@example.com", "made here");
    expect(session).toHaveProperty("idToken");

    await page.getByLabel("Find accounts").fill("MARY@");
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await person("mary@example.com").click();
    await dialog.getByLabel("Name").fill("Mary Shelley");
    await dialog.getByLabel("Custom claims").fill("{ role }");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This is not JSON").waitFor();
    await dialog.getByLabel("Custom claims").fill('{ "sub": "me" }');
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Tokens need this name for themselves: sub").waitFor();
    await dialog.getByLabel("Custom claims").fill('{ "role": "writer" }');
    await dialog.getByLabel("The address is verified").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await person("Mary Shelley").waitFor();
    const claims = JSON.parse(
      atob(String((await signIn("mary@example.com", "made here")).idToken).split(".")[1]!),
    );
    expect(claims).toMatchObject({ role: "writer", name: "Mary Shelley", email_verified: true });

    await person("Mary Shelley").click();
    await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
    await dialog.waitFor({ state: "hidden" });
    const renewal = await fetch(`${firebase.url}/v1/token?key=local`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: String(session.refreshToken),
      }),
    });
    expect(await renewal.json()).toMatchObject({ error: { message: "TOKEN_EXPIRED" } });

    await person("Mary Shelley").click();
    await dialog.getByRole("button", { name: "Disable" }).click();
    await page.getByText("Disabled", { exact: true }).waitFor();
    expect(await signIn("mary@example.com", "made here")).toEqual({ refused: "USER_DISABLED" });
    await person("Mary Shelley").click();
    await dialog.getByRole("button", { name: "Enable" }).click();
    await dialog.waitFor({ state: "hidden" });
    await person("Mary Shelley").click();
    await dialog.getByLabel("New password").fill("another one");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await signIn("mary@example.com", "another one")).toHaveProperty("idToken");

    await person("Mary Shelley").click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete for good?" }).click();
    await page.getByText("No account matches").waitFor();
    expect(await signIn("mary@example.com", "another one")).toEqual({ refused: "EMAIL_NOT_FOUND" });
    expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
    await page.context().close();
  });

  test("other sites and other pages of this machine can neither change nor read them", async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${firebase.url}/emulator/accounts/clear`, { method: "POST", headers, body: "{}" });
    const own = { origin: firebase.url, "content-type": "application/json" };
    expect((await post({ ...own, origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ ...own, origin: "http://localhost:5173" })).status).toBe(403);
    expect((await post({ ...own, "content-type": "text/plain" })).status).toBe(403);
    expect((await fetch(`${firebase.url}/emulator/accounts/clear`, { headers: own })).status).toBe(403);
    const read = await fetch(`${firebase.url}/emulator/accounts`, {
      headers: { origin: "http://localhost:5173" },
    });
    expect(read.headers.get("access-control-allow-origin")).toBeNull();
    expect(await signIn("ada@example.com", "vitrine-demo")).toHaveProperty("idToken");
  });

  test("come in pages, and all go after the words were typed", async () => {
    await Promise.all(Array.from({ length: 51 }, () => call("signUp", { returnSecureToken: true })));
    const { page } = await open("/emulator/accounts", 1440);
    await page.getByText(/^1–50 of 5\d$/).waitFor();
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByText(/^51–5\d of 5\d$/).waitFor();
    await page.getByRole("button", { name: /Ada Moreau/ }).waitFor();
    await page.getByRole("button", { name: "Delete all" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Delete all accounts" }).click();
    await dialog.getByText("Type the two words").waitFor();
    await dialog.getByLabel(/to go on/).fill("delete all");
    await dialog.getByRole("button", { name: "Delete all accounts" }).click();
    await page.getByText("No accounts yet").waitFor();
    await page.context().close();
  });
});
