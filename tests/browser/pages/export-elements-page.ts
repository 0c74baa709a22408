import { ALL_FORMATS, AudioBufferSink, BlobSource, Input, VideoSampleSink } from "mediabunny";
import { drawFrame } from "~/engine/draw-frame";
import { exportVideo } from "~/export/export-video";
import { wavFile } from "~/formats/wav-file";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Box, Composition } from "~/scene/composition";
import type { ElementContent } from "~/scene/element";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { contextOf } from "./engine-assets.ts";
import { makeClip } from "./make-clip.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const SIDE = 480;
const SECONDS = 3;
const hitSeconds = 1;
const toneSeconds = { start: 1.8, end: 3 };

const media = { alt: "", focusX: 0.5, focusY: 0.5, fit: "cover" } as const;
const clip = {
  ...media,
  kind: "clip",
  assetId: "clip",
  trimStartSeconds: 0,
  trimEndSeconds: null,
  speed: 1,
  loop: true,
  gain: 0,
} as const;

const contents: Record<string, ElementContent> = {
  text: { kind: "text", text: "Made slowly" },
  picture: { ...media, kind: "picture", assetId: "picture" },
  ramped: {
    ...clip,
    speedRamp: [
      { atSeconds: 0, speed: 2 },
      { atSeconds: 0.5, speed: 0.5 },
    ],
    freezes: [{ atSeconds: 0.3, forSeconds: 0.6 }],
  },
  keyed: { ...clip, chromaKey: { color: "#ff0000", similarity: 0.3, smoothness: 0.2, spill: 0.5 } },
  shape: { kind: "shape", shape: "star" },
  icon: { kind: "icon", name: "leaf" },
  drawing: {
    kind: "drawing",
    strokes: [{ points: [0, 0, 0.5, 1, 1, 0, 0, 0.6], width: 0.02, color: "#d8482f" }],
  },
  qr: { kind: "qr", text: "https://example.com", background: "#ffffff" },
  bar: { kind: "progress", shape: "bar", of: "scene" },
  countdown: { kind: "countdown", endsAt: "1970-01-02T00:00:00Z", from: "hours", over: "It is over" },
};
const span = { start: { to: "start", seconds: 0 }, end: { to: "end", seconds: 0 } } as const;

function storyboardOf(): Storyboard {
  const elements = Object.entries(contents).map(([id, content], index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const center = { centerX: (column + 0.5) / 4, centerY: (row + 0.5) / 3 };
    const motion = { enter: { kind: "none", seconds: 0 }, exit: { kind: "none", seconds: 0 } } as const;
    const element = { ...span, content, motion, placement: { ...center, width: 0.22, height: 0.22 } };
    return [id, element] as const;
  });
  return {
    version: 3,
    title: "Elements",
    language: "en",
    format: "1:1",
    templateId: "editorial",
    seed: 1,
    music: null,
    scenes: [
      {
        id: "scene",
        role: "point",
        durationSeconds: SECONDS,
        slots: {},
        elements: Object.fromEntries(elements),
      },
    ],
    overlays: {
      third: {
        content: { kind: "lower-third", title: "Salma", subtitle: "Agadir", style: "card" },
        start: { to: "video-start", seconds: 0 },
        end: { to: "video-end", seconds: 0 },
        placement: { centerX: 0.75, centerY: 0.85, width: 0.4, height: 0.16 },
      },
    },
    sounds: {
      hit: {
        source: { kind: "effect", effectId: "hit-wood" },
        start: { to: "scene-start", sceneId: "scene", seconds: hitSeconds },
        gain: 1,
      },
      tone: {
        source: { kind: "file", assetId: "tone", trimStartSeconds: 0, trimEndSeconds: null },
        start: { to: "scene-start", sceneId: "scene", seconds: toneSeconds.start },
        end: { to: "video-end", seconds: 0 },
        gain: 0.5,
        fadeOutSeconds: toneSeconds.end - toneSeconds.start,
      },
    },
  };
}

