import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../fixtures/sign-up.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { readLatestLink } from "./mailbox.ts";
import { demoUser, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
let page: Page;

beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
  page = await studio.newPage();
  await studio.signIn(page);
});
afterAll(() => studio?.stop());

const editor = (panel: string) => `/content/${contentId}/edit?panel=${panel}`;

async function openPeople(of: Page) {
  await of.getByRole("button", { name: /^People/ }).click();
  return of.getByRole("dialog", { name: "People" });
}

async function guestPage(): Promise<Page> {
  const other = await studio.newPage();
  await studio.signIn(other, demoUser);
  return other;
}

test("somebody else's video is not there, until one is invited; then both see each other", async () => {
  const other = await guestPage();
  await other.goto(editor("comments"));
  await other.getByRole("heading", { name: "This window is empty" }).waitFor();

  await page.goto(editor("comments"));
  const people = await openPeople(page);
  await people.getByRole("textbox", { name: "E-mail" }).fill("somebody");
  await people.getByRole("button", { name: "Invite" }).click();
  await people.getByText('"somebody" is no e-mail address').waitFor();
  await people.getByRole("textbox", { name: "E-mail" }).fill(demoUser.email);
  await people.getByRole("button", { name: "Invite" }).click();
  await people.getByRole("button", { name: `Remove ${demoUser.email}` }).waitFor();

  await other.goto("/videos");
  await other.getByRole("heading", { name: "Shared with you" }).waitFor();
  await other.goto(editor("comments"));
  await other.getByText("You can comment").waitFor();
  await people.getByRole("region", { name: "Here now" }).waitFor();

  // Whoever may not edit reads the scenes.
  await other.goto(editor("scenes"));
  const panel = other.getByRole("region", { name: "Scenes", exact: true });
  const scenes = panel.getByRole("list", { name: "Scenes" }).getByRole("listitem");
  await scenes.nth(2).getByRole("button").click();
  await expect.poll(() => scenes.nth(2).getAttribute("aria-current")).toBe("step");
  expect(await scenes.getByRole("textbox").count()).toBe(0);
});

