import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readZip } from "../fixtures/read-zip.ts";
import type { Account } from "../worker/local-studio.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let page: Page;

beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  page = await studio.newPage();
  await studio.signIn(page);
});
afterAll(() => studio?.stop());

let pictures = 0;
/** A red disc on a plain ground, as an asset of the demo user. Each is another one. */
async function uploadPicture(type = "image/png"): Promise<string> {
  const bytes = await page.evaluate(
    async ([shade, mediaType]) => {
      const canvas = new OffscreenCanvas(600, 400);
      const context = canvas.getContext("2d")!;
      context.fillStyle = `rgb(235 230 ${shade})`;
      context.fillRect(0, 0, 600, 400);
      context.fillStyle = "rgb(190 40 40)";
      context.arc(300, 200, 110, 0, 7);
      context.fill();
      const blob = await canvas.convertToBlob({ type: mediaType });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [pictures++, type] as const,
  );
  const answer = await ada.call("/api/v1/assets", {
    method: "POST",
    body: new Uint8Array(bytes),
    headers: { "X-Vitrine-Name": "Disc" },
  });
  return ((await answer.json()) as { asset: { id: string } }).asset.id;
}

async function open(on: Page, assetId: string, task: string): Promise<void> {
  await on.goto(`/image-gen/edit?image=${assetId}&do=${task}`);
  await on.locator("[data-loaded]").waitFor();
}

const documents = /google\.firestore\.v1\.Firestore/;

const canvasOf = (on: Page) => on.getByRole("application").locator("canvas");

/** Of an image file, as the browser reads it: a number for all its pixels. */
function pixelsOf(file: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return data.reduce((sum, channel) => (sum * 31 + channel) % 1_000_003, bitmap.width);
    },
    [...file],
  );
}

/** Draws a line over the middle of the canvas. */
async function drawOver(on: Page): Promise<void> {
  const box = (await canvasOf(on).boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await on.mouse.move(middle.x - 60, middle.y);
  await on.mouse.down();
  await on.mouse.move(middle.x + 60, middle.y + 20, { steps: 6 });
  await on.mouse.up();
}

const button = (name: string | RegExp, on = page) =>
  on.locator("main").getByRole("button", { name, exact: true });
const candidates = () =>
  page.getByRole("list", { name: "Candidates" }).getByRole("button", { name: /^Candidate/ });
const lineage = () => page.getByRole("region", { name: "Lineage" }).getByRole("button");
const imageOf = (on: Page) => new URL(on.url()).searchParams.get("image");

test("what is marked survives a reload and another device; a fill is compared, taken and left", async () => {
  const assetId = await uploadPicture();
  await open(page, assetId, "fill");
  expect(await button("Clear the mask").isDisabled()).toBe(true);
  const missing = page.getByText("Mark what should change first.");
  await button(/^Fill · /).click();
  await missing.waitFor();
  await drawOver(page);
  await expect.poll(() => missing.count()).toBe(0);
  await page.keyboard.press("l");
  await page.keyboard.press("i");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => button("Clear the mask").isDisabled()).toBe(true);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => button("Clear the mask").isEnabled()).toBe(true);
  await page.getByLabel("What should be there?").fill("a quiet sea");
  await page.getByText("Saved", { exact: true }).waitFor();

  await page.reload();
  await expect.poll(() => button("Clear the mask").isEnabled()).toBe(true);
  const elsewhere = await studio.newPage();
  await studio.signIn(elsewhere);
  await open(elsewhere, assetId, "fill");
  await expect.poll(() => button("Clear the mask", elsewhere).isEnabled()).toBe(true);
  expect(await elsewhere.getByLabel("What should be there?").inputValue()).toBe("a quiet sea");

  const credits = (): Promise<{ balance: number }> =>
    page.evaluate(async () => (await fetch("/api/v1/credits")).json());
  const { balance } = await credits();
  // A double click is one wish. Of one seed like of another the built-in maker fills alike: one is offered.
  await button("Fill · 1 credit").dblclick();
  await expect.poll(() => candidates().count()).toBe(1);
  await page.getByRole("toolbar", { name: "Candidate" }).waitFor();
  await page.getByRole("slider", { name: "How much of the picture before is seen" }).press("ArrowLeft");
  for (const way of ["Side by side", "Hover", "Only this"])
    await page.getByRole("radio", { name: way }).click();
  expect(await findBarriersInMain(page)).toEqual([]);
  await expect.poll(credits).toMatchObject({ reserved: 0, balance: balance - 1 });

  await button("Accept").click();
  await expect.poll(() => imageOf(page)).not.toBe(assetId);
  await button("Undo").click();
  await expect.poll(() => imageOf(page)).toBe(assetId);
  await expect.poll(() => candidates().count()).toBe(1);
  await button("Redo").click();
  await expect.poll(() => imageOf(page)).not.toBe(assetId);
  // Those made of the original stood behind it before, too: it is another picture now that is the present one.
  await page
    .getByRole("region", { name: "Lineage" })
    .locator('button[aria-current="true"]', { hasText: "Fill" })
    .waitFor();
  await expect.poll(() => lineage().allInnerTexts()).toEqual(["Original", "Fill"]);
  await lineage().first().click();
  // The address tells of another picture before the editor shows it.
  await expect.poll(() => lineage().first().getAttribute("aria-current")).toBe("true");
  expect(imageOf(page)).toBe(assetId);
  expect(await candidates().count()).toBe(0);
  await button(/^Fill · /).click();
  await expect.poll(() => candidates().count()).toBe(1);
  await page.getByRole("toolbar", { name: "Candidate" }).waitFor();
  await page.keyboard.press("x");
  await expect.poll(() => candidates().count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => candidates().count()).toBe(1);
});

