import { ALL_FORMATS, BlobSource, Input, type VideoSample, VideoSampleSink } from "mediabunny";
import { type ExportedVideo, exportVideo } from "~/export/export-video";
import { createYuvPainter } from "~/export/yuv/yuv-painter";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { ClipLayer, Composition, Layer } from "~/scene/composition";
import { type ClipOptions, clipComposition, clipLayer, makeClip } from "./make-clip.ts";

const FRAME_RATE = 30;

/** A video of clips, with a scene of one colour before and after where it is so long. */
export interface CopyRequest {
  /** One that is made, or the address of one that is there. */
  clip: ClipOptions | string;
  size: { width: number; height: number };
  clipSeconds: number;
  beforeSeconds?: number;
  afterSeconds?: number;
  layer?: Partial<ClipLayer>;
  /** When something lies over the clip, counted from its start. */
  overlay?: { startSeconds: number; endSeconds: number };
}

export interface CopyOutcome {
  frameCount: number;
  framesCopied: number;
  framesReused: number;
  /** Of the frames in the file, in 1/30 seconds. */
  times: number[];
  /** Frames whose luma is the composed one to the last sample: those that were not encoded. */
  exact: number;
  /** Likeness of the worst of all in luma, in decibels. */
  worst: number;
}

let exported: ExportedVideo | null = null;
let composition: Composition | null = null;
let mediaUrl = (_assetId: string) => "";
const made = new Map<string, Promise<string>>();

function addressOf(clip: ClipOptions | string): Promise<string> | string {
  if (typeof clip === "string") return clip;
  const key = JSON.stringify(clip);
  const address =
    made.get(key) ??
    makeClip(clip).then((bytes) => URL.createObjectURL(new Blob([bytes], { type: "video/mp4" })));
  made.set(key, address);
  return address;
}

function compose({ size, clipSeconds, beforeSeconds = 0, afterSeconds = 0, layer, overlay }: CopyRequest) {
  const { width, height } = size;
  const seconds = beforeSeconds + clipSeconds + afterSeconds;
  const plane = (startSeconds: number, endSeconds: number, color: string, share: number): Layer => ({
    id: color,
    kind: "shape",
    shape: "rectangle",
    startSeconds,
    endSeconds,
    box: { x: 0, y: 0, width: width * share, height: height * share },
    radius: 0,
    color,
    animations: [],
  });
  const clip = clipLayer(width, height, {
    startSeconds: beforeSeconds,
    endSeconds: beforeSeconds + clipSeconds,
    ...layer,
  });
  const layers: Layer[] = [
    plane(0, beforeSeconds, "#b04030", 1),
    clip,
    plane(beforeSeconds + clipSeconds, seconds, "#3050a0", 1),
  ];
  if (overlay) {
    const { startSeconds, endSeconds } = overlay;
    layers.push(plane(beforeSeconds + startSeconds, beforeSeconds + endSeconds, "#ffffff", 0.25));
  }
  const starts = [0, beforeSeconds, beforeSeconds + clipSeconds];
  return {
    ...clipComposition(
      layers.filter((one) => one.startSeconds < one.endSeconds),
      { width, height, seconds },
    ),
    clipIds: ["clip"],
    sceneStartsSeconds: [...new Set(starts)].filter((start) => start < seconds),
  };
}

/** Exports a video and compares each of its frames with the composed one. */
export async function exportCopies(request: CopyRequest): Promise<CopyOutcome> {
  await exported?.discard();
  const address = await addressOf(request.clip);
  mediaUrl = () => address;
  composition = compose(request);
  exported = await exportVideo(composition, {
    mediaUrl,
    target: { kind: "mp4", frameRate: FRAME_RATE },
    fileName: "copies.mp4",
    provenance: { title: "Copies", comment: "", digitalSourceType: "algorithmicMedia" },
  });
  const { frameCount, framesCopied, framesReused, file } = exported;
  return { frameCount, framesCopied, framesReused, ...(await compareFrames(file, composition)) };
}

async function compareFrames(file: File, of: Composition) {
  const assets = await loadEngineAssets(of, { mediaUrl });
  const painter = await createYuvPainter(of, assets, FRAME_RATE);
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const times: number[] = [];
  let exact = 0;
  let worst = 99;
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error("There is no video.");
    for await (const sample of new VideoSampleSink(track).samples()) {
      times.push(Math.round(sample.timestamp * FRAME_RATE * 100) / 100);
      const frame = await painter.paint(times.length - 1, 0);
      const decibels = likeness(await lumaOf(sample, of), await lumaOf(frame, of));
      if (decibels === 99) exact++;
      worst = Math.min(worst, decibels);
      frame.close();
      sample.close();
    }
  } finally {
    input.dispose();
    assets.close();
  }
  return { times, exact, worst: Math.round(worst * 10) / 10 };
}

async function lumaOf(frame: VideoFrame | VideoSample, { width, height }: Composition): Promise<Uint8Array> {
  const planes = new Uint8Array(width * height * 1.5);
  const luma = { offset: 0, stride: width };
  const u = { offset: width * height, stride: width / 2 };
  await frame.copyTo(planes, { layout: [luma, u, { offset: width * height * 1.25, stride: width / 2 }] });
  return planes.subarray(0, width * height);
}

function likeness(first: ArrayLike<number>, second: ArrayLike<number>): number {
  let error = 0;
  for (let index = 0; index < first.length; index++) error += (first[index]! - second[index]!) ** 2;
  return error === 0 ? 99 : 10 * Math.log10((255 ** 2 * first.length) / error);
}

/** The worst likeness of frames that a player shows after seeking to them, and how playing it from the start ends. */
export async function play(
  frames: number[],
): Promise<{ worst: number; endSeconds: number; error: string | null }> {
  if (!exported || !composition) throw new Error("Nothing was exported.");
  const { width, height } = composition;
  const video = document.createElement("video");
  video.muted = true;
  video.src = URL.createObjectURL(exported.file);
  const until = (name: string) =>
    new Promise((resolve) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener("error", resolve, { once: true });
    });
  await until("loadeddata");
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  const pixelsOf = (image: CanvasImageSource) => {
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const assets = await loadEngineAssets(composition, { mediaUrl });
  const painter = await createYuvPainter(composition, assets, FRAME_RATE);
  let worst = 99;
  for (const index of frames) {
    const seeked = until("seeked");
    video.currentTime = (index + 0.5) / FRAME_RATE;
    await seeked;
    const shown = await frameShown(video, index);
    const frame = await painter.paint(index, 0);
    worst = Math.min(worst, likeness(pixelsOf(shown), pixelsOf(frame)));
    shown.close();
    frame.close();
  }
  assets.close();
  const ended = until("ended");
  video.currentTime = 0;
  video.playbackRate = 2;
  await video.play();
  await ended;
  return {
    worst: Math.round(worst * 10) / 10,
    endSeconds: video.currentTime,
    error: video.error?.message ?? null,
  };
}

/** "seeked" may come before the frame does. */
async function frameShown(video: HTMLVideoElement, index: number): Promise<VideoFrame> {
  for (;;) {
    const shown = new VideoFrame(video);
    if (Math.round((shown.timestamp / 1e6) * FRAME_RATE) === index) return shown;
    shown.close();
    await new Promise(requestAnimationFrame);
  }
}

export async function forgetSegments(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("export-segments", { recursive: true }).catch(() => {});
}
