import {
  ALL_FORMATS,
  AudioBufferSink,
  BlobSource,
  EncodedPacketSink,
  Input,
  VideoSampleSink,
} from "mediabunny";
import { ExportError } from "~/export/export-error";
import { type ExportTarget, fileEnding } from "~/export/export-kind";
import { renderPoster } from "~/export/export-poster";
import { type ExportedVideo, exportVideo } from "~/export/export-video";
import { checkExport } from "~/export/preflight";
import type { ExportProgress } from "~/export/progress-meter";
import { packetsFromBytes } from "~/export/segments/encoded-packets";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { readDrift } from "./read-drift.ts";
import { type SampleOptions, sampleComposition } from "./sample-composition.ts";

export { closeIdleWorker } from "~/export/run-worker";

let exported: ExportedVideo | null = null;
const mediaUrl = (assetId: string) => `/pictures/${assetId}.png`;

export interface ExportRequest {
  sample: SampleOptions;
  /** MP4 at 30 frames per second unless told otherwise. */
  target?: ExportTarget;
  cancelAtFrame?: number;
  cancelFirst?: boolean;
  /** Saves into a file handle, as from a file picker; here one of the private file system. */
  saveToName?: string;
}

export type ExportOutcome =
  | {
      ok: true;
      seconds: number;
      sizeBytes: number;
      name: string;
      type: string;
      frameCount: number;
      framesReused: number;
      failedPictureIds: string[];
      progress: ExportProgress[];
    }
  | { ok: false; code: string; cause: string; progress: ExportProgress[] };

const provenance = {
  title: "Sample & test",
  comment: "Made by a test",
  digitalSourceType: "algorithmicMedia",
  recipe: '{"seed":3}',
} as const;

async function fileHandle(name: string): Promise<FileSystemFileHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getFileHandle(name, { create: true });
}

/** Exports a sample and keeps the file for the functions below. */
export async function runExport(request: ExportRequest): Promise<ExportOutcome> {
  return exportComposition(sampleComposition(request.sample), request);
}

export async function exportComposition(
  composition: Composition,
  request: Omit<ExportRequest, "sample">,
): Promise<ExportOutcome> {
  const target: ExportTarget = request.target ?? { kind: "mp4", frameRate: 30 };
  const controller = new AbortController();
  if (request.cancelFirst) controller.abort();
  const progress: ExportProgress[] = [];
  const started = performance.now();
  try {
    exported = await exportVideo(composition, {
      mediaUrl,
      target,
      fileName: `sample.${fileEnding(target)}`,
      provenance,
      signal: controller.signal,
      ...(request.saveToName ? { saveTo: await fileHandle(request.saveToName) } : {}),
      onProgress(report) {
        progress.push(report);
        if (request.cancelAtFrame !== undefined && report.framesDone >= request.cancelAtFrame) {
          controller.abort();
        }
      },
    });
    const seconds = (performance.now() - started) / 1000;
    const { file, frameCount, framesReused, failedPictureIds } = exported;
    const { size: sizeBytes, name, type } = file;
    return { ok: true, seconds, sizeBytes, name, type, frameCount, framesReused, failedPictureIds, progress };
  } catch (thrown) {
    if (!(thrown instanceof ExportError)) throw thrown;
    return { ok: false, code: thrown.code, cause: String(thrown.cause), progress };
  }
}

export async function temporaryFileNames(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("exports", { create: true });
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

/** What earlier exports left for the next one. */
export async function segmentNames(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("export-segments", { create: true });
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names.sort();
}

/** Those of them that are no whole segment. */
export async function halfSegmentNames(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("export-segments", { create: true });
  const half: string[] = [];
  for (const name of await segmentNames()) {
    const file = await (await folder.getFileHandle(name)).getFile();
    if (!packetsFromBytes(await file.bytes())) half.push(name);
  }
  return half;
}

export async function forgetSegments(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("export-segments", { recursive: true }).catch(() => {});
}

/** Leaves segments as a crash in the middle of writing would: cut short. */
export async function damageSegments(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("export-segments");
  for (const name of await segmentNames()) {
    const writable = await (await folder.getFileHandle(name)).createWritable({ keepExistingData: true });
    await writable.truncate(40);
    await writable.close();
  }
}

/** Leaves segments as longer ones would that had been there before them. */
export async function lengthenSegments(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("export-segments");
  for (const name of await segmentNames()) {
    const handle = await folder.getFileHandle(name);
    const { size } = await handle.getFile();
    const writable = await handle.createWritable({ keepExistingData: true });
    await writable.write({ type: "write", position: size, data: new Uint8Array(1000) });
    await writable.close();
  }
}

/** Exports as a machine with this many cores would. */
export function pretendCores(cores: number): void {
  Object.defineProperty(navigator, "hardwareConcurrency", { value: cores, configurable: true });
}

/** Ends every worker that is started from now on after a while, as the browser does where memory is short. */
export function killWorkersAfter(milliseconds: number): void {
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      setTimeout(() => this.terminate(), milliseconds);
    }
  };
}

