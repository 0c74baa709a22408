import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowserPage } from "../browser/harness.ts";
import { cpuMilliseconds, machineCpuMilliseconds, residentBytes } from "./browser-processes.mjs";
import { profileStages } from "./export-stages.mjs";
import { ffmpegFloor, hasFfmpeg } from "./ffmpeg-floor.mjs";

const templates = ["editorial", "bold", "minimal"];

/** Each row alone: `VITRINE_BENCH_ROWS=export-1080p,reencode-share npm run bench -- export`. */
const wanted = process.env.VITRINE_BENCH_ROWS?.split(",");
const isWanted = (row) => !wanted || wanted.includes(row);

/** Ratios of things measured in turn in one browser, so that whatever else the machine does falls on both. */
export default async function* exportBench() {
  const browser = await openBrowserPage("export-bench-page.tsx", { isOnDisk: true });
  try {
    if (isWanted("export-720p")) yield* exportRows(browser, "720p", 720);
    if (isWanted("export-1080p")) yield* exportRows(browser, "1080p", 1080);
    if (isWanted("export-stages-1080p")) yield await stagesRow(browser);
    if (isWanted("export-vs-ffmpeg") && hasFfmpeg()) yield await floorRow(browser);
    if (isWanted("export-fast-share")) yield await fastShareRow();
    if (isWanted("clip-passthrough-fps")) yield* clipRows(browser);
    if (isWanted("reencode-share")) {
      yield await reencodeRow(browser, "reencode-share", {});
      yield await reencodeRow(browser, "reencode-share-with-music", { bedId: "lofi-morning" });
    }
    if (isWanted("estimate-error")) yield await estimateRow(browser);
  } finally {
    await browser.close();
  }
  if (isWanted("export-vs-remotion")) yield* peerRow("export-vs-remotion", 3);
  if (isWanted("export-vs-remotion-canvas-element")) {
    yield* peerRow("export-vs-remotion-canvas-element", 2, ["--enable-features=CanvasDrawElement"]);
  }
  if (isWanted("export-heap-10min")) yield* longRows();
}

const ROUNDS = 3;
/** What may run beside a round that counts. */
const MOST_FOREIGN_CORES = 0.3;

/**
 * Whole exports and the encoder alone, in turn, each template in each round. Foreign load is what the machine did beside the
 * browser, in cores.
 */
async function* exportRows(browser, name, pixels) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, templateId] of templates.entries()) {
      const subject = { templateId, pixels };
      const one = async () => {
        await browser.call("forgetSegments");
        return withCpu(() => browser.call("exportSubject", subject));
      };
      const other = () => browser.call("encodeSubject", subject);
      const [ours, encoder] = await inTurn(round + index, one, other);
      const two = await browser.call("encodeSubject", subject, 2);
      rounds.push({
        templateId,
        ratio: ours.framesPerSecond / encoder.framesPerSecond,
        most: two.framesPerSecond / encoder.framesPerSecond,
        cpuMs: ours.cpuMs / ours.frameCount,
        foreignCores: ours.foreignCores,
        text: `${templateId} ${Math.round(ours.framesPerSecond)}/${Math.round(encoder.framesPerSecond)}`,
      });
    }
  }
  const quiet = rounds.filter(({ foreignCores }) => foreignCores <= MOST_FOREIGN_CORES);
  // A machine that is never quiet still gives figures, which say so.
  const counted = quiet.length >= templates.length ? quiet : rounds;
  const foreign = `foreign load ${round2(median(counted.map(({ foreignCores }) => foreignCores)))} cores, ${rounds.length - counted.length} of ${rounds.length} dropped for it, ${load()}`;
  const texts = counted.map(({ text }) => text).join(", ");
  yield {
    bench: `export-${name}`,
    value: round2(median(counted.map(({ ratio }) => ratio))),
    unit: "ratio",
    goal: 1,
    better: "higher",
    how: `frames/s of a whole export from everything loaded to the finished file ÷ the encoder alone in the same state fed the same frames ready made; median of ${ROUNDS} rounds of ${templates.length} templates in turn, ${spreadOf(counted.map(({ ratio }) => ratio))} (${texts}), ${foreign}`,
  };
  yield {
    bench: `encoders-${name}`,
    value: round2(median(counted.map(({ most }) => most))),
    unit: "ratio",
    better: "higher",
    how: `frames/s of two encoders at once, fed the same frames ready made, ÷ one alone: what an export on two encoders would reach if drawing took no time; the same rounds, ${spreadOf(counted.map(({ most }) => most))}, ${load()}`,
  };
  yield {
    bench: `export-cpu-ms-${name}`,
    value: round2(median(counted.map(({ cpuMs }) => cpuMs))),
    unit: "ms",
    ...(pixels === 1080 ? { goal: 17 } : {}),
    better: "lower",
    how: `CPU of every thread of the browser per frame of a whole export, loading included; the same rounds, ${spreadOf(counted.map(({ cpuMs }) => cpuMs))}, ${foreign}`,
  };
}

