import { requireAudioEncoder } from "~/export/audio-codec";
import { ExportError } from "~/export/export-error";
import { frameRateOf, holdsSound } from "~/export/export-kind";
import type { ExportProbe, ProbeJob } from "~/export/export-messages";
import { readMediaVersions } from "~/export/media-versions";
import { encodeSegment } from "~/export/segments/encode-segment";
import type { EncodedSegment } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import { leaveEncoder, takeEncoder } from "~/export/segments/kept-encoders";
import type { LaneEncoder } from "~/export/segments/lane-encoder";
import { planSegments } from "~/export/segments/plan-segments";
import { openSegmentStore } from "~/export/segments/segment-store";
import type { Segment } from "~/export/segments/split-segments";
import { audibleSound, requireBed } from "~/export/soundtrack";
import { requireVideoEncoders } from "~/export/video-codec";
import { createVideoPainter, type VideoPainter } from "~/export/video-painter";
import {
  countFrames,
  KEY_FRAME_INTERVAL_SECONDS,
  SOUND_BITRATE,
  SOUND_CHANNELS,
  SOUND_SAMPLE_RATE,
  type VideoCodec,
} from "~/export/video-settings";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";

/** Stretches tried, and frames of each: one or two seconds of work at 1080p. Half as many miss the size by a fifth. */
const TRIALS = 14;
const FRAMES_PER_TRIAL = 8;
/** Sound is synthesised and encoded many times faster than it plays. */
const SOUND_SECONDS_PER_SECOND = 0.07;

/**
 * Tries a little of an export, to tell what the whole takes: loads everything, encodes a few frames here and there with the
 * encoder the export will use, and looks for segments that are ready. Throws an ExportError where the export would fail.
 */
export async function probeExport(job: ProbeJob, signal: AbortSignal): Promise<ExportProbe> {
  const { composition, target } = job;
  const sound = holdsSound(target) ? audibleSound(composition.sound) : null;
  if (target.kind === "sound" && !sound) throw new ExportError("no-sound");
  if (sound) {
    requireBed(sound);
    if (target.kind !== "sound" || target.container === "m4a") {
      await requireAudioEncoder(target.kind === "webm" ? "opus" : "aac");
    }
  }
  const frameRate = frameRateOf(target);
  if (frameRate > 0 && countFrames(composition.durationSeconds, frameRate) === 0) {
    throw new ExportError("empty-video");
  }
  const assets = await loadEngineAssets(composition, {
    mediaUrl: (assetId) => job.mediaUrls[assetId] ?? "",
    signal,
    isReadBack: true,
  });
  try {
    const pictures = await probePictures(job, assets, signal);
    const isWave = target.kind === "sound" && target.container === "wav";
    const soundBitrate = isWave ? SOUND_SAMPLE_RATE * SOUND_CHANNELS * 16 : SOUND_BITRATE;
    return {
      ...pictures,
      sizeBytes: Math.round(
        pictures.sizeBytes + (sound ? (soundBitrate / 8) * composition.durationSeconds : 0),
      ),
      seconds: pictures.seconds + (sound ? composition.durationSeconds * SOUND_SECONDS_PER_SECOND : 0),
      failedPictureIds: [...assets.failedPictureIds],
    };
  } finally {
    assets.close();
  }
}

type PicturesProbe = Pick<ExportProbe, "sizeBytes" | "seconds" | "reusableShare">;

async function probePictures(
  job: ProbeJob,
  assets: LoadedAssets,
  signal: AbortSignal,
): Promise<PicturesProbe> {
  const { composition, target } = job;
  switch (target.kind) {
    case "sound":
      return { sizeBytes: 0, seconds: 0, reusableShare: 0 };
    case "mp4":
    case "webm":
      return probeVideo(job, target.kind === "mp4" ? "avc" : target.codec, target.frameRate, assets, signal);
    case "gif": {
      const { tryGifFrames } = await import("~/export/stills/try-gif-frames");
      return tryGifFrames(composition, target.frameRate, assets);
    }
    case "frames":
    case "poster": {
      const { tryPictures } = await import("~/export/stills/try-pictures");
      return tryPictures(composition, target, assets);
    }
  }
}

async function probeVideo(
  job: ProbeJob,
  codec: VideoCodec,
  frameRate: number,
  assets: LoadedAssets,
  signal: AbortSignal,
): Promise<PicturesProbe> {
  const configs = await requireVideoEncoders(job.composition, frameRate, codec);
  for (const config of configs) {
    try {
      return await tryVideo(config, job, frameRate, assets, signal);
    } catch (thrown) {
      if (!(thrown instanceof EncoderLostError) || config === configs.at(-1)) throw thrown;
    }
  }
  throw new ExportError("encoder-lost");
}

