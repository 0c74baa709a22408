import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../fixtures/sign-up.ts";
import { png } from "../worker/sample-files.ts";
import { findBarriers } from "./accessibility.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const password = "a long password";

/** A page of somebody who has made nothing yet. */
async function openNew(path: string, options?: Parameters<Studio["newPage"]>[0]): Promise<Page> {
  const email = `home-${crypto.randomUUID()}@example.com`;
  await signUp(studio.url, email, password);
  const page = await studio.newPage(options);
  await studio.signIn(page, { email, password });
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

test("somebody new finds examples, samples that play and a tour that can be left and found again", async () => {
  const page = await openNew("/", { reducedMotion: "no-preference" });
  await page.getByRole("heading", { name: "What comes of a few sentences" }).waitFor();
  const tour = page.getByRole("region", { name: "Three steps to a video" });
  await tour.waitFor();
  await page
    .getByRole("img", { name: /^Sample video/ })
    .first()
    .scrollIntoViewIfNeeded();
  await page.locator('[aria-label^="Sample video"][data-playing]').first().waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Leave the tour" }).click();
  await tour.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "What comes of a few sentences" }).waitFor();
  expect(await tour.count()).toBe(0);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("link", { name: "Take the tour" }).click();
  await tour.waitFor();

  await page.getByRole("button", { name: "A service" }).click();
  const field = page.locator("main textarea");
  expect(await field.inputValue()).toContain("Bicycle repair");
  expect(await page.getByRole("button", { name: /^Start/ }).innerText()).toMatch(/up to \d+ credits/);
});

test("the composer says what it makes of what it is given, keeps it, and starts with a press", async () => {
  const page = await openNew("/");
  const field = page.locator("main textarea");
  const note = page.locator("#composer-note");
  // The page shows what was uploaded last, too.
  const given = page.getByRole("list", { name: "Your files" }).getByRole("img", { name: "lamp.png" });
  await field.fill("tidal.example");
  await expect.poll(() => note.innerText()).toContain("Reads the page");
  await field.fill("A man in a suit shaking hands");
  await page.getByRole("radio", { name: "Images" }).press(" ");
  await page.getByText(/cannot draw “a man in a suit shaking hands”/i).waitFor();
  await page.getByRole("radio", { name: "Video" }).press(" ");
  await field.fill("Our new lamp, now in the shop. £40.");
  await expect.poll(() => note.innerText()).toContain("script for a video");

  const lamp = { name: "lamp.png", mimeType: "image/png", buffer: Buffer.from(png(320, 200, 45)) };
  await page.getByLabel("Picture and clip files").setInputFiles([lamp]);
  await expect.poll(() => note.innerText()).toContain("your picture");
  await given.waitFor();
  await field.fill("Our lamp on the moon");
  await page.getByRole("radio", { name: "Images" }).press(" ");
  await page.getByText(/cannot draw “on the moon”: your product is shown without it/).waitFor();
  await page.getByRole("radio", { name: "Video" }).press(" ");
  await field.fill("Our new lamp, now in the shop. £40.");
  await page.reload();
  await given.waitFor();
  await expect.poll(() => field.inputValue()).toContain("Our new lamp");
  const start = page.getByRole("button", { name: /^Start · 1 credit/ });
  await start.click();
  await page.waitForURL(/\/prompt-to-video\?job=/);
  await page.getByRole("heading", { level: 1, name: "Your video" }).waitFor();
});