async function withCpu(run) {
  const [own, all, startMs] = [cpuMilliseconds(), machineCpuMilliseconds(), performance.now()];
  const result = await run();
  const cpuMs = cpuMilliseconds() - own;
  const foreignCores = (machineCpuMilliseconds() - all - cpuMs) / (performance.now() - startMs);
  return { ...result, cpuMs, foreignCores };
}

/** A clip as it is, against the same one with a line over all of it, which has to be decoded and encoded. */
async function* clipRows(browser) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asItIs = () => browser.call("exportClip", false);
    const lined = async () => {
      await browser.call("forgetSegments");
      return browser.call("exportClip", true);
    };
    const [copied, encoded] = await inTurn(round, asItIs, lined);
    if (copied.framesCopied !== copied.frameCount) throw new Error("The clip was not copied.");
    const paces = [copied, encoded].map(({ frameCount, wholeSeconds }) => frameCount / wholeSeconds);
    rounds.push({ paces, megabits: (copied.sizeBytes * 8) / 1e6 / (copied.frameCount / 30) });
  }
  const texts = rounds.map(({ paces }) => paces.map(Math.round).join("/"));
  yield {
    bench: "clip-passthrough-fps",
    value: Math.round(median(rounds.map(({ paces }) => paces[0]))),
    unit: "fps",
    goal: 500,
    better: "higher",
    how: `frames/s of an export that is one untouched clip of 20 s at 1080×1920 and ${round2(rounds[0].megabits)} Mbit/s, from the call to the finished file, loading included; median of ${ROUNDS} rounds in turn with the same clip under a line, which is encoded (${texts.join(", ")}), ${load()}`,
  };
}

/** What the worker that draws does with its time; profiling slows it down by a few per cent. */
async function stagesRow(browser) {
  const perFrame = new Map();
  for (const templateId of templates) {
    await browser.call("forgetSegments");
    const { result, stages } = await profileStages(browser, () =>
      browser.call("exportSubject", { templateId, pixels: 1080 }),
    );
    for (const [stage, ms] of stages) {
      perFrame.set(stage, (perFrame.get(stage) ?? 0) + ms / result.frameCount / templates.length);
    }
  }
  const sum = [...perFrame].reduce((total, [stage, ms]) => total + (stage === "wait" ? 0 : ms), 0);
  return {
    bench: "export-stages-1080p",
    value: round2(sum),
    unit: "ms",
    better: "lower",
    how: `time of the worker that draws per frame, encoders not counted, mean of ${templates.length} templates, by the browser's sampling: ${[...perFrame].map(([stage, ms]) => `${stage} ${round2(ms)}`).join(", ")}; ${load()}`,
  };
}

