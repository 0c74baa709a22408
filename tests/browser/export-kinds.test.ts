import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ExportTarget } from "~/export/export-kind";
import { type BrowserPage, openBrowserPage } from "./harness.ts";
import { sampleColors } from "./pages/sample-composition.ts";

const run = promisify(execFile);
let browser: BrowserPage<typeof import("./pages/export-page.ts")>;
let folder: string;

beforeAll(async () => {
  browser = await openBrowserPage("export-page.ts");
  folder = await mkdtemp(join(tmpdir(), "export-kinds-"));
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});
afterEach(() => browser.call("discardExport"));

const hasFfmpeg = await run("ffprobe", ["-version"]).then(
  () => true,
  () => false,
);
if (!hasFfmpeg) console.log("ffprobe is not installed: files are not read with another decoder.");

const sourceType = "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";

async function exportAs(
  target: ExportTarget,
  sample: Parameters<typeof browser.call<"runExport">>[1]["sample"],
) {
  const outcome = await browser.call("runExport", { sample, target });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.cause}`);
  return outcome;
}

async function fileBytes(): Promise<Buffer> {
  return Buffer.from((await browser.call("readDataUrl")).split(",")[1] ?? "", "base64");
}

/** What another decoder says of the file; it must have nothing to complain about. */
async function probe(name: string, level = "warning") {
  const path = join(folder, name);
  await writeFile(path, await fileBytes());
  const { stderr } = await run("ffmpeg", ["-v", level, "-i", path, "-f", "null", "-"]);
  expect(stderr).toBe("");
  const { stdout } = await run("ffprobe", [
    ...["-v", "error", "-count_frames", "-print_format", "json", "-show_streams", "-show_format"],
    path,
  ]);
  return JSON.parse(stdout);
}

function expectColor(pixel: number[] | undefined, color: string, tolerance = 12): void {
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const distance = Math.max(...wanted.map((value, channel) => Math.abs(value - (pixel?.[channel] ?? -999))));
  expect(distance, `${pixel} should be near ${wanted}`).toBeLessThanOrEqual(tolerance);
}

test.each(["vp9", "av1"] as const)("WebM with %s and Opus", async (codec) => {
  const outcome = await exportAs({ kind: "webm", codec, frameRate: 25 }, { bedId: "bright-steps" });
  expect(outcome).toMatchObject({ name: "sample.webm", type: "video/webm", frameCount: 75 });
  const tracks = await browser.call("readTracks");
  expect(tracks.timestamps).toHaveLength(75);
  for (const [index, timestamp] of tracks.timestamps.entries()) expect(timestamp).toBeCloseTo(index / 25, 2);
  expect(tracks.keyTimestamps).toEqual([0, 1, 2]);
  expect([tracks.videoCodec?.slice(0, 4), tracks.audioCodec]).toEqual([
    codec === "vp9" ? "vp09" : "av01",
    "opus",
  ]);
  expect(tracks.videoSeconds).toBeCloseTo(3, 2);
  expect(tracks.audioSeconds).toBeCloseTo(3, 1);
  expect(tracks.colorSpace).toMatchObject({ primaries: "bt709", matrix: "bt709", fullRange: false });
  expect(tracks).toMatchObject({ tags: { title: "Sample & test" }, sourceType });
  for (const [index, color] of sampleColors.entries()) {
    const [pixel] = await browser.call("readPixels", index + 0.5, [[160, 100]]);
    expectColor(pixel, color);
  }
  if (!hasFfmpeg) return;
  const { streams } = await probe(`${codec}.webm`);
  expect(streams[0]).toMatchObject({
    codec_name: codec,
    nb_read_frames: "75",
    color_range: "tv",
    color_space: "bt709",
  });
  expect(streams[1]).toMatchObject({ codec_name: "opus", channels: 2 });
});

test("a GIF repeats for ever, keeps time, colours and its source type", async () => {
  const outcome = await exportAs({ kind: "gif", frameRate: 12.5 }, { width: 160, height: 120 });
  expect(outcome).toMatchObject({ name: "sample.gif", type: "image/gif", frameCount: 38 });
  const { repetitions, frames } = await browser.call("readAnimation", [[80, 50]]);
  expect(repetitions).toBe("Infinity");
  expect(frames).toHaveLength(38);
  for (const { milliseconds } of frames) expect(milliseconds).toBe(80);
  for (const [index, color] of sampleColors.entries()) expectColor(frames[6 + index * 13]?.pixels[0], color);
  const text = await browser.call("readText");
  expect(text).toContain(sourceType);
  expect(text).toContain("XMP DataXMP");
  if (!hasFfmpeg) return;
  expect((await probe("sample.gif")).streams[0]).toMatchObject({ codec_name: "gif", nb_read_frames: "38" });
});

test("PNG frames are whole pictures in a zip that others open", async (context) => {
  const outcome = await exportAs({ kind: "frames", frameRate: 24 }, { durationSeconds: 0.5 });
  expect(outcome).toMatchObject({ name: "sample.zip", type: "application/zip", frameCount: 12 });
  const hasPython = await run("python3", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!hasPython) {
    console.log("Python is not installed: the zip is not opened with another reader.");
    return context.skip();
  }
  const path = join(folder, "frames.zip");
  await writeFile(path, await fileBytes());
  await run("python3", ["-m", "zipfile", "-e", path, join(folder, "frames")]);
  const { stdout } = await run("python3", ["-m", "zipfile", "-l", path]);
  expect(stdout.match(/frame-\d{5}\.png/g)).toEqual(
    Array.from({ length: 12 }, (_, index) => `frame-${String(index).padStart(5, "0")}.png`),
  );
  if (!hasFfmpeg) return;
  const pattern = join(folder, "frames", "frame-%05d.png");
  const pixel = await run("ffmpeg", [
    ...["-v", "warning", "-i", pattern, "-vf", "select=eq(n\\,11),crop=1:1:160:100"],
    ...["-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
  ]).then(({ stdout: bytes }) => [...Buffer.from(bytes, "latin1")]);
  expect(pixel.length).toBeGreaterThan(0);
});

test.each(["jpeg", "png"] as const)("a %s of a moment, with its source type and recipe", async (type) => {
  const outcome = await exportAs({ kind: "poster", type, timeSeconds: 1.5 }, {});
  expect(outcome).toMatchObject({ type: `image/${type}`, frameCount: 1 });
  const picture = await browser.call("readPicture", [[160, 100]]);
  expect(picture).toMatchObject({ width: 320, height: 240 });
  expectColor(picture.pixels[0], sampleColors[1], type === "png" ? 0 : 6);
  const text = await browser.call("readText");
  expect(text).toContain(sourceType);
  expect(text).toContain('<vitrine:Recipe>{"seed":3}</vitrine:Recipe>');
  if (hasFfmpeg) await probe(`poster.${type}`);
});

test.each(["m4a", "wav"] as const)("sound alone as %s", async (container) => {
  await exportAs({ kind: "sound", container }, { bedId: "lofi-morning", durationSeconds: 2.5 });
  const peaks = await browser.call("readSoundPeaks");
  expect(peaks.length).toBeGreaterThanOrEqual(3);
  for (const peak of peaks.slice(0, 2)) expect(peak).toBeGreaterThan(0.05);
  expect(await browser.call("readText")).toContain(sourceType);
  if (!hasFfmpeg) return;
  // A plain WAV never says which of two channels is left, and ffmpeg warns that it took it for stereo.
  const { streams, format } = await probe(`sound.${container}`, container === "wav" ? "error" : "warning");
  expect(streams).toHaveLength(1);
  expect(streams[0]).toMatchObject({ codec_name: container === "m4a" ? "aac" : "pcm_s16le", channels: 2 });
  expect(Number(format.duration)).toBeGreaterThan(2.49);
  expect(Number(format.duration)).toBeLessThan(2.56);
});

test("sound is where it belongs, whatever delay its encoder adds", async () => {
  const sample = { width: 64, height: 64, durationSeconds: 2.5, bedId: "bright-steps" };
  await exportAs({ kind: "sound", container: "wav" }, sample);
  await browser.call("keepSound");
  for (const target of [
    { kind: "mp4", frameRate: 30 },
    { kind: "webm", codec: "vp9", frameRate: 30 },
  ] as const) {
    await browser.call("discardExport");
    await exportAs(target, sample);
    expect(Math.abs(await browser.call("soundLag")), target.kind).toBeLessThan(48);
  }
});

test("sound alone of a video without any is refused by code", async () => {
  const outcome = await browser.call("runExport", {
    sample: {},
    target: { kind: "sound", container: "wav" },
  });
  expect(outcome).toMatchObject({ ok: false, code: "no-sound" });
});