test("every way to start has an example, and a template is found, chosen and left", async () => {
  const page = await openNew("/create");
  await page.getByRole("heading", { name: "A video from a few sentences" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search templates" }).fill("zzzz");
  await page.getByRole("heading", { name: "No template is like that" }).waitFor();
  await page.getByRole("button", { name: "Show all templates" }).click();
  await page.getByRole("textbox", { name: "Accent", exact: true }).fill("1a7f5a");
  await page.waitForURL(/accent=1a7f5a/);
  await page.getByRole("searchbox", { name: "Search templates" }).fill("night");
  await page.getByRole("link", { name: /Night/ }).click();
  await page.waitForURL(/\/prompt-to-video/);
  await page.getByRole("link", { name: "Night", exact: true }).waitFor();
  await page.getByRole("img", { name: "The template Night in the chosen shape and colours" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Accent", exact: true }).inputValue()).toBe("#1a7f5a");
  await page.getByRole("button", { name: "Without this template" }).click();
  expect(await page.getByRole("link", { name: "Night", exact: true }).count()).toBe(0);

  await page.goto("/create");
  await page
    .getByRole("button", { name: /^Run it · up to/ })
    .first()
    .click();
  await page.waitForURL(/\/prompt-to-video\?job=/);
  await page.goto("/create");
  const way = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await way("A picture, edited").getByRole("button", { name: "Open it" }).click();
  await page.waitForURL(/\/image-gen\/edit\?image=/);
  await page.goto("/create");
  await way("A video from a web address").getByRole("button", { name: "Open it" }).click();
  await page.waitForURL(/\/url-to-video\?address=/);
  await page.getByRole("heading", { name: "What the page says" }).waitFor();
});

test("a browser with a model of its own writes the script on the device, and its claims are flagged", async () => {
  const page = await openNew("/");
  // As Chrome's Prompt API answers.
  await page.addInitScript(() => {
    const scene = (headline: string) => ({ role: "point", headline, body: "", pictureBrief: "A lamp" });
    const script = {
      title: "Our new lamp",
      scenes: [scene("Our new lamp"), scene("Lasts for 40 years"), scene("Now in the shop")],
    };
    const session = { prompt: async () => JSON.stringify(script), destroy() {} };
    Object.assign(globalThis, {
      LanguageModel: { availability: async () => "available", create: async () => session },
    });
  });
  await page.goto("/prompt-to-video");
  await page.getByLabel("What is the video about?").fill("Our new lamp, now in the shop.");
  await page.getByRole("combobox", { name: "Writer" }).click();
  await page.getByRole("option", { name: /This browser’s model/ }).press("Enter");
  await page.getByRole("button", { name: /^Write the script/ }).click();
  await page.waitForURL(/\?job=/);
  await page.getByText("Lasts for 40 years").first().waitFor();
  await page
    .getByText(/Nothing backs one statement/)
    .first()
    .waitFor();
});

test("a browser with a detector and a translator of its own tells few words' language, and translates a script", async () => {
  const page = await openNew("/");
  // As Chrome's APIs answer.
  await page.addInitScript(() => {
    const detector = {
      detect: async () => [{ detectedLanguage: "fr", confidence: 0.95 }],
      destroy() {},
    };
    const translator = { translate: async (text: string) => `${text} en français`, destroy() {} };
    const available = async () => "available";
    Object.assign(globalThis, {
      LanguageDetector: { availability: available, create: async () => detector },
      Translator: { availability: available, create: async () => translator },
    });
  });
  await page.goto("/prompt-to-video");
  const brief = page.getByLabel("What is the video about?");
  await brief.fill("salon de coiffure");
  await page.getByRole("button", { name: "Written in French" }).waitFor();
  await brief.fill("Wir backen jeden Tag frisches Brot in Kiel. Ruf uns an: 0431 123456");
  await page.getByRole("button", { name: "Written in German" }).press("Enter");
  await page.getByRole("menuitem", { name: "French" }).press("Enter");
  await page.getByRole("button", { name: /^Write the script/ }).click();
  await page.getByRole("button", { name: "Translate to French on this device" }).click();
  await page.getByText("Translated from German by this browser").waitFor();
  const headlines = await page
    .getByRole("textbox", { name: "Headline" })
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  expect(headlines).toContain("Wir backen jeden Tag frisches Brot in Kiel en français");
  // The number is as it was; what was translated is taken back by one press.
  expect(headlines.join("\n")).toContain("0431 123456");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Translate to French on this device" }).waitFor();
});
