import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainPng } from "../fakes/plain-png.ts";
import { findBarriers } from "./accessibility.ts";
import { demoStaff, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const prompt =
  "We are opening a sourdough bakery on Mill Street on 3 May. Slow-proofed loaves for £4, rye on Fridays, and free coffee with every loaf in the first week.";

async function writeBrief(page: Page, words = prompt): Promise<void> {
  await page.goto("/prompt-to-video");
  await page.getByLabel("What is the video about?").fill(words);
}

const scriptButton = (page: Page) => page.getByRole("button", { name: /^Write the script/ });
const approveButton = (page: Page) => page.getByRole("button", { name: /^Make .*the video · .*credit/ });

/** The button that goes on is seen and can be pressed on both screens, however far the page is scrolled. */
async function expectInView(page: Page, button: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const top of [0, 200]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            return (
              isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
            );
          }),
        )
        .toBe(true);
    }
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(() => scrollTo(0, 0));
}

/** The template in a version's name: "Version 2: Opens with a question · Console · Framed pictures" → "Console". */
function templateOf(name: string | null | undefined): string | undefined {
  const parts = name?.replace(" (chosen)", "").split(": ").at(-1)?.split(" · ") ?? [];
  return parts.findLast((part) => !part.endsWith("pictures"));
}

/** A number that changes when what the canvas shows changes. */
function readPixels(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    if (!canvas) return "";
    const small = document.createElement("canvas");
    small.width = small.height = 16;
    const context = small.getContext("2d");
    context?.drawImage(canvas, 0, 0, 16, 16);
    return String(context?.getImageData(0, 0, 16, 16).data);
  });
}

