import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { withAlteredWorker } from "./alter-worker.ts";
import { type BrowserPage, openBrowserPage } from "./harness.ts";
import { sampleColors } from "./pages/sample-composition.ts";

const run = promisify(execFile);
let browser: BrowserPage<typeof import("./pages/export-page.ts")>;

/** An 8×8 PNG of one colour (#ffcc00). */
const yellowPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4f4YBK8IuOmglABYrcsFDrqjSAAAAAElFTkSuQmCC",
  "base64",
);

beforeAll(async () => {
  browser = await openBrowserPage("export-page.ts", {
    pictures: { yellow: yellowPng },
  });
});
afterAll(() => browser?.close());
afterEach(() => browser.call("discardExport"));

function rgb(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function expectColor(pixel: number[] | undefined, color: string, tolerance = 10): void {
  const distance = Math.max(
    ...rgb(color).map((value, channel) => Math.abs(value - (pixel?.[channel] ?? -999))),
  );
  expect(distance, `${pixel} should be near ${rgb(color)}`).toBeLessThanOrEqual(tolerance);
}

test("the file has every frame once, sound, standard colour and its index first", async () => {
  const outcome = await browser.call("runExport", { sample: { bedId: "bright-steps" } });
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);

  const tracks = await browser.call("readTracks");
  expect(tracks.timestamps.length).toBe(90);
  for (const [index, timestamp] of tracks.timestamps.entries()) expect(timestamp).toBeCloseTo(index / 30, 4);
  expect(tracks.keyTimestamps).toContain(0);
  expect(tracks.keyTimestamps.some((timestamp) => Math.abs(timestamp - 2) < 0.01)).toBe(true);
  expect(tracks.videoSeconds).toBeCloseTo(3, 3);
  expect(tracks.audioSeconds).toBeGreaterThan(2.95);
  expect(tracks.durationSeconds).toBeLessThan(3.1);
  expect([tracks.width, tracks.height]).toEqual([320, 240]);
  expect(tracks.videoCodec).toMatch(/^avc1\.64/);
  expect(tracks.audioCodec).toBe("mp4a.40.2");
  expect(tracks.colorSpace).toMatchObject({
    primaries: "bt709",
    transfer: "bt709",
    matrix: "bt709",
    fullRange: false,
  });
  expect(tracks.tags).toEqual({ title: "Sample & test", comment: "Made by a test" });

  const types = (await browser.call("readBoxes")).map((box) => box.type);
  expect(types.indexOf("moov")).toBeLessThan(types.indexOf("mdat"));
  expect(types.at(-1)).toBe("uuid");
});

test("the pixels are those the engine drew, at each third and at the last frame", async () => {
  await browser.call("runExport", { sample: {} });
  for (const [index, color] of sampleColors.entries()) {
    const [pixel] = await browser.call("readPixels", index + 0.5, [[160, 100]]);
    expectColor(pixel, color);
    const [first] = await browser.call("readPixels", index, [[160, 100]]);
    expectColor(first, color, 16);
  }
  const [walker] = await browser.call("readPixels", 89 / 30, [[300, 8]]);
  expectColor(walker, "#ffffff");
});

test("the sound is music in every second", async () => {
  await browser.call("runExport", { sample: { bedId: "lofi-morning" } });
  const peaks = await browser.call("readSoundPeaks");
  expect(peaks.length).toBeGreaterThanOrEqual(3);
  for (const peak of peaks.slice(0, 3)) expect(peak).toBeGreaterThan(0.05);
});

test("sound and picture stay together to the end", async () => {
  const outcome = await browser.call("runExport", {
    sample: { width: 64, height: 64, durationSeconds: 40.4, bedId: "lofi-morning" },
    target: { kind: "mp4", frameRate: 24 },
  });
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  const { largestGap, apartAtEnd } = await browser.call("drift");
  expect(largestGap).toBeLessThan(0.001);
  expect(apartAtEnd).toBeLessThan(1 / 24);
});

test("a video without music has no sound track", async () => {
  await browser.call("runExport", { sample: {} });
  expect((await browser.call("readTracks")).audioCodec).toBeNull();
});

test.each([24, 25, 60] as const)("%i frames per second", async (frameRate) => {
  await browser.call("runExport", { sample: { durationSeconds: 1.51 }, target: { kind: "mp4", frameRate } });
  const { timestamps } = await browser.call("readTracks");
  expect(timestamps.length).toBe(Math.round(1.51 * frameRate));
  expect(timestamps.at(-1)).toBeCloseTo((timestamps.length - 1) / frameRate, 3);
});

