import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality, WebMOutputFormat } from "mediabunny";
import { drawFrame } from "~/engine/draw-frame";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";
import type { ClipLayer, Composition } from "~/scene/composition";
import { contextOf } from "./engine-assets.ts";
import { hashPixels } from "./hash-pixels.ts";
import { clipLayer } from "./make-clip.ts";

const WIDTH = 192;
const HEIGHT = 96;
/** Bits of the number that each frame carries, as black and white fields. */
const BITS = 8;

export interface NumberedVideo {
  frameRate: number;
  frameCount: number;
  container: "mp4" | "webm";
  /** Clockwise, written into the file's header; the pixels are turned the other way. */
  rotation?: 0 | 90 | 180 | 270;
  /** Of WebM; nothing of it is transparent, but might be. */
  hasAlpha?: boolean;
}

const made = new Map<string, Promise<string>>();

/** Address of a video whose frames carry their number. */
function numberedVideo(video: NumberedVideo): Promise<string> {
  const key = JSON.stringify(video);
  let url = made.get(key);
  if (!url) {
    url = encodeNumbered(video).then((bytes) => URL.createObjectURL(new Blob([bytes])));
    made.set(key, url);
  }
  return url;
}

async function encodeNumbered(video: NumberedVideo): Promise<ArrayBuffer> {
  const { frameRate, frameCount, container, rotation = 0 } = video;
  const isMp4 = container === "mp4";
  const isTurned = rotation % 180 !== 0;
  const canvas = new OffscreenCanvas(isTurned ? HEIGHT : WIDTH, isTurned ? WIDTH : HEIGHT);
  const context = contextOf(canvas);
  const target = new BufferTarget();
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, {
    codec: isMp4 ? "avc" : "vp9",
    quality: new Quality({ bitrate: 1_500_000 }),
    keyFrameInterval: 0.8,
    ...(video.hasAlpha && { alpha: "keep" }),
  });
  output.addVideoTrack(source, { frameRate, rotation });
  await output.start();
  for (let index = 0; index < frameCount; index++) {
    context.setTransform(1, 0, 0, 1, canvas.width / 2, canvas.height / 2);
    context.rotate((-rotation * Math.PI) / 180);
    context.translate(-WIDTH / 2, -HEIGHT / 2);
    context.fillStyle = "#c01818";
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (let bit = 0; bit < BITS; bit++) {
      context.fillStyle = (index >> bit) & 1 ? "#ffffff" : "#000000";
      context.fillRect((bit * WIDTH) / BITS, HEIGHT / 2, WIDTH / BITS, HEIGHT / 2);
    }
    await source.add(index / frameRate, 1 / frameRate);
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The test video is empty.");
  return target.buffer;
}

/** A composition of one clip filling the canvas. */
function clipComposition(timing: Partial<ClipLayer>, durationSeconds: number): Composition {
  return {
    width: WIDTH,
    height: HEIGHT,
    durationSeconds,
    language: "en",
    background: "#00ff00",
    layers: [clipLayer(WIDTH, HEIGHT, { endSeconds: durationSeconds, ...timing })],
    fonts: [],
    pictureIds: [],
    clipIds: ["clip"],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
}

function readNumber(context: OffscreenCanvasRenderingContext2D): number {
  let number = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const x = Math.floor(((bit + 0.5) * WIDTH) / BITS);
    const [red = 0] = context.getImageData(x, Math.floor(HEIGHT * 0.75), 1, 1).data;
    if (red > 127) number += 1 << bit;
  }
  return number;
}

/** The numbers of the frames that show at some times, each prepared and drawn in the order given. */
export async function shownNumbers(
  video: NumberedVideo,
  timing: Partial<ClipLayer>,
  durationSeconds: number,
  times: number[],
): Promise<number[]> {
  const url = await numberedVideo(video);
  const composition = clipComposition(timing, durationSeconds);
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  try {
    const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
    const numbers: number[] = [];
    for (const time of times) {
      await drawPrepared(context, composition, time, assets);
      numbers.push(readNumber(context));
    }
    return numbers;
  } finally {
    assets.close();
  }
}

