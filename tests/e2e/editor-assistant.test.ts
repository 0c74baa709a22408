import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startWordServer, type WordServer } from "../fakes/word-server.ts";
import { makeContent, sampleBrief } from "../worker/local-studio.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { findOverflow } from "./find-overflow.ts";
import { openStudio, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
});
afterAll(() => studio?.stop());

/** Strings that the page tried to run. */
const blocked: string[] = [];
afterEach(() => expect(blocked).toEqual([]));

async function openAssistant(options = {}): Promise<Page> {
  const page = await studio.newPage(options);
  page.on("console", (message) => {
    if (message.text().includes("TrustedScript")) blocked.push(message.text());
  });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit?panel=assistant`);
  await page.getByRole("textbox", { name: "What should change" }).waitFor();
  return page;
}

const talk = (page: Page) => page.getByRole("list", { name: "Talk" });
async function ask(page: Page, wish: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "What should change" });
  await field.fill(wish);
  await field.press("Enter");
}

test("a cut is shown with what it leaves out, applied by one press, and taken back whole", async () => {
  const page = await openAssistant();
  const length = page.getByText(/\/ 0:15\.00/);
  await length.first().waitFor();
  await ask(page, "Cut it to 6 seconds");
  await talk(page).getByText("Cut to 6 s").waitFor();
  await talk(page)
    .getByText(/Left out: scene/)
    .waitFor();
  // Nothing has changed yet.
  expect(await length.count()).toBeGreaterThan(0);
  await talk(page).getByRole("button", { name: "Apply" }).click();
  await talk(page).getByText("Applied", { exact: true }).waitFor();
  await length.first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await length.first().waitFor();
  await page.getByRole("main").getByText("Saved", { exact: true }).waitFor();
});

test("what no tool does is said in the person's own words, and the talk outlives a reload", async () => {
  const page = await openAssistant();
  await ask(page, "make the dog bark");
  await talk(page).getByText("The assistant has no tool for this:").waitFor();
  await page.getByRole("textbox", { name: "What should change" }).fill("not sent yet");
  await page.reload();
  await talk(page).getByRole("listitem").filter({ hasText: "make the dog bark" }).first().waitFor();
  expect(await page.getByRole("textbox", { name: "What should change" }).inputValue()).toBe("not sent yet");
});

test("a version in another shape is a video of its own, linked to the first, and takes over its arrangement", async () => {
  const page = await openAssistant();
  await ask(page, "for YouTube");
  await talk(page).getByRole("button", { name: "Make a linked version" }).click();
  await talk(page).getByRole("link", { name: "Open it" }).click();
  await page.getByText("This is a version of").waitFor();
  expect(page.url()).not.toContain(contentId);
  await page
    .getByRole("radio", { name: "16:9" })
    .and(page.locator(":checked"))
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Take over its arrangement" }).click();
  await page.getByText("The arrangement was taken over").first().waitFor();
});

test("a linked cut is told apart by its name, and stays cut when it takes over the arrangement", async () => {
  const page = await openAssistant();
  await ask(page, "Cut to 6 s");
  await talk(page).getByRole("button", { name: "Make a linked version" }).click();
  await talk(page).getByRole("link", { name: "Open it" }).click();
  await page.getByText("This is a version of").waitFor();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toMatch(/ \(6 s\)$/);
  await page.getByRole("button", { name: "Take over its arrangement" }).click();
  await page.getByText("The arrangement was taken over").first().waitFor();
  const length = page.getByRole("complementary", { name: "Properties" }).getByRole("definition").first();
  expect(await length.innerText()).toBe("0:06");
  await page.goto(new URL(page.url()).pathname.replace(/^\/content\/([^/]+)\/edit$/, "/videos/$1"));
  await page.getByRole("region", { name: "Version of" }).getByRole("link").click();
  await page.waitForURL(`**/videos/${contentId}`);
});

test("a version in another language is linked, keeps the layout and takes it over again", async () => {
  const page = await studio.newPage();
  await page.addInitScript(() => {
    globalThis.Translator = {
      availability: async () => "available",
      create: async () => ({ translate: async (text) => `${text} (ici)`, destroy() {} }),
    };
  });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit?panel=assistant`);
  await ask(page, "in French");
  await talk(page).getByRole("list", { name: "Scenes before and after" }).waitFor();
  await talk(page).getByRole("button", { name: "Make a linked version" }).click();
  await talk(page).getByRole("link", { name: "Open it" }).click();
  await page.getByText("This is a version of").waitFor();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toMatch(/\(ici\)$/);
  await page.getByRole("button", { name: "Take over its arrangement" }).click();
  await page.getByText("The arrangement was taken over", { exact: true }).waitFor();
  await page
    .getByRole("button", { name: /^Scene 1 of \d+: .*\(ici\)/ })
    .first()
    .waitFor();
  const versionId = /content\/([^/]+)\/edit/.exec(page.url())?.[1];

  // What the original says changes: both pages say where, and one press translates that alone.
  await page.goto(`/content/${contentId}/edit?panel=scenes`);
  const headline = page.getByRole("textbox", { name: "Headline, scene 1", exact: true });
  const before = await headline.inputValue();
  await headline.fill("Said otherwise since");
  await page.getByRole("main").getByText("Saved", { exact: true }).waitFor();
  await page.goto(`/videos/${contentId}`);
  const items = page.getByRole("list", { name: "Linked versions" }).getByRole("listitem");
  await items.filter({ hasText: "Scene 1 is out of date." }).getByRole("link", { name: "(ici)" }).click();
  await page.waitForURL(`**/videos/${versionId}`);
  const outOfDate = page.getByRole("region", { name: "Words that are out of date" });
  await outOfDate.getByText("Scene 1 is out of date: the original says something else now.").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await outOfDate.getByRole("button", { name: "Translate again" }).click();
  await outOfDate.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await outOfDate.getByRole("button", { name: "Translate again" }).click();
  await outOfDate.waitFor({ state: "detached" });
  await page.getByRole("main").getByText("Saved", { exact: true }).first().waitFor();
  await page.goto(`/content/${versionId}/edit?panel=scenes`);
  const translated = page.getByRole("textbox", { name: "Headline, scene 1", exact: true });
  await expect.poll(() => translated.inputValue()).toBe("Said otherwise since (ici)");
  // What is changed here by hand stays, and is named.
  await translated.fill("Dit autrement");
  await page.getByRole("main").getByText("Saved", { exact: true }).waitFor();
  await page.goto(`/content/${contentId}/edit?panel=scenes`);
  await headline.fill(before);
  await page.getByRole("main").getByText("Saved", { exact: true }).waitFor();
  await page.goto(`/content/${versionId}/edit?panel=assistant`);
  await outOfDate.getByText(/changed here by hand/).waitFor();
  await outOfDate.getByRole("button", { name: "Keep as it is" }).click();
  await outOfDate.waitFor({ state: "detached" });
});