test("from a prompt to a link that plays for somebody who is signed out", async () => {
  const page = await studio.newPage({ acceptDownloads: true, reducedMotion: "no-preference" });
  await studio.signIn(page);

  await writeBrief(page);
  await expectInView(page, scriptButton(page));
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("radio", { name: /1:1/ }).click();
  // Ten seconds of video are exported sooner than fifteen.
  const length = page.getByRole("slider", { name: "Length" });
  await length.fill("10");
  expect(await length.inputValue()).toBe("10");

  // A second press while the first is under way changes nothing.
  await scriptButton(page).dblclick();
  await page.waitForURL("**/prompt-to-video?job=*");
  await approveButton(page).waitFor();
  const jobAddress = page.url();
  await expectInView(page, approveButton(page));
  expect(await findBarriers(page)).toEqual([]);

  // The script is the brief's own words; it is edited, and the edit survives a reload.
  const headline = page.getByRole("textbox", { name: "Headline" }).first();
  const approvalBox = await approveButton(page).boundingBox();
  await headline.fill("Bread worth waking up for");
  await page.getByRole("button", { name: "Back to the original" }).and(page.locator(":enabled")).waitFor();
  expect(await approveButton(page).boundingBox()).toEqual(approvalBox);
  await page.reload();
  await approveButton(page).waitFor();
  expect(await page.getByRole("textbox", { name: "Headline" }).first().inputValue()).toBe(
    "Bread worth waking up for",
  );
  await approveButton(page).click();

  // Leaving in the middle loses nothing.
  await page.goto("about:blank");
  await page.goto(jobAddress);
  await page.getByRole("heading", { name: "Choose a version" }).waitFor({ timeout: 90_000 });
  const versions = page.getByRole("radiogroup", { name: "Choose a version" }).getByRole("radio");
  const names = () => versions.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await expect.poll(() => versions.count()).toBe(6);
  await expectInView(page, page.getByRole("button", { name: "Use version 1" }));
  expect(await findBarriers(page)).toEqual([]);
  const first = await names();
  expect(new Set(first.map((name) => name?.split(" · ")[0]?.split(": ")[1])).size).toBeGreaterThanOrEqual(3);

  // They play at once, several together: what a canvas shows changes by itself. They can be stopped.
  await expect.poll(() => readPixels(page)).not.toBe("");
  const before = await readPixels(page);
  await expect.poll(() => readPixels(page)).not.toBe(before);
  await expect.poll(() => versions.locator("[data-playing]").count()).toBeGreaterThanOrEqual(3);
  await page.getByRole("button", { name: "Pause all" }).click();
  await expect.poll(() => versions.locator("[data-playing]").count()).toBe(0);

  // Shuffle shows others and Back the earlier ones; a mix stands beside them, and all of it outlasts a reload.
  await page.getByRole("button", { name: "Shuffle" }).click();
  await page.waitForURL(/set=2/);
  await expect.poll(async () => (await names()).some((name) => first.includes(name))).toBe(false);
  await expectInView(page, page.getByRole("button", { name: "Use version 1" }));
  await page.goBack();
  await expect.poll(names).toEqual(first);
  await page.getByRole("button", { name: "Mix", exact: true }).click();
  const look = page.getByRole("radiogroup", { name: "Look of" });
  await look.getByRole("radio", { name: /^Version 3/ }).click();
  await page.getByRole("button", { name: "Add the mix" }).click();
  const mix = versions.first();
  await page.getByRole("button", { name: "Use this mix" }).waitFor();
  const mixName = await mix.getAttribute("aria-label");
  expect(mixName).toMatch(/^Your mix: /);
  expect(templateOf(mixName)).toBe(templateOf(first[2]));
  await page.reload();
  await page.getByRole("button", { name: "Use this mix" }).waitFor();
  expect(await mix.getAttribute("aria-label")).toBe(mixName);

  // Two of them side by side, whole; Escape goes back.
  await page.getByRole("button", { name: "Compare" }).click();
  const compare = page.getByRole("dialog", { name: "Compare" });
  await expect.poll(() => compare.getByRole("region").locator("canvas").count()).toBe(2);
  await page.keyboard.press("Escape");
  await compare.waitFor({ state: "detached" });

  // A number picks, arrows move on, Enter uses; the choice is there after going back.
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Use version 2" }).waitFor();
  const chosenName = templateOf(await versions.nth(2).getAttribute("aria-label"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/videos\/[^/]+$/);
  await page.goBack();
  await page.getByRole("radio", { name: /^Version 2: .*\(chosen\)$/, checked: true }).waitFor();
  await page.getByRole("button", { name: "Use version 2" }).click();
  await page.waitForURL(/\/videos\/[^/]+$/);
  const contentId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  // Editing keeps the version that was opened, and words typed just before a reload are there after it.
  const chosenTemplate = async () => {
    const lines = await page
      .getByRole("region", { name: "Template" })
      .locator("[aria-pressed=true]")
      .innerText();
    return lines.split("\n")[0];
  };
  await expect.poll(chosenTemplate).toBe(chosenName);
  const opened = await chosenTemplate();
  await page.getByRole("link", { name: "Open in editor" }).click();
  const fields = () =>
    page.getByRole("textbox").evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await expect.poll(async () => (await fields()).join()).toContain("Bread worth waking up for");
  await page.getByRole("textbox", { name: "Headline, scene 2" }).fill("Every morning but Monday");
  await page.reload();
  await page.getByText("Every morning but Monday").first().waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("link", { name: "About this video" }).click();
  expect(await chosenTemplate()).toBe(opened);

  // The file is a real MP4: every frame once, picture and sound of one length.
  const download = page.waitForEvent("download", { timeout: 180_000 });
  await page.getByRole("button", { name: /Download MP4/ }).click();
  const file = await readFile(await (await download).path());
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  expect(video && audio).toBeTruthy();
  if (!video || !audio) return;
  let frames = 0;
  for await (const _ of new EncodedPacketSink(video).packets()) frames++;
  const seconds = await video.computeDuration();
  expect(frames).toBe(Math.round(seconds * 30));
  expect(seconds).toBeGreaterThan(8);
  expect(Math.abs((await audio.computeDuration()) - seconds)).toBeLessThan(0.1);

  // Published, it opens for anybody; taken back, it is gone at once, with its media.
  await page.goto(`/content/${contentId}/share`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Unpublish" }).waitFor();

  const visitor = await studio.newPage();
  const media: string[] = [];
  visitor.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/media/")) media.push(request.url());
  });
  await visitor.goto(`/content/${contentId}`);
  await expect.poll(() => readPixels(visitor)).not.toBe("");
  expect(await visitor.title()).toContain("Vitrine");
  expect(media.length).toBeGreaterThan(0);
  for (const address of [`/v1/videos/${contentId}`, `/v0/videos/${contentId}`]) {
    expect((await visitor.goto(address))?.status()).toBe(200);
  }

  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  for (const address of [
    `/content/${contentId}`,
    `/v1/videos/${contentId}`,
    `/v0/videos/${contentId}`,
    media[0] ?? "",
  ]) {
    expect((await visitor.goto(address))?.status(), address).toBe(404);
  }
  await visitor.context().close();
  await page.context().close();
});