/** A whole export against ffmpeg, which finds its frames ready made. */
async function floorRow(browser) {
  const ratios = [];
  const texts = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, templateId] of templates.entries()) {
      const one = async () => {
        await browser.call("forgetSegments");
        return browser.call("exportFile", { templateId, pixels: 1080 });
      };
      // The first export makes the file whose frames both encode.
      const made = await one();
      const floor = () =>
        ffmpegFloor(Buffer.from(made.base64, "base64"), {
          keyFrames: 60,
          bitrate: Math.round((made.sizeBytes * 8 * 30) / made.frameCount),
        });
      const [ours, theirs] = await inTurn(round + index, one, floor);
      ratios.push(theirs / ours.framesPerSecond);
      texts.push(`${templateId} ${Math.round(ours.framesPerSecond)}/${Math.round(theirs)}`);
    }
  }
  return {
    bench: "export-vs-ffmpeg",
    value: round2(median(ratios)),
    unit: "ratio",
    goal: 1.25,
    better: "lower",
    how: `time of a whole export at 1080p ÷ ffmpeg's for the same frames ready made as I420 in a file (libx264 veryfast, High, the file's bitrate, all cores); median of ${ROUNDS} rounds of ${templates.length} templates in turn, ${spreadOf(ratios)} (${texts.join(", ")}), ${load()}`,
  };
}

/** Frames of every built-in template that are composed without a canvas of the whole frame. */
async function fastShareRow() {
  const browser = await openBrowserPage("likeness-page.ts");
  try {
    const ids = await browser.call("templateIds");
    let frames = 0;
    let canvasFrames = 0;
    let paintedPixels = 0;
    for (const [index, id] of ids.entries()) {
      const format = ["9:16", "16:9", "1:1", "4:5"][index % 4];
      const counts = await browser.call("countTemplate", id, "short", format);
      frames += counts.frames;
      canvasFrames += counts.canvasFrames;
      paintedPixels += counts.paintedShare;
    }
    return {
      bench: "export-fast-share",
      value: Math.round((1 - canvasFrames / frames) * 1000) / 1000,
      unit: "ratio",
      goal: 0.95,
      better: "higher",
      how: `frames composed in I420 of all ${frames} of ${ids.length} templates, formats in turn; the other ${canvasFrames} are drawn on a canvas. What is rasterised anew for a frame is ${round2(paintedPixels / ids.length)} of its pixels on average`,
    };
  } finally {
    await browser.close();
  }
}

/** How far apart the figures of a row are: half of what lies between the quartiles, as part of the median. */
function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)];
  const spread = (at(0.75) - at(0.25)) / 2 / median(values);
  return `spread ±${Math.round(spread * 100)} %${spread > 0.15 ? ", too much to be relied on" : ""}`;
}

const peerFolder = fileURLToPath(new URL("./remotion", import.meta.url));

/** The peer has packages of its own, installed when it is first measured. Nothing else needs them. */
async function openPeer(flags) {
  if (!existsSync(join(peerFolder, "node_modules"))) {
    execFileSync("npm", ["ci"], { cwd: peerFolder, stdio: ["ignore", "ignore", "inherit"] });
  }
  const browser = await openBrowserPage(join(peerFolder, "peer-page.tsx"), { flags, isOnDisk: true });
  // Its renderer reports its use to its makers; nothing leaves this machine.
  await browser.context.route(
    (url) => !["127.0.0.1", "localhost"].includes(url.hostname) && url.protocol.startsWith("http"),
    (route) => route.abort(),
  );
  return browser;
}

/** With `flags` the peer may draw the page's elements into its canvas; no row where the browser cannot do that yet. */
async function* peerRow(name, goal, flags = []) {
  const ratios = [];
  const texts = [];
  const browser = await openPeer(flags);
  try {
    const canDraw = await browser.page.evaluate(
      () => "drawElementImage" in CanvasRenderingContext2D.prototype,
    );
    if (flags.length > 0 && !canDraw) return;
    for (let round = 0; round < 3; round++) {
      const one = async () => {
        await browser.call("forgetSegments");
        return browser.call("exportPeer");
      };
      const [ours, peer] = await inTurn(round, one, () => browser.call("renderPeer"));
      ratios.push(ours.framesPerSecond / peer.framesPerSecond);
      texts.push(`${round2(ours.framesPerSecond)}/${round2(peer.framesPerSecond)}`);
    }
  } finally {
    await browser.close();
  }
  yield {
    bench: name,
    value: round2(median(ratios)),
    unit: "ratio",
    goal,
    better: "higher",
    how: `frames/s of our export ÷ @remotion/web-renderer's on the same five scenes at 1080×1920, H.264 at the same bitrate, median of 3 rounds in turn (${texts.join(", ")}), ${canDrawText(flags)}${load()}`,
  };
}