test("without a translator it says so, and nothing is changed", async () => {
  const page = await openAssistant();
  await ask(page, "in French");
  await talk(page).getByText("Translate into French").waitFor();
  await talk(page)
    .getByText(/No AI model is set up here that translates/)
    .waitFor();
  expect(await talk(page).getByRole("button", { name: "Change this video" }).count()).toBe(0);
  await talk(page).getByText("Not done", { exact: true }).waitFor();
});

test("a video that is shorter than the cut is told from one that is as asked", async () => {
  const page = await openAssistant();
  await ask(page, "Cut it to 30 seconds");
  await talk(page).getByText("It is 15 s long, and a cut makes no video longer.").waitFor();
  await talk(page).getByText("Nothing to do", { exact: true }).waitFor();
});

test("a brand is applied also to who asks before brands are there", async () => {
  const making = await studio.newPage();
  await studio.signIn(making);
  await making.goto("/product?tab=brands");
  await making.getByRole("button", { name: "New brand" }).click();
  await making.getByRole("textbox", { name: "Name of the brand" }).fill("Norrland");
  await making.getByRole("button", { name: "Add background" }).click();
  await making.getByRole("textbox", { name: "Background", exact: true }).fill("#fff7e6");
  await making.getByText("Saved", { exact: true }).waitFor();

  const page = await studio.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/\/brands-[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit?panel=assistant`);
  await ask(page, "match my brand");
  await talk(page).getByRole("status", { name: "Preparing the changes" }).waitFor();
  held.resolve();
  await talk(page).getByText("Apply your brand").waitFor();
  await talk(page).getByRole("button", { name: "Apply", exact: true }).waitFor();
});

test("a lost connection gives the words back", async () => {
  const page = await openAssistant();
  await page.route("**/api/v1/assistant", (route) => route.abort());
  await ask(page, "for Reels");
  await talk(page).getByRole("alert").waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "What should change" }).inputValue())
    .toBe("for Reels");
  await page.unroute("**/api/v1/assistant");
  await page.getByRole("button", { name: "Send" }).click();
  await talk(page).getByText("Fit Instagram Reels").waitFor();
});

test("an answer comes while the panel is closed, and what is stopped can be sent again", async () => {
  const page = await openAssistant();
  const held: (() => void)[] = [];
  await page.route("**/api/v1/assistant", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await ask(page, "Cut it to 6 seconds");
  await page.getByRole("button", { name: "Stop" }).click();
  const field = page.getByRole("textbox", { name: "What should change" });
  expect(await field.inputValue()).toBe("Cut it to 6 seconds");
  await field.press("Enter");
  await expect.poll(() => held.length).toBe(2);
  await page.getByRole("button", { name: "Assistant" }).click();
  await field.waitFor({ state: "detached" });
  for (const release of held) release();
  await page.getByRole("button", { name: "Assistant" }).click();
  await talk(page).getByText("Cut to 6 s").waitFor();
});

test("keys write, send, walk through the talk and stop, and a cleared talk comes back", async () => {
  const page = await openAssistant();
  const field = page.getByRole("textbox", { name: "What should change" });
  await field.focus();
  await page.keyboard.type("for Reels");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and cut it to 6 seconds");
  expect(await field.inputValue()).toBe("for Reels\nand cut it to 6 seconds");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/v1/assistant", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await talk(page).getByRole("status").waitFor();
  for (const name of ["Linked versions", "Clear the talk", "Stop"]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe(name);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("for Reels\nand cut it to 6 seconds");
  held.resolve();
  await field.press("Enter");
  await talk(page).getByText("Fit Instagram Reels").waitFor();
  await page.getByRole("button", { name: "Clear the talk" }).click();
  await talk(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await talk(page).getByText("Fit Instagram Reels").waitFor();
});

describe("with a model", () => {
  let words: WordServer;
  let asking: Studio;
  let videoId: string;
  beforeAll(async () => {
    words = await startWordServer();
    asking = await openStudio({ vars: { OPENAI_BASE_URL: words.baseUrl, OPENAI_TEXT_MODEL: "words" } });
    const place = { url: new URL(asking.url) };
    videoId = await makeContent(place, await accountIn(asking), sampleBrief, "built-in/script-writer");
  });
  afterAll(async () => {
    await asking?.stop();
    await words?.close();
  });

  test("its words are drawn as they come, and a stop gives the wish back", async () => {
    const page = await asking.newPage();
    await asking.signIn(page);
    await page.goto(`/content/${videoId}/edit?panel=assistant`);
    await ask(page, "Cut it to 6 seconds");
    await expect.poll(words.open).toBe(1);
    words.say('{"reply": "It becomes **short');
    await talk(page).locator("strong", { hasText: "short" }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    const field = page.getByRole("textbox", { name: "What should change" });
    expect(await field.inputValue()).toBe("Cut it to 6 seconds");
    await expect.poll(words.open).toBe(0);

    // Who leaves the page hangs up as well.
    await field.press("Enter");
    await expect.poll(words.open).toBe(1);
    words.say('{"reply": "It becomes');
    await talk(page).getByText("It becomes").waitFor();
    await page.goto("about:blank");
    await expect.poll(words.open).toBe(0);
  });
});

test("it fits a phone and is read by assistive technology", async () => {
  const page = await openAssistant({ viewport: { width: 390, height: 844 } });
  await ask(page, "Cut to 6 s");
  await talk(page).getByRole("button", { name: "Apply" }).waitFor();
  // What would change is seen above the field, not a strip of it.
  const topOf = async (one: ReturnType<Page["locator"]>) => (await one.boundingBox())?.y ?? 0;
  const panel = await topOf(page.getByRole("region", { name: "Assistant", exact: true }));
  const field = await topOf(page.getByRole("textbox", { name: "What should change" }));
  expect(field - panel).toBeGreaterThan(250);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBarriersInMain(page)).toEqual([]);
});
