import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClipLayer } from "~/scene/composition";
import { type BrowserPage, openBrowserPage } from "./harness.ts";
import type { NumberedVideo } from "./pages/clips-page.ts";

let browser: BrowserPage<typeof import("./pages/clips-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("clips-page.ts");
});
afterAll(() => browser?.close());

/** Times of every frame of a video of so many seconds. */
const framesOf = (seconds: number, frameRate: number) =>
  Array.from({ length: Math.round(seconds * frameRate) }, (_, index) => index / frameRate);

const mp4 = (frameRate: number, frameCount: number): NumberedVideo => ({
  frameRate,
  frameCount,
  container: "mp4",
});

test.each([
  [24, 24],
  [24, 30],
  [25, 60],
  [30, 24],
  [60, 30],
  [60, 60],
])("frames of %i a second show at %i a second each in its time", async (clipRate, videoRate) => {
  const times = framesOf(1.5, videoRate);
  const numbers = await browser.call("shownNumbers", mp4(clipRate, 3 * clipRate), {}, 3, times);
  expect(numbers).toEqual(times.map((time) => Math.floor(time * clipRate + 1e-6)));
});

test("WebM keeps its frames, though it counts whole milliseconds", async () => {
  const times = framesOf(1.2, 30);
  const video: NumberedVideo = { frameRate: 30, frameCount: 45, container: "webm" };
  const numbers = await browser.call("shownNumbers", video, {}, 2, times);
  expect(numbers).toEqual(times.map((_, index) => index));
});

test("half and double speed, from a trimmed start, standing still at the trimmed end", async () => {
  const times = framesOf(1.2, 30);
  const trim = { trimStartSeconds: 0.5, trimEndSeconds: 1.5 };
  const slow = await browser.call("shownNumbers", mp4(30, 90), { ...trim, speed: 0.5 }, 2, times);
  expect(slow).toEqual(times.map((_, index) => 15 + Math.floor(index / 2)));
  const fast = await browser.call("shownNumbers", mp4(30, 90), { ...trim, speed: 2 }, 2, times);
  expect(fast).toEqual(times.map((_, index) => Math.min(44, 15 + 2 * index)));
});

test("a clip that loops begins again, one that does not holds its last frame", async () => {
  const times = framesOf(1.5, 25);
  const looped = await browser.call("shownNumbers", mp4(25, 15), { loop: true, startSeconds: 0.2 }, 2, times);
  expect(looped.slice(5)).toEqual(times.slice(5).map((_, index) => index % 15));
  const held = await browser.call("shownNumbers", mp4(25, 15), {}, 2, times);
  expect(held).toEqual(times.map((_, index) => Math.min(14, index)));
});

test("played, sought and drawn in a worker, a clip gives the same pixels", async () => {
  const times = [0, 0.2, 0.4, 0.9, 1.4, 2.1, 2.6, 3.3];
  const order = [5, 0, 7, 3, 4, 1, 6, 2];
  const { played, sought, worker } = await browser.call("hashesOfClip", mp4(30, 60), times, order);
  expect(sought).toEqual(order.map((index) => played[index]));
  expect(worker).toEqual(played);
  expect(new Set(played).size).toBe(times.length);
});

test("a scrub that does not wait ends on the frame it stopped at", async () => {
  const times = [0, 1.4, 0.3, 1.9, 0.6, 0.64, 0.7, 1.1];
  expect(await browser.call("scrub", mp4(30, 90), times)).toBe(33);
});

test.each([0, 90, 180, 270] as const)(
  "a file turned by %i degrees stands upright, in its own colours",
  async (rotation) => {
    const [left, right, below] = await browser.call("cornersOf", { ...mp4(30, 3), rotation });
    for (const corner of [left, right]) {
      const [red = 0, green = 0, blue = 0] = corner ?? [];
      expect(Math.abs(red - 0xc0)).toBeLessThan(8);
      expect(Math.abs(green - 0x18)).toBeLessThan(8);
      expect(Math.abs(blue - 0x18)).toBeLessThan(8);
    }
    expect(Math.max(...(below ?? [255]))).toBeLessThan(24);
  },
);