function canDrawText(flags) {
  return flags.length > 0 ? "the peer with elements drawn into its canvas, " : "";
}

async function reencodeRow(browser, bench, sound) {
  const shares = [];
  let frames = "";
  for (const templateId of templates) {
    const subject = { templateId, pixels: 1080, ...sound };
    await browser.call("forgetSegments");
    const full = await browser.call("exportSubject", subject);
    const again = await browser.call("exportSubject", { ...subject, headline: "Nothing you cannot spell" });
    shares.push(again.seconds / full.seconds);
    frames = `${again.frameCount - again.framesReused} of ${again.frameCount} frames encoded again`;
  }
  return {
    bench,
    value: round2(median(shares)),
    unit: "ratio",
    goal: 0.25,
    better: "lower",
    how: `time of the export after one headline of six changed ÷ the full export before, at 1080p, median of ${templates.length} templates; ${frames} in the last, ${load()}`,
  };
}

async function estimateRow(browser) {
  const errors = [];
  for (const pixels of [720, 1080]) {
    for (const templateId of templates) {
      await browser.call("forgetSegments");
      const estimated = await browser.call("estimateSubject", { templateId, pixels });
      const { sizeBytes } = await browser.call("exportSubject", { templateId, pixels });
      errors.push((estimated - sizeBytes) / sizeBytes);
    }
  }
  return {
    bench: "estimate-error",
    value: round2(median(errors.map(Math.abs))),
    unit: "ratio",
    goal: 0.2,
    better: "lower",
    how: `|estimated − real| ÷ real size of the file, median of ${errors.length} videos (${errors.map(round2).join(", ")})`,
  };
}

/** Resident memory of all processes of a fresh browser, sampled while it exports, over what it was before. */
async function* longRows() {
  const peaks = [];
  let drift = null;
  for (const minutes of [1, 10]) {
    const browser = await openBrowserPage("export-bench-page.tsx", { isOnDisk: true });
    try {
      const before = residentBytes();
      let peak = 0;
      const sampling = setInterval(() => {
        peak = Math.max(peak, residentBytes() - before);
      }, 100);
      await browser.call("exportLong", minutes);
      clearInterval(sampling);
      drift = await browser.call("lastDrift");
      peaks.push(peak);
    } finally {
      await browser.close();
    }
  }
  const [short, long] = peaks;
  yield {
    bench: "export-drift-10min",
    value: round2(Math.max(drift.largestGap, drift.apartAtEnd) * 30),
    unit: "frames",
    goal: 1,
    better: "lower",
    how: "how far sound and picture part in a video of 10 minutes: the largest gap between packets, or between the ends of both tracks",
  };
  yield {
    bench: "export-heap-10min",
    value: round2(long / short),
    unit: "ratio",
    goal: 1.5,
    better: "lower",
    how: `peak of the browser's resident memory over its start while exporting 10 minutes with music ÷ 1 minute (${Math.round(long / 1e6)}/${Math.round(short / 1e6)} MB)`,
  };
}

/** Runs both, in an order that changes from round to round, and answers in the order of the arguments. */
async function inTurn(round, first, second) {
  if (round % 2 === 0) return [await first(), await second()];
  const later = await second();
  return [await first(), later];
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function load() {
  return `load ${loadavg()[0].toFixed(1)}`;
}

function round2(value) {
  return Math.round(value * 100) / 100;
}