test("a comment of a moment comes to the other person, is answered and resolved", async () => {
  const other = await guestPage();
  await other.goto(editor("comments"));
  await page.goto(editor("comments"));
  const field = other.getByRole("textbox", { name: /^Comment at/ });
  await field.fill("Shorter here?");
  await other.reload();
  await expect.poll(() => field.inputValue()).toBe("Shorter here?");
  await other.getByRole("button", { name: "Comment", exact: true }).click();
  const thread = page.getByRole("list", { name: "Comments" }).getByText("Shorter here?");
  await thread.waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByRole("textbox", { name: "Reply" }).fill("Yes");
  await page.keyboard.press("Control+Enter");
  await other.getByText("Yes", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Resolve" }).click();
  await other.getByText("1 resolved").waitFor();
  // What stands in the panel for a while is read, and so is what comes after that.
  const isNew = page.getByRole("navigation", { name: "Panels" }).getByText(", 1 new");
  await isNew.waitFor({ state: "detached" });
  await expect.poll(() => field.inputValue()).toBe("");
  await field.fill("And here?");
  await other.getByRole("button", { name: "Comment", exact: true }).click();
  await isNew.waitFor({ state: "attached" });
  await isNew.waitFor({ state: "detached" });
});

test("a version is kept under a name, compared, and one scene of it is brought back", async () => {
  await page.goto(editor("versions"));
  await page.getByRole("textbox", { name: "Keep it as it is now" }).fill("Before the change");
  await page.getByRole("button", { name: "Keep" }).click();
  const row = page.getByRole("button", { name: /Before the change/ });
  await row.waitFor();
  // What it is called and who kept it are read whole.
  const cutIn = (names: (SVGElement | HTMLElement)[]) =>
    names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  expect(await row.locator("bdi").count()).toBe(2);
  expect(await row.locator("bdi").evaluateAll(cutIn)).toBe(0);
  const before = await headlineIn(page);
  await page
    .getByRole("tab", { name: "Scenes" })
    .or(page.getByRole("button", { name: "Scenes", exact: true }))
    .first()
    .click();
  const field = page.getByRole("textbox", { name: "Headline" }).first();
  await field.fill("Changed words");
  await field.blur();
  await page.goto(editor("versions"));
  await row.click();
  await page.getByRole("list", { name: "Changed since" }).getByText("Changed words").waitFor();
  await page
    .getByRole("list", { name: "Scenes that differ" })
    .getByRole("button", { name: "Restore this scene" })
    .first()
    .click();
  await page.getByText("Nothing has changed since.").waitFor();
  // The button of the message takes this alone back, whatever was edited since.
  await page.keyboard.press("m");
  const markers = page.locator('[data-item^="marker/"]');
  await expect.poll(() => markers.count()).toBe(1);
  const undo = page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" });
  await undo.press("Enter");
  await page.getByRole("list", { name: "Changed since" }).getByText("Changed words").waitFor();
  expect(await markers.count()).toBe(1);
  await markers.press("Delete");
  await expect.poll(() => markers.count()).toBe(0);
  await page.getByRole("button", { name: "Restore this scene" }).first().click();
  await page.getByText("Changed words").waitFor({ state: "detached" });
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.goto(editor("scenes"));
  const restored = page.getByRole("textbox", { name: "Headline" }).first();
  await expect.poll(() => restored.inputValue()).toBe(before);
});

test("the page about the video lists its versions, compares one, and leads to it in the editor", async () => {
  await page.goto(`/videos/${contentId}?panel=versions`);
  await page.getByRole("button", { name: /Before the change/ }).click();
  await page.getByText("Nothing has changed since.").waitFor();
  await page.getByRole("button", { name: "Restore in the editor" }).click();
  await page.waitForURL(/\/edit\?panel=versions&version=/u);
  await page.getByRole("button", { name: /Before the change/, pressed: true }).waitFor();
  await page.getByRole("button", { name: "Restore", exact: true }).waitFor();
});

test("a member who may comment changes nothing, and is out at once when removed", async () => {
  const other = await guestPage();
  await other.goto(editor("versions"));
  await other.getByText("Earlier versions are for people who may edit.").waitFor();
  await other.goto(editor("assistant"));
  await other.getByText("The assistant edits, so it is for people who may edit.").waitFor();
  await other.goto(editor("style"));
  const style = other.getByRole("region", { name: "Style", exact: true });
  await style.getByRole("radiogroup", { name: "Shape" }).waitFor();
  expect(await style.locator("button:enabled, input:enabled").count()).toBe(0);
  await other.goto(editor("captions"));
  const showsCaptions = other.getByRole("switch", { name: "Show captions in the picture" });
  await expect.poll(() => showsCaptions.isDisabled()).toBe(true);
  await page.goto(editor("comments"));
  const people = await openPeople(page);
  await people.getByRole("button", { name: `Remove ${demoUser.email}` }).click();
  await expect
    .poll(async () => (await other.request.get(`${studio.url}/content/${contentId}/edit.data`)).status())
    .toBe(404);
});

test("an invited address that made an account by password is confirmed by its mail, and comes in without signing in again", async () => {
  const email = `bea-${crypto.randomUUID()}@example.com`;
  await page.goto(editor("comments"));
  const people = await openPeople(page);
  await people.getByRole("textbox", { name: "E-mail" }).fill(email);
  await people.getByRole("button", { name: "Invite" }).click();
  await people.getByRole("button", { name: `Remove ${email}` }).waitFor();

  const bea = await studio.newPage();
  await bea.goto(`/email-login?mode=create&to=${encodeURIComponent(editor("comments"))}`);
  await bea.getByLabel("E-mail").fill(email);
  await bea.getByLabel("Password", { exact: true }).fill("a long password");
  await bea.getByRole("button", { name: "Create account" }).click();
  await bea.getByRole("heading", { name: "Confirm your address" }).waitFor();
  await bea.getByRole("button", { name: "I have confirmed it" }).click();
  await bea.getByText("It is not confirmed yet.").waitFor();
  await bea.getByRole("button", { name: "Send it again" }).click();
  await bea.getByText("The mail is on its way.").waitFor();

  const mail = await bea.context().newPage();
  await mail.goto(await readLatestLink(studio, email, "VERIFY_EMAIL"));
  await mail.getByRole("heading", { name: "Address confirmed" }).waitFor();
  await bea.evaluate(() => dispatchEvent(new Event("focus")));
  await bea.getByText("You can comment").waitFor();
});

test("a link to comment: an unconfirmed address is told how, says a word, and is out once it is taken back", async () => {
  await page.goto(editor("comments"));
  const people = await openPeople(page);
  await people.getByRole("button", { name: "Make link" }).click();
  await people.getByRole("button", { name: "Copy", exact: true }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await people.getByRole("button", { name: "Copy", exact: true }).click();
  await people.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const email = `cleo-${crypto.randomUUID()}@example.com`;
  await signUp(studio.url, email, "a long password", "Cleo");
  const cleo = await studio.newPage();
  await studio.signIn(cleo, { email, password: "a long password" });
  await cleo.goto(link);
  await cleo.getByText(`the mail we sent to ${email}`).waitFor();
  await cleo.getByRole("button", { name: "Send it again" }).click();
  await cleo.getByText("The mail is on its way.").waitFor();
  const mail = await cleo.context().newPage();
  await mail.goto(await readLatestLink(studio, email, "VERIFY_EMAIL"));
  await mail.getByRole("heading", { name: "Address confirmed" }).waitFor();
  await cleo.evaluate(() => dispatchEvent(new Event("focus")));
  await cleo.getByText("You can comment").waitFor();
  await cleo.getByRole("textbox", { name: /^Comment at/ }).fill("A calmer end?");
  await cleo.getByRole("button", { name: "Comment", exact: true }).click();
  await page.getByRole("list", { name: "Comments" }).getByText("A calmer end?").waitFor();

  const back = cleo.getByRole("main").getByRole("link", { name: "Your videos" });
  expect(await back.getAttribute("href")).toBe("/videos");

  await people.getByRole("button", { name: "Take back" }).click();
  await cleo.getByRole("heading", { name: "This video is not shared with you any more" }).waitFor();
  expect(await findBarriersInMain(cleo)).toEqual([]);
});

test("two tabs that write one headline: who gave way is told whose words stand, and takes theirs back", async () => {
  const tabs = [page, await page.context().newPage()] as const;
  const headline = (of: Page) => of.getByRole("textbox", { name: "Headline" }).first();
  for (const tab of tabs) {
    await tab.goto(editor("scenes"));
    await headline(tab).waitFor();
  }
  await page.getByRole("img", { name: "You, in another tab" }).waitFor();
  for (const [index, words] of ["From the first", "From the second"].entries()) {
    const field = headline(tabs[index] ?? page);
    await field.fill(words);
    await field.blur();
    for (const tab of tabs) await expect.poll(() => headline(tab).inputValue()).toBe(words);
  }
  // Whoever else seems to be here has not done it.
  await page.getByText("Changed elsewhere", { exact: true }).waitFor();
  await page.getByText("“From the first” is now “From the second”.").waitFor();
  await page.getByRole("button", { name: "Take mine back" }).click();
  for (const tab of tabs) await expect.poll(() => headline(tab).inputValue()).toBe("From the first");
  await tabs[1].close();
});

async function headlineIn(of: Page): Promise<string> {
  await of.goto(editor("scenes"));
  const value = await of.getByRole("textbox", { name: "Headline" }).first().inputValue();
  await of.goto(editor("versions"));
  return value;
}