export async function savedSize(name: string): Promise<number> {
  return (await (await fileHandle(name)).getFile()).size;
}

export async function discardExport(): Promise<void> {
  await exported?.discard();
}

function exportedFile(): File {
  if (!exported) throw new Error("Nothing was exported.");
  return exported.file;
}

/** The file as a data URL, for tools outside the page. */
export async function readDataUrl(): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve } = Promise.withResolvers<void>();
  reader.onload = () => resolve();
  reader.readAsDataURL(exportedFile());
  await promise;
  return String(reader.result);
}

/** Types and sizes of the top-level boxes of the MP4 file. */
export async function readBoxes(): Promise<{ type: string; size: number }[]> {
  const bytes = await exportedFile().bytes();
  const view = new DataView(bytes.buffer);
  const boxes: { type: string; size: number }[] = [];
  for (let position = 0; position < bytes.length; ) {
    const size32 = view.getUint32(position);
    const type = new TextDecoder().decode(bytes.subarray(position + 4, position + 8));
    const size = size32 === 1 ? Number(view.getBigUint64(position + 8)) : size32;
    boxes.push({ type, size });
    position += size;
  }
  return boxes;
}

export const drift = () => readDrift(exportedFile());

/** What a player would learn from the file. */
export async function readTracks() {
  using input = new Input({ source: new BlobSource(exportedFile()), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new Error("The file has no video.");
  const timestamps: number[] = [];
  const keyTimestamps: number[] = [];
  const packets = new EncodedPacketSink(video);
  for (let packet = await packets.getFirstPacket(); packet; packet = await packets.getNextPacket(packet)) {
    timestamps.push(packet.timestamp);
    if (packet.type === "key") keyTimestamps.push(packet.timestamp);
  }
  const config = await video.getDecoderConfig();
  return {
    mimeType: await input.getMimeType(),
    durationSeconds: await input.computeDuration(),
    videoSeconds: await video.computeDuration(),
    width: video.displayWidth,
    height: video.displayHeight,
    videoCodec: await video.getCodecParameterString(),
    colorSpace: config?.colorSpace ?? null,
    timestamps,
    keyTimestamps,
    audioCodec: audio && (await audio.getCodecParameterString()),
    audioSeconds: audio && (await audio.computeDuration()),
    tags: await input.getMetadataTags().then(({ title, comment }) => ({ title, comment })),
    sourceType: await input.getMetadataTags().then(({ raw }) => raw?.DIGITAL_SOURCE_TYPE ?? null),
  };
}

/** A hash of each packet's bytes, and of each decoded frame's pixels, in order. */
export async function hashFrames(): Promise<{ packets: string[]; frames: string[] }> {
  using input = new Input({ source: new BlobSource(exportedFile()), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error("The file has no video.");
  const packets: string[] = [];
  for await (const packet of new EncodedPacketSink(video).packets()) packets.push(await hash(packet.data));
  const frames: string[] = [];
  for await (const sample of new VideoSampleSink(video).samples()) {
    const pixels = new Uint8Array(sample.allocationSize());
    await sample.copyTo(pixels);
    sample.close();
    frames.push(await hash(pixels));
  }
  return { packets, frames };
}

/** Each packet of the sound with its time. */
export async function hashSound(): Promise<string[]> {
  using input = new Input({ source: new BlobSource(exportedFile()), formats: ALL_FORMATS });
  const audio = await input.getPrimaryAudioTrack();
  if (!audio) throw new Error("The file has no sound.");
  const packets: string[] = [];
  for await (const { data, timestamp } of new EncodedPacketSink(audio).packets()) {
    packets.push(`${timestamp.toFixed(6)} ${await hash(data)}`);
  }
  return packets;
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Frames of an animated picture as the browser's own decoder sees them: duration in ms, and pixels at points. */
export async function readAnimation(points: [x: number, y: number][]) {
  const decoder = new ImageDecoder({ data: await exportedFile().arrayBuffer(), type: exportedFile().type });
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  if (!track) throw new Error("No track.");
  const frames: { milliseconds: number; pixels: number[][] }[] = [];
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    frames.push({ milliseconds: (image.duration ?? 0) / 1000, pixels: pixelsOf(image, points) });
    image.close();
  }
  return { repetitions: String(track.repetitionCount), frames };
}

/** Pixels of the file as a single picture. */
export async function readPicture(points: [x: number, y: number][]) {
  const bitmap = await createImageBitmap(exportedFile());
  return { width: bitmap.width, height: bitmap.height, pixels: pixelsOf(bitmap, points) };
}

function pixelsOf(image: ImageBitmap | VideoFrame, points: [x: number, y: number][]): number[][] {
  const [width, height] =
    "displayWidth" in image ? [image.displayWidth, image.displayHeight] : [image.width, image.height];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("No canvas.");
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)]);
}

/** Whether the file says of itself what an exporter must write: its source type and its recipe. */
export async function readText(): Promise<string> {
  return new TextDecoder("latin1").decode(await exportedFile().arrayBuffer());
}

/** Pixels of the decoded video at a time, as [red, green, blue] per asked point. */
export async function readPixels(timeSeconds: number, points: [x: number, y: number][]): Promise<number[][]> {
  using input = new Input({ source: new BlobSource(exportedFile()), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error("The file has no video.");
  const sample = await new VideoSampleSink(video).getSample(timeSeconds);
  if (!sample) throw new Error("The video has no frame at that time.");
  const context = new OffscreenCanvas(sample.displayWidth, sample.displayHeight).getContext("2d");
  if (!context) throw new Error("No canvas.");
  sample.draw(context, 0, 0);
  sample.close();
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)]);
}

