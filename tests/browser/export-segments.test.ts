import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { plainPng } from "../fakes/plain-png.ts";
import { withAlteredWorker } from "./alter-worker.ts";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/export-page.ts")>;
const sample = { durationSeconds: 3 };
/** Deterministic, unlike H.264 on several threads. */
const target = { kind: "webm", codec: "vp9", frameRate: 30 } as const;

beforeAll(async () => {
  browser = await openBrowserPage("export-page.ts");
});
afterAll(() => browser?.close());
beforeEach(() => browser.call("forgetSegments"));
afterEach(() => browser.call("discardExport"));

async function exportSample(request: Partial<Parameters<typeof browser.call<"runExport">>[1]> = {}) {
  const outcome = await browser.call("runExport", { sample, target, ...request });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.cause}`);
  return outcome;
}

test("only the scene that changed is encoded again, and every frame is that of a full export", async () => {
  const changed = { ...sample, middleColor: "#123456" };
  expect(await exportSample()).toMatchObject({ framesReused: 0 });
  const before = await browser.call("hashFrames");
  await browser.call("discardExport");

  expect(await exportSample({ sample: changed })).toMatchObject({ frameCount: 90, framesReused: 60 });
  const joined = await browser.call("hashFrames");
  await browser.call("discardExport");
  expect(joined.packets.slice(0, 30)).toEqual(before.packets.slice(0, 30));
  expect(joined.packets.slice(60)).toEqual(before.packets.slice(60));
  expect(joined.packets[30]).not.toBe(before.packets[30]);

  await browser.call("forgetSegments");
  expect(await exportSample({ sample: changed })).toMatchObject({ framesReused: 0 });
  const full = await browser.call("hashFrames");
  expect(full.frames).toHaveLength(90);
  expect(joined.frames).toEqual(full.frames);
});

test("the same holds for H.264", async () => {
  const mp4 = { kind: "mp4", frameRate: 30 } as const;
  await exportSample({ target: mp4 });
  const full = await browser.call("hashFrames");
  await browser.call("discardExport");
  expect(await exportSample({ target: mp4 })).toMatchObject({ framesReused: 90 });
  expect(await browser.call("hashFrames")).toEqual(full);
});

test("an export that was broken off goes on from its last finished segment", async () => {
  const long = { durationSeconds: 18 };
  // Segments are two seconds long. The fifth is begun when two are stored, and four together have 240 frames.
  const broken = await browser.call("runExport", { sample: long, target, cancelAtFrame: 241 });
  expect(broken).toMatchObject({ ok: false, code: "cancelled" });
  const kept = await browser.call("segmentNames");
  expect(kept.length).toBeGreaterThan(0);
  await browser.page.reload();
  await browser.page.waitForFunction(() => "pageModule" in window);
  const resumed = await exportSample({ sample: long });
  expect(resumed.framesReused).toBeGreaterThanOrEqual(120);
  expect(resumed.frameCount).toBe(540);
  expect((await browser.call("readTracks")).timestamps).toHaveLength(540);
});

test("segments cut short by a crash are not taken for whole ones", async () => {
  await exportSample();
  const whole = await browser.call("hashFrames");
  await browser.call("discardExport");
  await browser.call("damageSegments");
  await exportSample();
  expect((await browser.call("hashFrames")).frames).toEqual(whole.frames);
});

test("a segment takes the place of a longer file", async () => {
  await exportSample();
  await browser.call("discardExport");
  await browser.call("lengthenSegments");
  await exportSample();
  expect(await browser.call("halfSegmentNames")).toEqual([]);
});

test("a picture whose file was replaced is drawn anew, and only where it is seen", async () => {
  const withPicture = { ...sample, pictureIds: ["a", "b"], picturesInTurn: true };
  let version = 1;
  await browser.context.route("**/pictures/*.png", (route) => {
    const isReplaced = route.request().url().endsWith("b.png") && version > 1;
    return route.fulfill({
      headers: { ETag: `"${isReplaced ? version : 1}"`, "Cache-Control": "no-cache" },
      contentType: "image/png",
      body: plainPng(48, 48, isReplaced ? 1 : 0),
    });
  });
  try {
    await exportSample({ sample: withPicture });
    expect(await exportSample({ sample: withPicture })).toMatchObject({ framesReused: 90 });
    version = 2;
    expect(await exportSample({ sample: withPicture })).toMatchObject({ framesReused: 60 });
  } finally {
    await browser.context.unroute("**/pictures/*.png");
  }
});

test.each([
  ["AAC", { kind: "mp4", frameRate: 30 }],
  ["Opus", target],
  ["sound alone", { kind: "sound", container: "m4a" }],
] as const)("sound that did not change is not made again: %s", async (_name, kind) => {
  const heard = { ...sample, bedId: "lofi-morning" };
  await exportSample({ sample: heard, target: kind });
  const made = await browser.call("hashSound");
  await browser.call("discardExport");
  const withoutEncoders = [
    [/export-worker/, (text: string) => `self.AudioEncoder = undefined;\n${text}`],
    [/aac-encoder/, () => null],
  ] as const;
  await withAlteredWorker(browser, withoutEncoders, () =>
    exportSample({ sample: { ...heard, middleColor: "#123456" }, target: kind }),
  );
  expect(await browser.call("hashSound")).toEqual(made);
  await browser.call("discardExport");
  await exportSample({ sample: { ...heard, bedId: "bright-steps" }, target: kind });
  expect(await browser.call("hashSound")).not.toEqual(made);
});

test("several workers make the same file as one", async () => {
  const long = { sample: { durationSeconds: 30 } };
  await exportSample(long);
  const one = await browser.call("hashFrames");
  await browser.call("discardExport");
  await browser.call("forgetSegments");
  await browser.call("pretendCores", 6);
  // A second of the export's own frames decides on more workers: here it is over in a moment.
  const hurried = [
    /export-worker/,
    (text: string) =>
      `const now = performance.now.bind(performance); performance.now = () => now() * 50;\n${text}`,
  ] as const;
  const opened: string[] = [];
  const note = (request: { url(): string }) => opened.push(request.url());
  browser.context.on("request", note);
  try {
    await withAlteredWorker(browser, [hurried], () => exportSample(long));
    expect(opened.some((url) => url.includes("segment-worker"))).toBe(true);
    expect(await browser.call("hashFrames")).toEqual(one);
  } finally {
    browser.context.off("request", note);
    await browser.call("pretendCores", 1);
  }
});