test("other decoders find nothing to complain about", async (context) => {
  const hasFfmpeg = await run("ffprobe", ["-version"]).then(
    () => true,
    () => false,
  );
  if (!hasFfmpeg) {
    console.log("ffprobe is not installed: the check with another decoder is skipped.");
    return context.skip();
  }
  await browser.call("runExport", { sample: { bedId: "night-circuit" } });
  const folder = await mkdtemp(join(tmpdir(), "export-test-"));
  try {
    const path = join(folder, "sample.mp4");
    await writeFile(path, Buffer.from((await browser.call("readDataUrl")).split(",")[1] ?? "", "base64"));
    const { stderr } = await run("ffmpeg", ["-v", "error", "-i", path, "-f", "null", "-"]);
    expect(stderr).toBe("");
    const { stdout } = await run("ffprobe", [
      ...["-v", "error", "-count_frames", "-print_format", "json", "-show_streams", "-show_format"],
      path,
    ]);
    const { streams, format } = JSON.parse(stdout);
    expect(streams[0]).toMatchObject({
      codec_name: "h264",
      nb_read_frames: "90",
      r_frame_rate: "30/1",
      pix_fmt: "yuv420p",
      color_range: "tv",
      color_space: "bt709",
      color_transfer: "bt709",
      color_primaries: "bt709",
    });
    expect(streams[1]).toMatchObject({ codec_name: "aac", profile: "LC", sample_rate: "48000", channels: 2 });
    expect(format.tags).toMatchObject({ title: "Sample & test", comment: "Made by a test" });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a missing picture is reported and the others are drawn", async () => {
  const outcome = await browser.call("runExport", {
    sample: { durationSeconds: 1, pictureIds: ["missing", "yellow"] },
  });
  expect(outcome).toMatchObject({ ok: true, failedPictureIds: ["missing"] });
  const [missing, yellow] = await browser.call("readPixels", 0.1, [
    [60, 125],
    [140, 125],
  ]);
  expectColor(missing, sampleColors[0]);
  expectColor(yellow, "#ffcc00", 14);
});

test("progress counts every stage and ends with all frames", async () => {
  const outcome = await browser.call("runExport", { sample: { bedId: "quiet-glass", durationSeconds: 6 } });
  const stages = [...new Set(outcome.progress.map((report) => report.stage))];
  expect(stages).toEqual(["loading", "sound", "frames", "finishing"]);
  expect(outcome.progress.at(-1)).toMatchObject({ framesDone: 180, framesTotal: 180 });
  const counts = outcome.progress.map((report) => report.framesDone);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
});

test("an export cancelled before it starts does nothing", async () => {
  const outcome = await browser.call("runExport", { sample: {}, cancelFirst: true });
  expect(outcome).toMatchObject({ ok: false, code: "cancelled", progress: [] });
});

test("a finished export holds one temporary file until it is discarded", async () => {
  await browser.call("runExport", { sample: { durationSeconds: 0.5 } });
  expect(await browser.call("temporaryFileNames")).toHaveLength(1);
  await browser.call("discardExport");
  expect(await browser.call("temporaryFileNames")).toEqual([]);
});

test("a file the user chose is written, and left as it was when cancelled", async () => {
  const outcome = await browser.call("runExport", {
    sample: { durationSeconds: 1 },
    saveToName: "chosen.mp4",
  });
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  const size = await browser.call("savedSize", "chosen.mp4");
  expect(size).toBeGreaterThan(1000);
  expect((await browser.call("readTracks")).timestamps).toHaveLength(30);
  expect(await browser.call("temporaryFileNames")).toEqual([]);

  const cancelled = await browser.call("runExport", {
    sample: { durationSeconds: 20 },
    saveToName: "chosen.mp4",
    cancelAtFrame: 20,
  });
  expect(cancelled).toMatchObject({ ok: false, code: "cancelled" });
  expect(await browser.call("savedSize", "chosen.mp4")).toBe(size);
});

test("music that does not exist, odd sizes and empty videos are refused by code", async () => {
  const codes = [];
  for (const sample of [{ bedId: "no-such-bed" }, { width: 321 }, { durationSeconds: 0.001 }]) {
    const outcome = await browser.call("runExport", { sample });
    codes.push(outcome.ok ? "ok" : outcome.code);
  }
  expect(codes).toEqual(["sound-unknown", "size-unsupported", "empty-video"]);
  expect(await browser.call("temporaryFileNames")).toEqual([]);
});

test("without any AAC encoder the export fails rather than losing its sound", async () => {
  await browser.call("forgetSegments");
  await withAlteredWorker(browser, [[/aac-encoder/, () => null]], async () => {
    const outcome = await browser.call("runExport", { sample: { bedId: "bright-steps" } });
    expect(outcome).toMatchObject({ ok: false, code: "audio-codec-unsupported" });
    expect((await browser.call("runExport", { sample: {} })).ok).toBe(true);
  });
});

test("without its font the export fails rather than showing other letters", async () => {
  // Cyrillic, which no other test uses, so that it is not in the browser's cache.
  const repair = browser.alter(/inter-cyrillic.*woff2/, () => null);
  try {
    const outcome = await browser.call("runExport", { sample: { text: "Привет" } });
    expect(outcome).toMatchObject({ ok: false, code: "font-unavailable" });
  } finally {
    repair();
  }
});

test("preflight tells what stops an export from what only spoils it", async () => {
  const good = await browser.call("check", { bedId: "bright-steps" });
  expect(good).toMatchObject({ ready: true, problems: [] });
  expect(good.estimate?.sizeBytes).toBeGreaterThan(10_000);
  const spoilt = await browser.call("check", { pictureIds: ["missing"] });
  expect(spoilt.ready).toBe(true);
  expect(spoilt.problems.map((problem) => problem.code)).toEqual(["media-missing"]);
  const stopped = await browser.call("check", { width: 321, bedId: "no-such-bed" });
  expect(stopped.ready).toBe(false);
  expect(stopped.problems.map((problem) => problem.code)).toEqual(["sound-unknown"]);
});

test("a poster is a JPEG of the moment asked for", async () => {
  const poster = await browser.call("poster", 1.5);
  expect(poster).toMatchObject({ type: "image/jpeg", width: 320, height: 240 });
  expectColor(poster.color, sampleColors[1]);
});