test("the view follows wheel, keys and the space bar, and draws nothing meanwhile", async () => {
  await open(page, await uploadPicture(), "fill");
  const canvas = page.locator("main canvas");
  const percent = async () =>
    Number.parseFloat((await button(/percent; show/).getAttribute("aria-label")) ?? "0");
  /** Red where the disc lies, right in the middle at first. */
  const isDiscInTheMiddle = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const [red = 0, green = 0] = element.getContext("2d")!.getImageData(width / 2, height / 2, 1, 1).data;
      return red > 150 && green < 100;
    });
  await expect.poll(isDiscInTheMiddle).toBe(true);
  const fitted = await percent();
  await canvas.hover();
  await page.mouse.wheel(0, -120);
  await expect.poll(percent).toBe(Math.round(fitted * 1.25));
  // Two fingers on a trackpad come as a wheel with Control.
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -50);
  await page.keyboard.up("Control");
  await expect.poll(percent).toBeGreaterThan(fitted * 1.5);
  await page.keyboard.press("0");
  await expect.poll(percent).toBe(fitted);

  const box = (await canvas.boundingBox())!;
  await page.keyboard.down("Space");
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 240, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up("Space");
  await expect.poll(isDiscInTheMiddle).toBe(false);
  expect(await button("Clear the mask").isDisabled()).toBe(true);
  await page.keyboard.press("h");
  await page.getByRole("application").focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(isDiscInTheMiddle).toBe(true);
});

