import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/sound-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("sound-page.ts");
});
afterAll(() => browser?.close());

const music = { bedId: "lofi-morning", seed: 5, gain: 0.6 };
const voice = { assetId: "line", startSeconds: 0.8, durationSeconds: 2.5, gain: 1 };

test("what can be chosen can be composed, and the other way round", async () => {
  expect(await browser.call("offered")).toEqual(await browser.call("composable"));
});

test("what a preview plays is what an export holds: music, a resampled voice and the ducking, sample by sample", async () => {
  const sound = { music, voices: [voice], clips: [] };
  const played = await browser.call("inPlayer", sound, 4.2);
  expect(played.frames).toBe(Math.round(4.2 * 48000));
  expect(await browser.call("inExport", sound, 4.2)).toEqual(played);
});

test("an edit is heard: another gain, another voice time, another piece", async () => {
  const digests = [];
  for (const sound of [
    { music, voices: [voice], clips: [] },
    { music: { ...music, gain: 0.3 }, voices: [voice], clips: [] },
    { music, voices: [{ ...voice, startSeconds: 0.9 }], clips: [] },
    { music: { ...music, bedId: "quiet-glass" }, voices: [voice], clips: [] },
  ]) {
    digests.push((await browser.call("inPlayer", sound, 4.2)).digest);
  }
  expect(new Set(digests).size).toBe(digests.length);
});

test("an export never leaves out a sound silently; a player plays the rest", async () => {
  const lost = { music, voices: [{ ...voice, assetId: "gone" }], clips: [] };
  expect(await browser.call("exportError", lost)).toBe("sound-unavailable");
  const unknown = { music: { ...music, bedId: "no-such-bed" }, voices: [], clips: [] };
  expect(await browser.call("exportError", unknown)).toBe("sound-unknown");
  const rest = await browser.call("inPlayer", lost, 2);
  expect(rest).toEqual(await browser.call("inPlayer", { ...lost, voices: [] }, 2));
});

test("a clip's sound is cut, sped up and begun again as its picture is", async () => {
  // Half a second of 441 Hz: heard once, or again and again; twice as fast it is an octave higher.
  const once = await browser.call("clipFrequency", 1, false);
  expect(once[0]).toBeGreaterThan(215);
  expect(once[0]).toBeLessThan(226);
  expect(once[1]).toBe(0);
  for (const crossings of await browser.call("clipFrequency", 1, true))
    expect(crossings).toBeCloseTo(441, -1);
  for (const crossings of await browser.call("clipFrequency", 2, true))
    expect(crossings).toBeCloseTo(882, -1.3);
});

test("the wave of a file and of an effect is read once, with its swings at their times", async () => {
  const { durationSeconds, secondsPerBucket, quiet, loud, isKept, effect, missing } =
    await browser.call("readKnownPeaks");
  expect(durationSeconds).toBeCloseTo(3, 3);
  expect(secondsPerBucket).toBeLessThanOrEqual(0.1);
  for (const value of quiet) expect(value).toBeCloseTo(0, 4);
  expect(loud[0]).toBeCloseTo(-0.25, 2);
  expect(loud[1]).toBeCloseTo(0.5, 2);
  expect(isKept).toBe(true);
  expect(effect.durationSeconds).toBeCloseTo(0.35, 1);
  expect(effect.most).toBeGreaterThan(0.1);
  expect(missing).toBe(true);
});

test("the built-in voice says a line, and knows when it speaks as well as the ear does", async () => {
  const { durationSeconds, parts, heard, loaded } = await browser.call(
    "builtInLine",
    "Fresh bread every morning. Come in at six.",
  );
  expect(loaded).toBe(1);
  expect(durationSeconds).toBeGreaterThan(1.8);
  expect(durationSeconds).toBeLessThan(5);
  // Two sentences; the pause between them is too short to be told from a stop inside a word by energy alone.
  expect(parts).toHaveLength(2);
  expect(Math.abs(parts[0]!.startSeconds - heard[0]!.startSeconds)).toBeLessThan(0.2);
  expect(Math.abs(parts[1]!.endSeconds - heard.at(-1)!.endSeconds)).toBeLessThan(0.25);
});

test("a recording is cut to what was said, and kept as a WAV file", async () => {
  const { level, durationSeconds, parts, type, sizeBytes } = await browser.call("recordStandIn");
  expect(level).toBeGreaterThan(0.4);
  expect(parts).toHaveLength(1);
  // A second of tone, and a breath at both ends.
  expect(durationSeconds).toBeGreaterThan(1);
  expect(durationSeconds).toBeLessThan(1.9);
  expect(type).toBe("audio/wav");
  expect(sizeBytes).toBeGreaterThan(90_000);
});

test("what keeps a microphone or a file from being used is said, with what to do", async () => {
  expect(await browser.call("microphoneMessage", "NotAllowedError")).toMatch(/blocked.*Allow it/);
  expect(await browser.call("microphoneMessage", "NotFoundError")).toMatch(/No microphone was found/);
  expect(await browser.call("microphoneMessage", "NotReadableError")).toMatch(/Another program/);
  expect(await browser.call("brokenFileMessage")).toMatch(/cannot be read as sound/);
});