test("a file on a server is read by ranges", async () => {
  const bytes = Buffer.from(await browser.call("videoBytes", mp4(30, 120)));
  const ranges: (string | undefined)[] = [];
  await browser.page.route("**/ranged.mp4", (route) => {
    const range = route.request().headers().range;
    ranges.push(range);
    const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
    const end = to === "" ? bytes.length : Math.min(bytes.length, Number(to) + 1);
    return route.fulfill({
      status: range ? 206 : 200,
      headers: {
        "accept-ranges": "bytes",
        "content-type": "video/mp4",
        ...(range && { "content-range": `bytes ${from}-${end - 1}/${bytes.length}` }),
      },
      body: bytes.subarray(Number(from), end),
    });
  });
  expect(await browser.call("numbersFromUrl", `${browser.url}ranged.mp4`, [0, 3.5, 1])).toEqual([0, 105, 30]);
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.every((range) => range !== undefined)).toBe(true);
});

test("a clip that is missing or no video is reported and left out", async () => {
  const missing = `${browser.url}nothing-here.mp4`;
  await browser.page.route(missing, (route) => route.fulfill({ status: 404 }));
  expect(await browser.call("failedClips", missing)).toEqual(["clip"]);
  expect(await browser.call("failedClips", "data:text/plain,hello")).toEqual(["clip"]);
});

test("while its layer is edited a clip shows what that then is: wider, then without its red, then with it", async () => {
  const shown = await browser.call("shownWhileEdited", mp4(30, 30), 17 / 30);
  expect(shown.map(({ number }) => number)).toEqual([17, 17, 17]);
  expect(shown.map(({ corner: [red = 0, green = 0] }) => red > green)).toEqual([true, false, true]);
});

test("through a clip with transparency what lies below shows", async () => {
  const [left = [], right = []] = await browser.call("colorsOfTransparent");
  // In the very colours it was made of.
  for (const [channel, value] of [0xc0, 0x18, 0x18].entries()) {
    expect(Math.abs((left[channel] ?? 0) - value)).toBeLessThan(4);
  }
  expect(right).toEqual([0, 255, 0, 255]);
});

test("after a slip, a cut or a trim a clip keeps its earlier frame until the new one is decoded", async () => {
  const edits: Partial<ClipLayer>[][] = [
    [{ trimStartSeconds: 2.4 }],
    [
      { id: "before the cut", trimStartSeconds: 2.4, endSeconds: 0.4 },
      { id: "after the cut", trimStartSeconds: 2.8, startSeconds: 0.4 },
    ],
    [{ id: "trimmed", trimStartSeconds: 0.2 }],
    [{ id: "trimmed", trimStartSeconds: 0.2 }, { id: "added" }],
  ];
  expect(await browser.call("shownAcrossEdits", mp4(30, 90), 0.5, edits)).toEqual([
    { atOnce: 15, decoded: 87, lacked: false },
    { atOnce: 87, decoded: 87, lacked: false },
    { atOnce: 87, decoded: 21, lacked: false },
    { atOnce: 21, decoded: 15, lacked: true },
  ]);
});

test.each([
  ["opaque", mp4(30, 90)],
  ["transparent", { frameRate: 30, frameCount: 90, container: "webm", hasAlpha: true }],
] as const)("every frame of a clip is closed, wherever it is left: %s", async (_, video) => {
  const warned: string[] = [];
  browser.page.on("console", (message) => warned.push(message.text()));
  await browser.call("watchFrames");
  await browser.call("closeInBetween", video);
  await expect.poll(async () => (await browser.call("framesOpen")).open).toBe(0);
  expect((await browser.call("framesOpen")).decoded).toBeGreaterThan(10);
  // Frames that a worker was given are known to the browser alone.
  const session = await browser.page.context().newCDPSession(browser.page);
  await session.send("HeapProfiler.collectGarbage");
  await browser.call("closeInBetween", mp4(30, 90));
  expect(warned.filter((text) => text.includes("garbage collected"))).toEqual([]);
});

test("frames of a clip with transparency are those of its times, sought or played", async () => {
  const video = { frameRate: 30, frameCount: 90, container: "webm", hasAlpha: true } as const;
  const times = [...framesOf(0.5, 30), 2.5, 0.7, 2.9, 0];
  const numbers = await browser.call("shownNumbers", video, {}, 3, times);
  expect(numbers).toEqual(times.map((time) => Math.floor(time * 30 + 1e-6)));
});
