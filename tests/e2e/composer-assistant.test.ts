import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBarriers } from "./accessibility.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const words = "Our new lamp is in the shop now. It costs £40. Everybody who has seen it likes it a lot.";
const places = [
  { name: "home", path: "/", composer: "What is the video about?" },
  { name: "the brief of a video", path: "/prompt-to-video", composer: "What is the video about?" },
] as const;

async function open(path: string, options = {}): Promise<Page> {
  const page = await studio.newPage(options);
  await studio.signIn(page);
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

const prompt = (page: Page) => page.getByRole("textbox", { name: "What is the video about?" });
const field = (page: Page) => page.getByRole("textbox", { name: "What should change" });
const talk = (page: Page) => page.getByRole("list", { name: "Talk" });
const offered = (page: Page) => talk(page).getByRole("region", { name: "Tool: Change your draft" }).last();

async function openAssistant(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Assistant", exact: true }).click();
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
}
async function ask(page: Page, wish: string): Promise<void> {
  const asked = await talk(page).getByRole("article", { name: "Answer" }).count();
  await field(page).fill(wish);
  await field(page).press("Enter");
  await expect.poll(() => talk(page).getByRole("article", { name: "Answer" }).count()).toBe(asked + 1);
  await talk(page).getByRole("status").waitFor({ state: "detached" });
}

describe.each(places)("at $name", ({ path }) => {
  test("words are changed after they were shown, and come back by the button and by keys", async () => {
    const page = await open(path);
    await prompt(page).fill(words);
    await openAssistant(page);
    await ask(page, "add a call to action: Come and see it");
    // Nothing has changed yet.
    await offered(page).getByText("Come and see it.").waitFor();
    expect(await prompt(page).inputValue()).toBe(words);
    await offered(page).getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => prompt(page).inputValue()).toBe(`${words} Come and see it.`);
    // The press leaves the keyboard where the way back is.
    await expect.poll(() => page.locator(":focus").innerText()).toBe("Undo");
    await page.keyboard.press("Enter");
    await expect.poll(() => prompt(page).inputValue()).toBe(words);

    await offered(page).getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => prompt(page).inputValue()).toContain("Come and see it.");
    await prompt(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => prompt(page).inputValue()).toBe(words);
  });

  test("several wishes are one card, and what is not known is said in the person's own words", async () => {
    const page = await open(path);
    await prompt(page).fill(words);
    await openAssistant(page);
    await ask(page, "more playful, for YouTube, 20 seconds, in French, and make the dog bark");
    const changes = offered(page);
    for (const change of ["Playful", "YouTube", "16:9", "20 s", "French"]) {
      await changes.locator("ins", { hasText: change }).first().waitFor();
    }
    await talk(page).getByText("The assistant has no tool for this:").waitFor();
    await talk(page).getByRole("listitem").filter({ hasText: "make the dog bark" }).first().waitFor();
    await changes.getByRole("button", { name: "Apply" }).click();
    await talk(page).getByText("Applied", { exact: true }).waitFor();
    // What somebody changes since stays when it is taken back.
    if (path === "/") {
      await page.getByRole("button", { name: "Without tone Playful" }).click();
      await talk(page).getByRole("button", { name: "Undo" }).click();
      await page.getByRole("list", { name: "Set for the video" }).waitFor({ state: "detached" });
    } else {
      await page.getByRole("radio", { name: "16:9", checked: true }).waitFor();
      await page.getByRole("radio", { name: "1:1" }).press(" ");
      await talk(page).getByRole("button", { name: "Undo" }).click();
      await page.getByText("15 s", { exact: true }).first().waitFor();
      expect(await page.getByRole("radio", { name: "1:1" }).isChecked()).toBe(true);
    }
  });

  test("what was typed survives a lost connection and a reload, with the talk", async () => {
    const page = await open(path);
    await prompt(page).fill(words);
    await openAssistant(page);
    await ask(page, "for Reels");
    await page.route("**/api/v1/assistant", (route) => route.abort());
    await field(page).fill("more playful");
    await field(page).press("Enter");
    await talk(page).getByRole("alert").waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("more playful");
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe("more playful");
    await talk(page).getByRole("button", { name: "Apply" }).waitFor();
    await expect.poll(() => prompt(page).inputValue()).toBe(words);
    await page.unroute("**/api/v1/assistant");
    await page.getByRole("button", { name: "Send" }).click();
    await offered(page).locator("ins", { hasText: "Playful" }).waitFor();
  });

  test("it fits a phone, is read by assistive technology, and gives the keyboard back", async () => {
    const page = await open(path, { viewport: { width: 390, height: 844 } });
    await prompt(page).fill(words);
    const button = page.getByRole("main").getByRole("button", { name: "Assistant", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await field(page).waitFor();
    await ask(page, "shorter words, for Reels");
    // The answer is in sight to its end.
    const apply = offered(page).getByRole("button", { name: "Apply" });
    const foot = page.getByRole("list", { name: "Suggestions" });
    const reaches = async () => (await apply.boundingBox())!.y + (await apply.boundingBox())!.height;
    await expect.poll(async () => (await reaches()) < (await foot.boundingBox())!.y).toBe(true);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

test("a paste that is too long for a wish is refused with why, and what stood there stays", async () => {
  const page = await open("/?panel=assistant");
  await field(page).fill("for Reels");
  await field(page).evaluate((one, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    one.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, "a long line\n".repeat(1000));
  await page.getByRole("alert").getByText("What you pasted has 12,000 characters; 2,000 fit.").waitFor();
  expect(await field(page).inputValue()).toBe("for Reels");
});

test.each([768, 1100])(
  "an address with the assistant leaves the composer beside it, %i px wide",
  async (width) => {
    const page = await open("/?panel=assistant", { viewport: { width, height: 900 } });
    await field(page).waitFor();
    const endOf = async () => {
      const { x, width: wide } = (await prompt(page).boundingBox())!;
      return x + wide;
    };
    const sheet = page.getByRole("dialog", { name: "Assistant" });
    await expect.poll(async () => (await endOf()) < (await sheet.boundingBox())!.x).toBe(true);
  },
);

test("what was set at home is what the video begins with", async () => {
  const page = await open("/");
  await prompt(page).fill(words);
  await openAssistant(page);
  await ask(page, "square, 20 s, premium, words only");
  await offered(page).getByRole("button", { name: "Apply" }).click();
  await page.getByRole("list", { name: "Set for the video" }).waitFor();
  await page.reload();
  await page.getByRole("list", { name: "Set for the video" }).getByText("Words only").waitFor();
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/v1/jobs"));
  await page.getByRole("button", { name: "Start · 1 credit" }).click();
  const { brief } = (await asked).postDataJSON();
  expect(brief).toMatchObject({ format: "1:1", lengthSeconds: 20, tone: "premium", pictureSource: "none" });
});