test("whoever presses for the models before their list is there gets it, and keeps the keyboard", async () => {
  const assetId = await uploadPicture();
  const held = Promise.withResolvers<void>();
  await page.route(/\/model-select-/, () => held.resolve());
  await open(page, assetId, "upscale");
  const model = page.getByRole("combobox", { name: "Model" });
  const before = await model.innerText();
  await model.press("ArrowDown");
  await held.promise;
  expect(await model.getAttribute("aria-expanded")).toBe("true");
  // Lets go of what was held.
  await page.unroute(/\/model-select-/);
  const list = page.getByRole("listbox");
  await list.waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await expect.poll(() => model.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await list.getByRole("option", { selected: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await list.waitFor({ state: "detached" });
  expect(await model.innerText()).toBe(before);
});

test("a WebP is filled like any other picture; candidates are left one by one or all at once", async () => {
  await open(page, await uploadPicture("image/webp"), "fill");
  await drawOver(page);
  for (const count of [1, 2]) {
    await button(/^Fill · /).click();
    await expect.poll(() => candidates().count()).toBe(count);
  }
  await page.getByRole("toolbar", { name: "Candidate" }).waitFor();
  await page.keyboard.press("x");
  await expect.poll(() => candidates().count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => candidates().count()).toBe(2);
  await button(/^Discard all/).click();
  await expect.poll(() => candidates().count()).toBe(0);
  await page.reload();
  await page.locator("[data-loaded]").waitFor();
  await expect.poll(() => button("Clear the mask").isEnabled()).toBe(true);
  expect(await candidates().count()).toBe(0);
});

test("a crop, a turn and an adjustment become an image of their own, and the first stays as it was", async () => {
  const assetId = await uploadPicture();
  await open(page, assetId, "crop");
  await page.getByRole("combobox", { name: "Shape" }).click();
  await page.getByRole("option", { name: "4:5" }).click();
  await button("Turn right").click();
  await button("Adjust").click();
  await page.getByRole("slider", { name: "Exposure" }).press("ArrowRight");
  await button("Apply · free").click();
  await expect.poll(() => imageOf(page)).not.toBe(assetId);
  const made = (await (await ada.call(`/api/v1/images/${imageOf(page)}/lineage`)).json()) as object;
  expect(JSON.stringify(made)).toContain(assetId);
  await page.getByText("400 × 320").waitFor();
  const said = () => lineage().evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await expect.poll(said).toEqual(["Original", "Adjusted, turned, cropped"]);
  await lineage().first().click();
  await page.getByText("600 × 400").waitFor();
  await page.getByRole("button", { name: "Extend" }).click();
  await button("1:1").click();
  await page.getByText("Becomes 600 × 600 pixels").waitFor();
});

test("layers keep their names, order, opacity and what is hidden over a reload; what was laid over is named", async () => {
  const assetId = await uploadPicture();
  await open(page, assetId, "layers");
  const drop = await page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(80, 60);
    canvas.getContext("2d")!.fillRect(20, 20, 40, 20);
    const picture = await canvas.convertToBlob();
    const files = new DataTransfer();
    files.items.add(new File([picture], "Seal.png", { type: "image/png" }));
    return files;
  });
  await canvasOf(page).dispatchEvent("drop", { dataTransfer: drop });
  const rows = () => page.getByRole("list", { name: "Layers" }).getByRole("listitem").allInnerTexts();
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await expect.poll(() => field.inputValue()).toBe("Seal.png");
  await field.fill("Seal");
  await page.getByRole("slider", { name: "Opacity" }).press("PageDown");
  await button("Duplicate").click();
  await field.fill("Shadow");
  await button("Move down").click();
  await button("Hide Shadow").click();
  const kept = ["Seal\nNormal, 90 %", "Shadow\nNormal, 90 %", "Disc\nThe picture itself"];
  await expect.poll(rows).toEqual(kept);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await expect.poll(rows).toEqual(kept);
  await button("Show Shadow").waitFor();
  await button("Apply · free").click();
  await expect.poll(() => imageOf(page)).not.toBe(assetId);
  await expect.poll(() => lineage().allInnerTexts()).toEqual(["Original", "Laid over"]);
});

test("an ad is set by one press, typed and moved on the canvas, undone, kept, and exported in several sizes", async () => {
  const assetId = await uploadPicture();
  await open(page, assetId, "layers");
  const rows = () => page.getByRole("list", { name: "Layers" }).getByRole("listitem").allInnerTexts();
  await page.getByRole("textbox", { name: "Headline" }).fill("Round and red");
  await button("Headline and button").click();
  await expect.poll(rows).toEqual(expect.arrayContaining(["Button\nShop now", "Headline\nRound and red"]));

  // Chosen in the list, typed in place: the field over the canvas shows what the layer says.
  await button(/^Headline Round/).click();
  await page.getByRole("application").focus();
  await page.keyboard.press("Enter");
  const typed = page.getByRole("textbox", { name: "Words of Headline" });
  await typed.fill("Red and round");
  await typed.press("Escape");
  await expect.poll(rows).toEqual(expect.arrayContaining(["Headline\nRed and round"]));
  await button("Undo").click();
  await expect.poll(rows).toEqual(expect.arrayContaining(["Headline\nRound and red"]));
  await button("Redo").click();
  await button("Duplicate").click();
  await page.keyboard.press("Backspace");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await expect.poll(rows).toEqual(expect.arrayContaining(["Headline\nRed and round", "Button\nShop now"]));
  expect(await findBarriersInMain(page)).toEqual([]);

  await button("Export").click();
  await page.getByRole("checkbox", { name: /Story and Reel/ }).check();
  await page.getByRole("checkbox", { name: /Leaderboard/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download 3 sizes as a zip" }).click(),
  ]);
  const names = [...readZip(await readFile(await download.path())).keys()];
  expect(names).toHaveLength(3);
  expect(names.join()).toMatch(/story 1080x1920.*\.jpg.*728x90.*\.jpg/);

  // Applied, its words are pixels: undo leads back over it, and in another size they are set anew all the same.
  const leaderboard = async (pressed = async () => {}) => {
    await button("Export").click();
    await page.getByRole("checkbox", { name: /own size/ }).uncheck();
    await page.getByRole("checkbox", { name: /Story and Reel/ }).uncheck();
    await page.getByRole("checkbox", { name: /Leaderboard/ }).check();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download", exact: true }).click().then(pressed),
    ]);
    return readFile(await file.path());
  };
  const before = await pixelsOf(await leaderboard());
  const words = ["Headline\nRed and round", "Button\nShop now"];
  await button("Apply · free").click();
  await expect.poll(rows).toEqual(["Disc\nThe picture itself"]);
  await button("Undo").click();
  await expect.poll(() => imageOf(page)).toBe(assetId);
  await expect.poll(rows).toEqual(expect.arrayContaining(words));
  await button("Redo").click();
  await button("Edit the design").waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  // How it was made is known only after the press: what this browser knows of the draft is shown at once.
  await page.route(documents, () => {});
  await page.reload();
  await page.locator("[data-loaded]").waitFor();
  await button("Edit the design").waitFor();
  const after = await leaderboard(() => page.unroute(documents));
  expect(await pixelsOf(after)).toEqual(before);
  expect(after.toString("latin1")).toContain("digitalsourcetype/humanEdits");
  const appliedId = imageOf(page) ?? "";
  await button("Undo").click();
  await expect.poll(rows).toEqual(expect.arrayContaining(words));
  expect(imageOf(page)).toBe(assetId);

  // Where it cannot be known, no file is made without it: that is said, and another press tries again.
  const elsewhere = await studio.newPage();
  await studio.signIn(elsewhere);
  await elsewhere.route(documents, (route) => route.abort());
  await open(elsewhere, appliedId, "layers");
  await elsewhere.evaluate(() => dispatchEvent(new Event("offline")));
  await button("Export", elsewhere).click();
  const press = elsewhere.getByRole("button", { name: "Download", exact: true });
  await press.click();
  await elsewhere.getByText("How this image was made could not be read.").waitFor();
  const files: Download[] = [];
  elsewhere.on("download", (file) => files.push(file));
  await elsewhere.unroute(documents);
  await expect
    .poll(async () => {
      // Once there is a file, the dialog is gone.
      await press.click({ timeout: 500 }).catch(() => {});
      return files.length;
    })
    .toBeGreaterThan(0);
  const late = await readFile(await files[0]!.path());
  expect(late.toString("latin1")).toContain("digitalsourcetype/humanEdits");
});

