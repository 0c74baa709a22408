import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../../fakes/embedded-firebase";
import { launchChromium } from "../chromium";

/** The local pages: readable in both schemes, usable by keyboard, and silent in the console. */

const CHOOSER =
  "/emulator/auth/handler?apiKey=local&appName=app&authType=signInViaPopup&eventId=1&providerId=google.com&redirectUrl=http%3A%2F%2Flocalhost%2F";

let firebase: EmbeddedFirebase;
let browser: Browser;
let axeSource: string;
let resetLink: string;

beforeAll(async () => {
  axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  firebase = await startEmbeddedFirebase();
  browser = await launchChromium();
  await fetch(`${firebase.url}/v1/accounts:sendOobCode?key=local`, {
    method: "POST",
    body: JSON.stringify({ requestType: "PASSWORD_RESET", email: "ada@example.com" }),
  });
  const mailbox = await fetch(`${firebase.url}/emulator/mailbox.json`);
  resetLink = ((await mailbox.json()) as { messages: { link: string }[] }).messages[0]!.link.slice(
    firebase.url.length,
  );
});
afterAll(async () => {
  await browser?.close();
  await firebase?.stop();
});

async function open(
  path: string,
  colorScheme: "light" | "dark" = "light",
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(firebase.url + path);
  return { page, errors };
}

describe.each(["light", "dark"] as const)("in %s", (scheme) => {
  test.each([
    ["account chooser", () => CHOOSER, "Choose an account"],
    ["overview", () => "/emulator", "Overview"],
    ["mailbox", () => "/emulator/mailbox", "Mailbox"],
    ["new password", () => resetLink, "Choose a new password"],
    ["broken link", () => "/emulator/action", "This link is not complete"],
  ])("%s: no accessibility violation, no error, nothing wider than a phone", async (_, path, heading) => {
    const { page, errors } = await open(path(), scheme);
    await page.getByRole("heading", { name: heading }).waitFor();
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // A page that says what is wrong is answered with a client error, which the browser logs by itself.
    expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
    await page.context().close();
  });
});

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

test("a mailbox without messages says how to get one", async () => {
  const empty = await startEmbeddedFirebase();
  const page = await browser.newPage();
  await page.goto(`${empty.url}/emulator/mailbox`);
  await page.getByText("No messages yet").waitFor();
  await page.close();
  await empty.stop();
});