test("a job can be cancelled, and its brief is there to begin again", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  // Home: one field to begin with, and one press to the script.
  await page.goto("/");
  await page.getByLabel("What is the video about?").fill(prompt);
  await page.getByRole("button", { name: "Start" }).click();
  await approveButton(page).waitFor();
  // The empty form says that a script waits.
  await page.goto("/prompt-to-video");
  await page.getByLabel("What is the video about?").fill("مخبز جديد في الدوحة، خبز طازج كل صباح");
  await page.getByRole("button", { name: "Written in Arabic" }).waitFor();
  // The language is that of the words, said, and changed by one press and back.
  await page
    .getByLabel("What is the video about?")
    .fill("Wir eröffnen eine Bäckerei und backen das Brot jeden Tag frisch. Alles auf baeckerei-muehle.de");
  await page.getByText("baeckerei-muehle.de is shown on the last scene").waitFor();
  await page.getByRole("button", { name: "Written in German" }).press("Enter");
  await page.getByRole("menuitem", { name: "French" }).press("Enter");
  await page.getByRole("button", { name: "Written in French" }).waitFor();
  await page.getByRole("button", { name: "Write in German" }).click();
  await page.getByRole("button", { name: "Written in German" }).waitFor();
  await page.getByLabel("What is the video about?").fill("");
  await page.getByRole("link", { name: "Read the script" }).click();
  await approveButton(page).waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).first().click();
  await page.getByRole("button", { name: "Back to the brief" }).click();
  expect(await page.getByLabel("What is the video about?").inputValue()).toBe(prompt);
  await page.context().close();
});

test("what a brief leaves open is asked before anything is paid; what was left out can be put in", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await writeBrief(page, "We bake bread.");
  await scriptButton(page).click();
  await approveButton(page).waitFor();
  const first = page.url();
  const questions = page.getByRole("region", { name: /short question/ });
  const reach = questions.getByRole("textbox", { name: "Where do people find you?" });
  // Each can be left aside, and had back by undo.
  await questions.getByRole("button", { name: "Skip: Where do people find you?" }).click();
  await reach.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await reach.fill("millstreet.example");
  await questions.getByRole("button", { name: "Write the script again" }).click();
  await page.waitForURL((address) => address.search.startsWith("?job=") && address.href !== first);
  await approveButton(page).waitFor();
  await page.getByText("We bake bread. millstreet.example").waitFor();
  expect(await reach.count()).toBe(0);

  // More than fits is listed, and comes in where a scene makes room for it.
  await writeBrief(
    page,
    `${prompt} Cakes to order. Closed on Mondays. Baker of the year 2024. Parking behind the shop.`,
  );
  await scriptButton(page).click();
  await approveButton(page).waitFor();
  const putIn = page.getByRole("region", { name: "Left out" }).getByRole("button", { name: /^Put in: / });
  const statement = (await putIn.first().getAttribute("aria-label"))?.replace("Put in: ", "") ?? "";
  await page.getByRole("button", { name: "Remove scene 2" }).click();
  await putIn.first().click();
  const headlines = page.getByRole("textbox", { name: "Headline" });
  await expect
    .poll(() => headlines.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)))
    .toContain(statement);
  await page.getByRole("button", { name: `Put in: ${statement}` }).waitFor({ state: "detached" });
});