test("an instruction becomes steps that are seen, run, accepted, kept over a reload and undone", async () => {
  const on = await studio.newPage();
  await studio.signIn(on);
  // As Chrome's Prompt API answers: an instruction that asks for no tool gets nonsense.
  await on.addInitScript(() => {
    const steps = [
      { do: "remove-background" },
      { do: "add-text", text: "Fresh today", place: "top", size: "large" },
      { do: "mirror", axis: "across" },
    ];
    const plan = { steps, cannot: [{ wish: "our logo", needs: "own-file" }] };
    const session = {
      prompt: async (asked: string) => JSON.stringify(asked.includes("hello") ? { steps: [{}] } : plan),
      destroy() {},
    };
    Object.assign(globalThis, {
      LanguageModel: { availability: async () => "available", create: async () => session },
    });
  });
  const assetId = await uploadPicture();
  await open(on, assetId, "instruct");
  const words = on.getByLabel("What should change?");
  const steps = () => on.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await words.fill("hello");
  await button("Plan the steps · free", on).click();
  await on.getByText(/The model's steps could not be used/).waitFor();
  expect(await words.inputValue()).toBe("hello");
  const instruction = "Only the disc, mirrored, “Fresh today” at the top, our logo";
  await words.fill(instruction);
  await button("Plan the steps · free", on).dblclick();
  await expect.poll(() => steps().count()).toBe(3);
  await on.getByText("our logo", { exact: true }).waitFor();
  expect(await findBarriersInMain(on)).toEqual([]);
  await button("Remove: Mirror left and right", on).click();
  await on.reload();
  await expect.poll(() => steps().count()).toBe(2);
  await on.getByText(instruction).waitFor();

  // A double click is one wish; what was begun is there again after a reload and waits to be accepted.
  await button("Run 2 steps · 1 credit", on).dblclick();
  await on.getByRole("toolbar", { name: "Candidate" }).waitFor();
  await on.reload();
  await button("Show the result", on).click();
  await button("Accept", on).click();
  await expect.poll(() => imageOf(on)).not.toBe(assetId);
  await button("Continue with 1 step · free", on).click();
  await on.getByText(/All steps are done/).waitFor();
  await button(/^Design/, on).click();
  const layers = () => on.getByRole("list", { name: "Layers" }).getByRole("listitem").allInnerTexts();
  await expect.poll(layers).toEqual(expect.arrayContaining(["Text\nFresh today"]));
  await button("Undo", on).click();
  await expect.poll(layers).not.toEqual(expect.arrayContaining(["Text\nFresh today"]));
  await button("Undo", on).click();
  await expect.poll(() => imageOf(on)).toBe(assetId);
});

test("on a phone a finger paints, and nothing stands in the way", async () => {
  const assetId = await uploadPicture();
  const phone = await studio.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await studio.signIn(phone);
  await open(phone, assetId, "fill");
  const box = (await phone.locator("main canvas").boundingBox())!;
  await phone.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => button("Clear the mask", phone).isEnabled()).toBe(true);
  expect(await findBarriersInMain(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Change a marked area" }).click();
  await button(/^Fill · /, phone).waitFor();
  expect(await findBarriersInMain(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.goto("/image-gen/edit?image=nobodys");
  await phone.getByText("The picture you came for is gone").waitFor();
  expect(await findBarriersInMain(phone)).toEqual([]);
});