let keptSound: Float32Array | null = null;

async function firstSound(seconds: number): Promise<Float32Array> {
  using input = new Input({ source: new BlobSource(exportedFile()), formats: ALL_FORMATS });
  const audio = await input.getPrimaryAudioTrack();
  if (!audio) throw new Error("The file has no sound.");
  const samples = new Float32Array(seconds * 48_000);
  for await (const { buffer, timestamp } of new AudioBufferSink(audio).buffers(0, seconds)) {
    const channel = buffer.getChannelData(0);
    const start = Math.round(timestamp * 48_000);
    const [from, to] = [Math.max(0, -start), Math.min(channel.length, samples.length - start)];
    if (to > from) samples.set(channel.subarray(from, to), start + from);
  }
  return samples;
}

/** Remembers the sound of the file, to compare another with it. */
export async function keepSound(): Promise<void> {
  keptSound = await firstSound(2);
}

/** By how many samples the sound of the file is later than the one kept: where both are most alike. */
export async function soundLag(): Promise<number> {
  const sound = await firstSound(2);
  let best = 0;
  let lag = 0;
  for (let shift = -2400; shift <= 2400; shift++) {
    let likeness = 0;
    for (let index = 24_000; index < 60_000; index += 5) {
      likeness += keptSound![index]! * sound[index + shift]!;
    }
    if (likeness > best) [best, lag] = [likeness, shift];
  }
  return lag;
}

/** Loudest sample of each second of the decoded sound. */
export async function readSoundPeaks(): Promise<number[]> {
  using input = new Input({ source: new BlobSource(exportedFile()), formats: ALL_FORMATS });
  const audio = await input.getPrimaryAudioTrack();
  if (!audio) return [];
  const peaks: number[] = [];
  for await (const { buffer, timestamp } of new AudioBufferSink(audio).buffers()) {
    const second = Math.max(0, Math.floor(timestamp));
    const samples = buffer.getChannelData(0);
    peaks[second] = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), peaks[second] ?? 0);
  }
  return peaks;
}

export async function check(sample: SampleOptions, target: ExportTarget = { kind: "mp4", frameRate: 30 }) {
  return checkExport(sampleComposition(sample), { mediaUrl, target });
}

/** Type and decoded colour of a poster. */
export async function poster(timeSeconds: number) {
  const composition = sampleComposition();
  const assets = await loadEngineAssets(composition, { mediaUrl });
  try {
    const blob = await renderPoster(composition, assets, timeSeconds);
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("No canvas.");
    context.drawImage(bitmap, 0, 0);
    const color = [...context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data.subarray(0, 3)];
    return { type: blob.type, width: bitmap.width, height: bitmap.height, color };
  } finally {
    assets.close();
  }
}
