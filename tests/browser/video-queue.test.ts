import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readZip } from "../fixtures/read-zip.ts";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/video-queue-page.ts")>;
const sample = { rows: 4, withoutPicture: [2] };

beforeAll(async () => {
  browser = await openBrowserPage("video-queue-page.ts");
});
afterAll(() => browser?.close());
beforeEach(() => browser.call("forget"));

async function reload() {
  await browser.page.reload();
  await browser.page.waitForFunction(() => "pageModule" in window);
}

test("a row that fails stops no other, is tried again alone, and all files come back out of the archive", async () => {
  const run = await browser.call("runQueue", sample);
  expect(run).toMatchObject({ status: "ended", failed: { "r-2_1x1_720p": "media-missing" } });
  expect(Object.keys(run.done).sort()).toEqual(["r-1_1x1_720p", "r-3_1x1_720p", "r-4_1x1_720p"]);
  expect(await browser.call("trayOutcome")).toBe("3 of 4 ready. 1 failed.");

  const again = await browser.call("runQueue", { ...sample, withoutPicture: [] }, { only: "failed" });
  expect(again.done).toEqual(run.done);

  const mended = await browser.call("runQueue", { ...sample, withoutPicture: [] });
  expect(mended).toMatchObject({ failed: {}, done: run.done });
  expect(Object.keys(mended.done)).toHaveLength(4);

  const files = readZip(Buffer.from(await browser.call("zipAll")));
  expect([...files.keys()]).toEqual([
    "CUP-1-1x1.mp4",
    "CUP-2-1x1.mp4",
    "CUP-3-1x1.mp4",
    "CUP-4-1x1.mp4",
    "manifest.csv",
  ]);
  for (const number of [1, 2, 3, 4]) {
    const bytes = files.get(`CUP-${number}-1x1.mp4`)!;
    expect(bytes.subarray(4, 8).toString()).toBe("ftyp");
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(mended.done[`r-${number}_1x1_720p`]);
  }
  expect(files.get("manifest.csv")!.toString()).toContain(`\r\n3,CUP/3,`);
});

test("paused, left and taken up again by another page, it makes what is missing and nothing twice", async () => {
  const paused = await browser.call("runQueue", { rows: 4 }, { pauseAfter: 1 });
  expect(paused.status).toBe("paused");
  const first = Object.entries(paused.done);
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(4);
  await reload();
  expect(await browser.call("queueNow")).toMatchObject({
    status: "paused",
    pausedFor: null,
    done: paused.done,
  });
  const whole = await browser.call("runQueue", { rows: 4 });
  expect(whole).toMatchObject({ status: "ended", done: paused.done });
  expect(Object.keys(whole.done)).toHaveLength(4);
});

test("one worker makes a lane's videos, one that breaks is replaced, and all end with the queue", async () => {
  let opened = 0;
  const count = () => {
    opened++;
  };
  const repair = browser.alter(
    /export-worker/,
    (text) =>
      `addEventListener("message", ({ data }) => { if (data.job?.fileName.startsWith("CUP-3")) throw new Error("Broken."); });\n${text}`,
  );
  await browser.page.evaluate(() =>
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 1, configurable: true }),
  );
  browser.page.on("worker", count);
  try {
    const run = await browser.call("runQueue", { rows: 4 });
    expect(run).toMatchObject({ status: "ended", failed: { "r-3_1x1_720p": "worker-failed" } });
    expect(Object.keys(run.done)).toHaveLength(3);
    // Rows 1 and 2, which go on into 3; 3 once more; and 4.
    expect(opened).toBe(3);
    await expect.poll(() => browser.page.workers().length).toBe(0);
  } finally {
    browser.page.off("worker", count);
    repair();
  }
  const paused = await browser.call("runQueue", { rows: 8 }, { pauseAfter: 5 });
  expect(paused.status).toBe("paused");
  await expect.poll(() => browser.page.workers().length).toBe(0);
  await reload();
});

test("a tab that is closed in the middle leaves a queue that says so", async () => {
  await browser.call("beginQueue", { rows: 3 });
  await expect.poll(() => browser.call("recordedState")).toBe("running");
  browser.page.once("dialog", (dialog) => void dialog.accept());
  await reload();
  expect(await browser.call("queueNow")).toMatchObject({ status: "paused", pausedFor: "cut-off" });
  expect((await browser.call("runQueue", { rows: 3 })).status).toBe("ended");
});

test("one tab runs a table's queue, another one shows it", async () => {
  const other = await browser.context.newPage();
  await other.goto(browser.url);
  await other.waitForFunction(() => "pageModule" in window);
  type Module = typeof import("./pages/video-queue-page.ts");
  const ask = () => other.evaluate(() => (window as unknown as { pageModule: Module }).pageModule.queueNow());
  const long = { rows: 3, scenes: 6 };
  await browser.call("beginQueue", long);
  await expect.poll(async () => (await ask()).status).toBe("elsewhere");
  const refused = await other.evaluate(
    (sample) => (window as unknown as { pageModule: Module }).pageModule.runQueue(sample),
    long,
  );
  expect(refused.status).toBe("elsewhere");
  await expect.poll(async () => (await ask()).status).toBe("ended");
  expect(Object.keys((await ask()).done)).toHaveLength(3);
  await other.close();
});

test("where room runs short the queue waits before a video fails", async () => {
  await browser.page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 1000, usage: 999 });
  });
  const full = await browser.call("runQueue", { rows: 2 });
  expect(full).toMatchObject({ status: "paused", pausedFor: "storage", failed: {}, done: {} });
  await reload();

  // Browsers grant more than there is: then the disk itself says so.
  const session = await browser.context.newCDPSession(browser.page);
  const origin = new URL(browser.url).origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 20_000 });
  const short = await browser.call("runQueue", { rows: 2 });
  expect(short).toMatchObject({ status: "paused", pausedFor: "storage", failed: {}, done: {} });
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  expect((await browser.call("runQueue", { rows: 2 })).status).toBe("ended");
});