async function tryVideo(
  config: VideoEncoderConfig,
  { composition, mediaUrls }: ProbeJob,
  frameRate: number,
  assets: LoadedAssets,
  signal: AbortSignal,
): Promise<PicturesProbe> {
  const frameCount = countFrames(composition.durationSeconds, frameRate);
  const store = await openSegmentStore(Date.now());
  const { segments, stored, framesReused, framesCopied } = await planSegments(
    composition,
    { frameRate, frameCount },
    config,
    { failedMediaIds: assets.failedPictureIds, mediaVersions: await readMediaVersions(mediaUrls, signal) },
    store,
    (assetId) => assets.clips?.getFile(assetId),
  );
  const encoded = segments.filter(({ copy }) => !copy);
  const copiedBytes = segments.reduce((sum, { copy }) => sum + (copy?.sizeBytes ?? 0), 0);
  const framesEncoded = frameCount - framesCopied;
  const painter = await createVideoPainter(composition, assets, frameRate);
  const trials = trialsIn(frameCount);
  let keyBytes = 0;
  let deltaBytes = 0;
  let deltaFrames = 0;
  const paces: number[] = [];
  const startedMs = performance.now();
  let encoder: LaneEncoder | null = null;
  try {
    for (const segment of trials) {
      if (!encoder?.takesAnother) encoder = takeEncoder(config, frameRate);
      const { packets, secondsPerFrame } = await encodeTrial(segment, { painter, encoder, signal });
      paces.push(secondsPerFrame);
      for (const { isKey, sizeBytes } of packets) {
        if (isKey) keyBytes += sizeBytes;
        else {
          deltaBytes += sizeBytes;
          deltaFrames++;
        }
      }
    }
  } finally {
    painter.close();
    if (signal.aborted) encoder?.close();
    else if (encoder) leaveEncoder(encoder);
  }
  // The first frame of a scene prepares its layers, which is done once in each; the others tell the pace.
  const spentSeconds = (performance.now() - startedMs) / 1000;
  const pace = paces.toSorted((a, b) => a - b)[Math.floor(paces.length / 2)] ?? 0;
  const triedFrames = trials.reduce((sum, { startFrame, endFrame }) => sum + endFrame - startFrame, 0);
  const secondsPerStart = Math.max(0, spentSeconds - triedFrames * pace) / trials.length;
  const starts = Math.min(encoded.length - stored.size, composition.sceneStartsSeconds.length);
  const keyFrames = encoded.reduce(
    (sum, { segment }) =>
      sum + Math.ceil((segment.endFrame - segment.startFrame) / (KEY_FRAME_INTERVAL_SECONDS * frameRate)),
    0,
  );
  const sizeBytes =
    keyFrames * (keyBytes / trials.length) +
    (framesEncoded - keyFrames) * (deltaFrames > 0 ? deltaBytes / deltaFrames : 0);
  return {
    sizeBytes: Math.round(
      copiedBytes +
        Math.min(sizeBytes, ((config.bitrate ?? sizeBytes * 8) / 8) * (framesEncoded / frameRate) * 1.1),
    ),
    seconds: (framesEncoded - framesReused) * pace + starts * secondsPerStart,
    reusableShare: framesReused / frameCount,
  };
}

async function encodeTrial(
  segment: Segment,
  { painter, encoder, signal }: { painter: VideoPainter; encoder: LaneEncoder; signal: AbortSignal },
): Promise<EncodedSegment & { secondsPerFrame: number }> {
  let warmMs = performance.now();
  let framesWarm = segment.endFrame - segment.startFrame;
  const { finished } = await encodeSegment({
    segment,
    encoder,
    paint: painter.paint,
    signal,
    onFrame(framesDone) {
      if (framesDone !== 2) return;
      warmMs = performance.now();
      framesWarm -= 2;
    },
  });
  const encoded = await finished;
  return { ...encoded, secondsPerFrame: (performance.now() - warmMs) / 1000 / Math.max(1, framesWarm) };
}

/** Short stretches, evenly spread. */
function trialsIn(frameCount: number): Segment[] {
  const count = Math.max(1, Math.min(TRIALS, Math.floor(frameCount / FRAMES_PER_TRIAL)));
  return Array.from({ length: count }, (_, index) => {
    const startFrame = Math.floor(((index + 0.5) / count) * Math.max(0, frameCount - FRAMES_PER_TRIAL));
    return { index, startFrame, endFrame: Math.min(frameCount, startFrame + FRAMES_PER_TRIAL) };
  });
}
