import { type ExportedVideo, exportVideo } from "~/export/export-video";
import { checkExport } from "~/export/preflight";
import type { Composition, ShapeLayer } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import type { EncodeOrder, EncodeResult } from "./export-bench-worker.ts";
import { clipComposition, clipLayer, makeClip } from "./make-clip.ts";
import { readDrift } from "./read-drift.ts";
import { sampleComposition } from "./sample-composition.ts";
import { sampleStoryboard } from "./sample-storyboards.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

export const pictureUrls = await urlsOfStandIns();
const mediaUrl = (assetId: string) => pictureUrls.get(assetId) ?? "";
const target = { kind: "mp4", frameRate: 30 } as const;

export interface Subject {
  templateId: string;
  /** Of the shorter side. */
  pixels: number;
  /** Replaces the headline of the third scene. */
  headline?: string;
  /** Its music; none where absent. */
  bedId?: string;
}

async function urlsOfStandIns(): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const [assetId, bitmap] of paintStandIns()) {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    urls.set(assetId, URL.createObjectURL(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })));
  }
  return urls;
}

function subjectComposition({ templateId, pixels, headline, bedId }: Subject): Composition {
  const storyboard = sampleStoryboard("short", templateId, "9:16", 1);
  if (headline) storyboard.scenes[2]!.slots.headline = { kind: "text", text: headline };
  if (bedId) storyboard.music = { bedId, gain: 0.6 };
  return resolveComposition(storyboard, { width: pixels, height: (pixels * 16) / 9 });
}

/** Segments that earlier exports left would make a measurement a reading of files. */
export async function forgetSegments(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("export-segments", { recursive: true }).catch(() => {});
}

let drift: Awaited<ReturnType<typeof readDrift>> | null = null;

/** How far sound and picture part in the last long export. */
export const lastDrift = () => drift;

/** An export as users get it, timed from when everything is loaded to the finished file. */
export async function timedExport(
  composition: Composition,
  {
    urlOf = mediaUrl,
    take,
  }: { urlOf?: (assetId: string) => string; take?: (file: File) => Promise<void> } = {},
) {
  const calledMs = performance.now();
  let startMs = 0;
  const video: ExportedVideo = await exportVideo(composition, {
    mediaUrl: urlOf,
    target,
    fileName: "bench.mp4",
    provenance: { title: "Bench", comment: "", digitalSourceType: "algorithmicMedia" },
    onProgress({ stage }) {
      if (stage !== "loading" && startMs === 0) startMs = performance.now();
    },
  });
  const seconds = (performance.now() - startMs) / 1000;
  const wholeSeconds = (performance.now() - calledMs) / 1000;
  const { frameCount, framesReused, framesCopied } = video;
  const sizeBytes = video.file.size;
  drift = composition.sound ? await readDrift(video.file) : null;
  await take?.(video.file);
  await video.discard();
  const framesPerSecond = frameCount / seconds;
  return { seconds, wholeSeconds, framesPerSecond, frameCount, framesReused, framesCopied, sizeBytes };
}

const clipSize = { width: 1080, height: 1920, frameRate: 30, frameCount: 600, hasGrain: true };
let clipUrl: Promise<string> | null = null;

/** A video of one clip that fills it, as it is or with a line over it all the time. */
export async function exportClip(hasLine: boolean) {
  clipUrl ??= makeClip(clipSize).then((bytes) => URL.createObjectURL(new Blob([bytes])));
  const url = await clipUrl;
  const { width, height, frameRate, frameCount } = clipSize;
  const seconds = frameCount / frameRate;
  const line: ShapeLayer = {
    id: "line",
    kind: "shape",
    shape: "rectangle",
    startSeconds: 0,
    endSeconds: seconds,
    box: { x: 90, y: 1500, width: 900, height: 8 },
    radius: 0,
    color: "#ffffff",
    animations: [],
  };
  const clip = clipLayer(width, height, { endSeconds: seconds });
  const composition = clipComposition(hasLine ? [clip, line] : [clip], { width, height, seconds });
  return timedExport({ ...composition, clipIds: ["clip"] }, { urlOf: () => url });
}

export const exportSubject = (subject: Subject) => timedExport(subjectComposition(subject));

/** The same with the file, in base64. */
export async function exportFile(subject: Subject) {
  let base64 = "";
  const figures = await timedExport(subjectComposition(subject), {
    take: async (file) => {
      const reader = new FileReader();
      const { promise, resolve } = Promise.withResolvers<void>();
      reader.onload = () => resolve();
      reader.readAsDataURL(file);
      await promise;
      base64 = String(reader.result).split(",")[1] ?? "";
    },
  });
  return { ...figures, base64 };
}

export async function estimateSubject(subject: Subject): Promise<number | null> {
  const check = await checkExport(subjectComposition(subject), { mediaUrl, target });
  return check.estimate?.sizeBytes ?? null;
}

/** The encoder alone, or several at once, in the state that exports choose, fed all frames of the subject ready made. */
export async function encodeSubject(subject: Subject, encoders = 1): Promise<EncodeResult> {
  const worker = new Worker(new URL("./export-bench-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<EncodeResult>();
  worker.onmessage = ({ data }: MessageEvent<EncodeResult | { error: string }>) =>
    "error" in data ? reject(new Error(data.error)) : resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
  const order: EncodeOrder = {
    composition: subjectComposition(subject),
    pictureUrls: Object.fromEntries(pictureUrls),
    frameRate: 30,
    encoders,
  };
  worker.postMessage(order);
  try {
    return await promise;
  } finally {
    worker.terminate();
  }
}

/** A long video of little work per frame, with music: what is asked is whether memory grows with length. */
export async function exportLong(minutes: number) {
  return timedExport(
    sampleComposition({ width: 320, height: 320, durationSeconds: minutes * 60, bedId: "lofi-morning" }),
  );
}
