import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";
import type { CopyRequest } from "./pages/copies-page.ts";

let browser: BrowserPage<typeof import("./pages/copies-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("copies-page.ts");
  await browser.page.route("**/clips/*.mp4", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1);
    return route.fulfill({ path: new URL(`./clips/${name}`, import.meta.url).pathname });
  });
});
afterAll(() => browser?.close());
// Segments go by the names of assets, and each test has another file under the same name.
beforeEach(() => browser.call("forgetSegments"));

const size = { width: 320, height: 240 };
/** By the browser's encoder, with a key frame each second. */
const clip = { ...size, frameRate: 30, frameCount: 90 };
/** By another one: entropy coding and parameters differ from those of the browser's encoder. */
const cabac: CopyRequest = {
  clip: "/clips/high-cabac.mp4",
  size: { width: 192, height: 144 },
  clipSeconds: 2.5,
  beforeSeconds: 1,
  afterSeconds: 1,
};
const between: CopyRequest = { clip, size, clipSeconds: 3, beforeSeconds: 1, afterSeconds: 1 };

/** Exports, and expects every frame in its time and like the composed one. */
async function exportWhole(request: CopyRequest) {
  const outcome = await browser.call("exportCopies", request);
  expect(outcome.times).toEqual(Array.from({ length: outcome.frameCount }, (_, index) => index));
  expect(outcome.worst).toBeGreaterThan(30);
  return outcome;
}

test("a clip alone in its scene is copied, packet by packet, between scenes that are encoded", {
  timeout: 60_000,
}, async () => {
  const { framesCopied, exact } = await exportWhole(between);
  expect(framesCopied).toBe(90);
  expect(exact).toBeGreaterThanOrEqual(90);
  const played = await browser.call("play", [0, 29, 30, 31, 75, 119, 120, 121, 149]);
  expect(played).toMatchObject({ endSeconds: 5, error: null });
  expect(played.worst).toBeGreaterThan(35);
});

test("so is one of another encoder, its slices under numbers of their own", { timeout: 60_000 }, async () => {
  const { framesCopied, exact } = await exportWhole(cabac);
  expect(framesCopied).toBe(75);
  expect(exact).toBeGreaterThanOrEqual(75);
  const played = await browser.call("play", [0, 29, 30, 31, 60, 104, 105, 106, 134]);
  expect(played).toMatchObject({ endSeconds: 4.5, error: null });
  expect(played.worst).toBeGreaterThan(35);
});

test("a trimmed clip is encoded up to its next key frame", async () => {
  const layer = { trimStartSeconds: 0.5 };
  const { framesCopied, frameCount } = await exportWhole({ ...between, clipSeconds: 2.2, layer });
  expect([framesCopied, frameCount]).toEqual([51, 126]);
});

test("a clip that begins again is copied again", async () => {
  const layer = { loop: true };
  expect(await exportWhole({ ...between, clipSeconds: 5, layer })).toMatchObject({ framesCopied: 150 });
});

test("what proves not to be copyable while it is read is encoded, the rest is copied", async () => {
  const odd = { ...clip, frameCount: 180, keyFrameInterval: 2, foreignUnitAt: 130 };
  const outcome = await exportWhole({ ...between, clip: odd, clipSeconds: 6 });
  expect(outcome).toMatchObject({ framesCopied: 120, frameCount: 240 });
});

test("what lies over a clip for a while is encoded with it", async () => {
  const overlay = { startSeconds: 0.5, endSeconds: 1.2 };
  expect(await exportWhole({ ...between, overlay })).toMatchObject({ framesCopied: 30 });
});

test.each<[string, Partial<CopyRequest>]>([
  ["reordered frames", { clip: "/clips/b-frames.mp4", size: cabac.size, clipSeconds: 1.5 }],
  ["another size", { clip: { ...clip, width: 640, height: 480 } }],
  ["another frame rate", { clip: { ...clip, frameRate: 25 } }],
  ["a turned picture", { clip: { ...clip, width: 240, height: 320, rotation: 90 } }],
  ["another speed", { layer: { speed: 0.5 } }],
  ["round corners", { layer: { radius: 20 } }],
  ["far more bits than the export", { clip: { ...clip, hasGrain: true, bitrate: 6_000_000 } }],
])("a clip with %s is encoded", async (_reason, change) => {
  expect(await exportWhole({ ...between, ...change })).toMatchObject({ framesCopied: 0 });
});

test("copied frames are not kept as segments, and encoded ones are not taken for them", async () => {
  const overlay = { startSeconds: 0, endSeconds: 3 };
  expect(await exportWhole({ ...between, overlay })).toMatchObject({ framesCopied: 0, framesReused: 0 });
  expect(await exportWhole(between)).toMatchObject({ framesCopied: 90, framesReused: 60 });
  expect(await exportWhole({ ...between, overlay })).toMatchObject({ framesCopied: 0, framesReused: 150 });
});

test("segments of one clip that are drawn in turn show its frames each in its time", async () => {
  const overlay = { startSeconds: 0, endSeconds: 5 };
  const long = { clip: { ...clip, frameCount: 150 }, size, clipSeconds: 5, overlay };
  expect(await exportWhole(long)).toMatchObject({ framesCopied: 0, frameCount: 150 });
});