test("an empty brief is refused with words and focus, and what is typed survives a reload", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await writeBrief(page, "");
  await page.getByRole("button", { name: "Write the script" }).click();
  await page.getByText("Say in a sentence or two what the video is about.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await page.getByLabel("What is the video about?").fill("A jam stall at the harbour market");
  await page.reload();
  await expect
    .poll(() => page.getByLabel("What is the video about?").inputValue())
    .toBe("A jam stall at the harbour market");
  await page.context().close();
});

test("pictures of one's own come with the brief, also through a reload; what is refused is named with its reason", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await writeBrief(page, "Our bread in two pictures.");
  await page.getByRole("radio", { name: "My pictures" }).click();
  const files = page.getByLabel("Picture files");
  const file = (name: string, buffer: Buffer, mimeType = "image/png") => ({ name, mimeType, buffer });
  await files.setInputFiles([file("notes.txt", Buffer.from("words"), "text/plain")]);
  await page.getByText("Left out: notes.txt.").waitFor();
  await files.setInputFiles([file("empty.png", Buffer.alloc(0))]);
  await page.getByText("Left out: empty.png.").waitFor();
  await files.setInputFiles([
    file("loaf.png", plainPng(64, 64, 7)),
    file("drawing.png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
  ]);
  await page.getByRole("img", { name: "loaf.png" }).waitFor();
  const refused = page.getByText("drawing.png: An SVG can carry scripts");
  await refused.waitFor();
  expect(await page.getByRole("button", { name: "Send drawing.png again" }).count()).toBe(0);
  await page.getByRole("button", { name: "Leave out drawing.png" }).click();
  await refused.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("img", { name: "loaf.png" }).waitFor();

  // What starts at home leaves the brief alone that was being written.
  await page.goto("/");
  await page
    .getByLabel("What is the video about?")
    .fill("A summer sale. Everything half price until Sunday.");
  await page.getByRole("button", { name: "Start" }).click();
  await approveButton(page).waitFor();
  await page.goto("/prompt-to-video");
  await page.getByRole("img", { name: "loaf.png" }).waitFor();
  expect(await page.getByLabel("What is the video about?").inputValue()).toBe("Our bread in two pictures.");
});

test("a lost connection keeps the brief and says so; sent again it is one job", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await writeBrief(page, "A jam stall at the harbour market on Sunday");
  await page.route("**/api/v1/jobs", (route) => route.abort());
  await page.getByRole("button", { name: "Write the script" }).click();
  await page.getByText("The server cannot be reached.").waitFor();
  await page.unroute("**/api/v1/jobs");
  await page.getByRole("button", { name: "Write the script" }).click();
  await approveButton(page).waitFor();
  await page.context().close();
});

test("somebody else's job is not there", async () => {
  const ada = await studio.newPage();
  await studio.signIn(ada);
  await writeBrief(ada);
  await ada.getByRole("button", { name: "Write the script" }).click();
  await approveButton(ada).waitFor();

  const other = await studio.newPage();
  await studio.signIn(other, demoStaff);
  const jobPath = new URL(ada.url()).pathname + new URL(ada.url()).search;
  await other.goto(jobPath);
  await expect
    .poll(() => other.getByText(/This job is not there/).count(), {
      timeout: 20_000,
    })
    .toBe(1);
  expect(await other.getByRole("textbox", { name: "Headline" }).count()).toBe(0);
  await ada.context().close();
  await other.context().close();
});