/** Hashes of frames played in order, sought in another order, and drawn in a worker. */
export async function hashesOfClip(
  video: NumberedVideo,
  times: number[],
  order: number[],
): Promise<{ played: string[]; sought: string[]; worker: string[] }> {
  const url = await numberedVideo(video);
  const composition = clipComposition({ radius: 20, speed: 0.5 }, 4);
  const hashesOf = async (wanted: number[]) => {
    const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
    const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
    const hashes: string[] = [];
    for (const time of wanted) {
      await drawPrepared(context, composition, time, assets);
      hashes.push(await hashPixels(context));
    }
    assets.close();
    return hashes;
  };
  const played = await hashesOf(times);
  const sought = await hashesOf(order.map((index) => times[index] as number));
  const thread = new Worker(new URL("./clips-worker.ts", import.meta.url), { type: "module" });
  try {
    thread.postMessage({ composition, times, url });
    const worker = await new Promise<string[]>((resolve, reject) => {
      thread.onmessage = ({ data }) => resolve(data);
      thread.onerror = (event) => reject(new Error(event.message));
    });
    return { played, sought, worker };
  } finally {
    thread.terminate();
  }
}

/** What a clip shows before and after each of some edits of its times has been decoded, all at one moment. */
export async function shownAcrossEdits(
  video: NumberedVideo,
  time: number,
  edits: Partial<ClipLayer>[][],
): Promise<{ atOnce: number; decoded: number; lacked: boolean }[]> {
  const url = await numberedVideo(video);
  const assets = await loadEngineAssets(clipComposition({}, 3), { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  await drawPrepared(context, clipComposition({}, 3), time, assets);
  const shown: { atOnce: number; decoded: number; lacked: boolean }[] = [];
  for (const layers of edits) {
    const composition = clipComposition({}, 3);
    composition.layers = layers.map((layer) => clipLayer(WIDTH, HEIGHT, { endSeconds: 3, ...layer }));
    assets.clips?.follow(composition);
    const waiting = assets.prepare(time);
    const lacked = assets.clips?.lacksFrame(time) ?? false;
    drawFrame(context, composition, time, assets);
    const atOnce = readNumber(context);
    await waiting;
    await drawPrepared(context, composition, time, assets);
    shown.push({ atOnce, decoded: readNumber(context), lacked });
  }
  assets.close();
  return shown;
}

const decodedFrames = new Set<VideoFrame>();

/** From now on every frame that is decoded in the page is known until it is closed, or given to a worker. */
export function watchFrames(): void {
  const { VideoDecoder: Decoder } = globalThis;
  globalThis.VideoDecoder = class extends Decoder {
    constructor({ output, error }: VideoDecoderInit) {
      super({
        error,
        output: (frame) => {
          decodedFrames.add(frame);
          output(frame);
        },
      });
    }
  };
}

/** How many frames were decoded, and how many of them nobody has closed. */
export function framesOpen(): { decoded: number; open: number } {
  const open = [...decodedFrames].filter(({ format }) => format !== null);
  return { decoded: decodedFrames.size, open: open.length };
}

/** Seeks, edits and closes a clip while its frames are still being decoded, at each of some places. */
export async function closeInBetween(video: NumberedVideo): Promise<void> {
  const url = await numberedVideo(video);
  for (const closesAfter of [0, 1, 2, 3, 4]) {
    const assets = await loadEngineAssets(clipComposition({}, 3), { mediaUrl: () => url });
    const waiting: (Promise<void> | null)[] = [];
    for (const [index, time] of [0, 1.9, 0.3, 0.34].entries()) {
      assets.clips?.follow(clipComposition({ trimStartSeconds: index * 0.1 }, 3));
      const coming = assets.prepare(time);
      waiting.push(coming);
      if (index < closesAfter) await coming;
    }
    assets.close();
    await Promise.all(waiting);
  }
}

async function drawPrepared(
  context: OffscreenCanvasRenderingContext2D,
  composition: Composition,
  time: number,
  assets: LoadedAssets,
): Promise<void> {
  const waiting = assets.prepare(time);
  if (waiting) await waiting;
  if (assets.prepare(time)) throw new Error("What was prepared is not ready.");
  drawFrame(context, composition, time, assets);
}

/** What a clip looks like at its top left, top right and under its middle, as red, green and blue. */
export async function cornersOf(video: NumberedVideo): Promise<number[][]> {
  const url = await numberedVideo(video);
  const composition = clipComposition({}, 1);
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  await drawPrepared(context, composition, 0, assets);
  assets.close();
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
  return [at(4, 4), at(WIDTH - 5, 4), at(WIDTH / 2, HEIGHT - 5)];
}

/** Moves quickly back and forth without waiting, as a finger does, and tells what stands there in the end. */
export async function scrub(video: NumberedVideo, times: number[]): Promise<number> {
  const url = await numberedVideo(video);
  const composition = clipComposition({}, 3);
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  let last: Promise<void> | null = null;
  for (const time of times) {
    last = assets.prepare(time);
    drawFrame(context, composition, time, assets);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await last;
  drawFrame(context, composition, times.at(-1) as number, assets);
  assets.close();
  return readNumber(context);
}

/** What is reported when a clip's address gives nothing, or no video. */
export async function failedClips(url: string): Promise<string[]> {
  const composition = clipComposition({}, 1);
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  const waiting = assets.prepare(0);
  if (waiting) await waiting;
  drawFrame(context, composition, 0, assets);
  assets.close();
  const [red, green] = context.getImageData(5, 5, 1, 1).data;
  if (red !== 0 || green !== 255) throw new Error("Where a clip is missing, what lies below must show.");
  return assets.failedPictureIds;
}

/** A test video's bytes, for a server. */
export async function videoBytes(video: NumberedVideo): Promise<number[]> {
  return [...new Uint8Array(await encodeNumbered(video))];
}

/** The numbers shown by a clip that lies at an address. */
export async function numbersFromUrl(url: string, times: number[]): Promise<number[]> {
  const composition = clipComposition({}, 10);
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  const numbers: number[] = [];
  for (const time of times) {
    await drawPrepared(context, composition, time, assets);
    numbers.push(readNumber(context));
  }
  assets.close();
  return numbers;
}

/** What is shown of a clip that was loaded half as wide, when it is made wider, loses its red, and has it again. */
export async function shownWhileEdited(
  video: NumberedVideo,
  time: number,
): Promise<{ number: number; corner: number[] }[]> {
  const url = await numberedVideo(video);
  const half = { box: { x: 0, y: 0, width: WIDTH / 2, height: HEIGHT }, focusX: 0 };
  const chromaKey = { color: "#c01818", similarity: 0.4, smoothness: 0.1, spill: 0 };
  const assets = await loadEngineAssets(clipComposition(half, 1), { mediaUrl: () => url });
  const context = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  await drawPrepared(context, clipComposition(half, 1), time, assets);
  const shown: { number: number; corner: number[] }[] = [];
  for (const edit of [{}, { chromaKey }, {}]) {
    await drawPrepared(context, clipComposition(edit, 1), time, assets);
    const corner = [...context.getImageData(4, 4, 1, 1).data];
    shown.push({ number: readNumber(context), corner });
  }
  assets.close();
  return shown;
}

/** The colours of a clip whose right half is transparent, over what lies below: left and right. */
export async function colorsOfTransparent(): Promise<number[][]> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = contextOf(canvas);
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, {
    codec: "vp9",
    quality: new Quality({ bitrate: 1_500_000 }),
    alpha: "keep",
  });
  output.addVideoTrack(source, { frameRate: 30 });
  await output.start();
  context.fillStyle = "#c01818";
  context.fillRect(0, 0, WIDTH / 2, HEIGHT);
  for (let index = 0; index < 6; index++) await source.add(index / 30, 1 / 30);
  await output.finalize();
  if (!target.buffer) throw new Error("The test video is empty.");
  const url = URL.createObjectURL(new Blob([target.buffer]));
  const composition = clipComposition({}, 1);
  const assets = await loadEngineAssets(composition, { mediaUrl: () => url });
  const shown = contextOf(new OffscreenCanvas(WIDTH, HEIGHT));
  await drawPrepared(shown, composition, 0.1, assets);
  assets.close();
  return [WIDTH / 4, (WIDTH * 3) / 4].map((x) => [...shown.getImageData(x, HEIGHT / 2, 1, 1).data]);
}