async function makeMedia(): Promise<(assetId: string) => string> {
  const picture = contextOf(new OffscreenCanvas(300, 300));
  picture.drawImage(paintStandIns().get("dunes")!, 0, 0, 300, 300);
  const tone = Float32Array.from(
    { length: 2 * 48_000 },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / 48_000),
  );
  const file = await makeClip({
    width: 240,
    height: 240,
    frameRate: 30,
    frameCount: 30,
    assetId: "portrait",
  });
  const blobs: Record<string, Blob> = {
    picture: await picture.canvas.convertToBlob(),
    clip: new Blob([file], { type: "video/mp4" }),
    tone: new Blob([wavFile([tone], 48_000)], { type: "audio/wav" }),
  };
  const urls = new Map(Object.entries(blobs).map(([id, blob]) => [id, URL.createObjectURL(blob)]));
  return (assetId) => urls.get(assetId) ?? "/nothing";
}

/** How like, in decibels, each part is at a time to the player's frame, and to that of a video without the part. */
export type Likenesses = Record<string, { like: number; without: number }>;

/** Exports the video and reads it back: the parts of some frames, and how loud each tenth of a second is (RMS). */
export async function exportElements(timesSeconds: number[]) {
  const mediaUrl = await makeMedia();
  const composition = resolveComposition(storyboardOf(), { width: SIDE, height: SIDE }, undefined, {
    nowMs: 0,
  });
  const exported = await exportVideo(composition, {
    mediaUrl,
    target: { kind: "mp4", frameRate: 30 },
    fileName: "elements.mp4",
    provenance: { title: "Elements", comment: "", digitalSourceType: "algorithmicMedia", recipe: "{}" },
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  try {
    using input = new Input({ source: new BlobSource(exported.file), formats: ALL_FORMATS });
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video || !audio) throw new Error("The file lacks a track.");
    const frames: Likenesses[] = [];
    for (const time of timesSeconds) {
      const sample = await new VideoSampleSink(video).getSample(time + 0.001);
      if (!sample) throw new Error("The video has no frame at that time.");
      const decoded = contextOf(new OffscreenCanvas(SIDE, SIDE));
      sample.draw(decoded, 0, 0);
      sample.close();
      frames.push(await likenesses(decoded, composition, time, mediaUrl));
    }
    const squares = new Float64Array(Math.ceil(SECONDS * 10));
    for await (const { buffer, timestamp } of new AudioBufferSink(audio).buffers()) {
      for (const [index, value] of buffer.getChannelData(0).entries()) {
        const tenth = Math.floor((timestamp + index / buffer.sampleRate) * 10);
        if (tenth >= 0 && tenth < squares.length) squares[tenth]! += (value * value) / 4800;
      }
    }
    const levels = [...squares].map(Math.sqrt);
    return { frames, levels, failed: exported.failedPictureIds, frameCount: exported.frameCount };
  } finally {
    await exported.discard();
  }
}

async function likenesses(
  decoded: OffscreenCanvasRenderingContext2D,
  composition: Composition,
  time: number,
  mediaUrl: (assetId: string) => string,
): Promise<Likenesses> {
  const shown = await frameOf(composition, time, mediaUrl);
  const result: Likenesses = {};
  for (const { key, box } of composition.parts ?? []) {
    if (!key.startsWith("element:") && !key.startsWith("overlay:")) continue;
    const layers = composition.layers.filter((layer) => layer.partKey !== key);
    const without = await frameOf({ ...composition, layers }, time, mediaUrl);
    result[key] = { like: decibels(decoded, shown, box), without: decibels(decoded, without, box) };
  }
  return result;
}

async function frameOf(composition: Composition, time: number, mediaUrl: (assetId: string) => string) {
  const assets = await loadEngineAssets(composition, { mediaUrl });
  const context = contextOf(new OffscreenCanvas(SIDE, SIDE));
  await assets.prepare(time);
  drawFrame(context, composition, time, assets);
  assets.close();
  return context;
}

function decibels(
  first: OffscreenCanvasRenderingContext2D,
  second: OffscreenCanvasRenderingContext2D,
  { x, y, width, height }: Box,
): number {
  const pixels = [first, second].map((context) => context.getImageData(x, y, width, height).data);
  let sum = 0;
  for (const [index, value] of pixels[0]!.entries()) sum += (value - pixels[1]![index]!) ** 2;
  return Math.round(10 * Math.log10(255 ** 2 / Math.max(0.01, sum / (width * height * 3))));
}
