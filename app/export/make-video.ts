import {
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { openAudioTrack } from "~/export/audio-track";
import { metadataTags, xmpBox } from "~/export/container-tags";
import { ExportError } from "~/export/export-error";
import type { ExportTarget } from "~/export/export-kind";
import type { Made, Making } from "~/export/making";
import { createProgressMeter } from "~/export/progress-meter";
import type { StoredDecoderConfig } from "~/export/segments/encoded-segment";
import { localMember } from "~/export/segments/local-member";
import { type OpenPainters, openPainters } from "~/export/segments/open-painters";
import { planSegments } from "~/export/segments/plan-segments";
import { produceSegments } from "~/export/segments/produce-segments";
import { openCrew, type SegmentCrew } from "~/export/segments/segment-crew";
import type { SegmentStore } from "~/export/segments/segment-store";
import { workerMember } from "~/export/segments/worker-member";
import { audibleSound, requireBed } from "~/export/soundtrack";
import { requireVideoEncoders } from "~/export/video-codec";
import { countFrames, type VideoCodec } from "~/export/video-settings";

export type VideoTarget = Extract<ExportTarget, { kind: "mp4" | "webm" }>;

/**
 * MP4 (H.264 High and AAC, index first) or WebM (VP9 or AV1, and Opus). The pictures come as segments, each encoded on its
 * own or found in the store, and are joined packet by packet. Frame i shows the time i/frameRate. Where an encoder of the
 * machine's own fails for good, everything is made again by the browser's, since packets of two do not fit into one track.
 */
export async function makeVideo(making: Making, target: VideoTarget, store: SegmentStore): Promise<Made> {
  const { composition } = making.job;
  const { frameRate } = target;
  if (countFrames(composition.durationSeconds, frameRate) === 0) throw new ExportError("empty-video");
  const configs = await requireVideoEncoders(composition, frameRate, codecOf(target));
  const sound = audibleSound(composition.sound);
  if (sound) requireBed(sound);
  for (const config of configs) {
    try {
      return await makeWith(config, making, target, store);
    } catch (thrown) {
      const isLost = thrown instanceof ExportError && thrown.code === "encoder-lost";
      if (!isLost || config === configs.at(-1)) throw thrown;
      await making.sink.restart();
    }
  }
  throw new ExportError("encoder-lost");
}

async function makeWith(
  config: VideoEncoderConfig,
  making: Making,
  target: VideoTarget,
  store: SegmentStore,
): Promise<Made> {
  const { job, assets, sink, signal, report } = making;
  const { composition } = job;
  const { frameRate } = target;
  const isMp4 = target.kind === "mp4";
  const codec = codecOf(target);
  const frameCount = countFrames(composition.durationSeconds, frameRate);
  const sound = audibleSound(composition.sound);

  const plan = await planSegments(
    composition,
    { frameRate, frameCount },
    config,
    { failedMediaIds: assets.failedPictureIds, mediaVersions: making.mediaVersions },
    store,
    (assetId) => assets.clips?.getFile(assetId),
  );
  const { track: copiedTrack, framesReused } = plan;
  const meter = createProgressMeter(frameCount, framesReused + plan.framesCopied);
  let framesCopied = 0;
  let crew: SegmentCrew | null = null;
  const framesOf = new Map<number, number>();
  const onFrame = (segmentIndex: number, framesDone: number) => {
    framesOf.set(segmentIndex, framesDone);
    let sum = 0;
    for (const frames of framesOf.values()) sum += frames;
    const seconds = performance.now() / 1000;
    crew?.frameDone(seconds, sum);
    const progress = meter.frameDone(sum, seconds);
    if (progress) report(progress);
  };

  // Room for the index is reserved at the start, so media go straight to disk and the file still starts fast.
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: "reserve" }) : new WebMOutputFormat();
  const output = new Output({ format, target: sink.target() });
  const video = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(video, { frameRate, maximumPacketCount: frameCount });
  const durationSeconds = frameCount / frameRate;
  const audioTrack =
    sound && (await openAudioTrack(making, sound, durationSeconds, isMp4 ? "aac" : "opus", store));
  if (audioTrack)
    output.addAudioTrack(audioTrack.source, { maximumPacketCount: audioTrack.maximumPacketCount });
  const feed = audioTrack?.feed;
  output.setMetadataTags(metadataTags(job.provenance, isMp4 ? "mp4" : "webm"));

  let opened: OpenPainters | null = null;
  try {
    await output.start();
    if (sound) report(meter.stage("sound"));
    await feed?.addUntil(1);
    const remaining = plan.segments.filter(
      ({ segment, copy }) => !copy && !plan.stored.has(segment.index),
    ).length;
    const { lanes, mostMembers } = job.limits;
    opened = await openPainters(job, assets, frameRate, Math.max(1, Math.min(lanes, remaining)));
    const order = { frameRate, config, signal, onFrame };
    crew = openCrew({
      first: localMember({ ...order, painters: opened.painters }),
      openMember: () => workerMember({ ...order, job, lanes }),
      mostMembers,
      segmentCount: remaining,
      signal,
    });
    report(meter.stage("frames"));
    let index = 0;
    let sequence = 0;
    for await (const { packets, data, config: decoderConfig } of produceSegments(
      plan,
      crew,
      store,
      copiedTrack?.encoder,
    )) {
      const { startFrame } = plan.segments[index++]!.segment;
      if (decoderConfig === copiedTrack?.joined) framesCopied += packets.length;
      let position = 0;
      for (const { isKey, frame, sizeBytes } of packets) {
        signal.throwIfAborted();
        const timestampSeconds = (startFrame + frame) / frameRate;
        // Sound goes in beside its pictures, so a player never has to jump to the end of the file for it.
        await feed?.addUntil(timestampSeconds + 1);
        const bytes = data.subarray(position, position + sizeBytes);
        position += sizeBytes;
        const packet = new EncodedPacket(
          bytes,
          isKey ? "key" : "delta",
          timestampSeconds,
          1 / frameRate,
          sequence,
        );
        await video.add(
          packet,
          sequence++ === 0 ? { decoderConfig: playable(copiedTrack?.joined ?? decoderConfig) } : undefined,
        );
      }
    }
    await feed?.addUntil(Number.POSITIVE_INFINITY);
    report(meter.stage("finishing"));
    await output.finalize();
    signal.throwIfAborted();
    await audioTrack?.keep();
    if (isMp4) await sink.append(xmpBox(job.provenance));
    return { frameCount, framesReused, framesCopied };
  } catch (thrown) {
    if (output.state !== "finalized") await output.cancel().catch(() => {});
    throw thrown;
  } finally {
    opened?.close();
    await feed?.close();
  }
}

function codecOf(target: VideoTarget): VideoCodec {
  return target.kind === "mp4" ? "avc" : target.codec;
}

function playable({ description, ...config }: StoredDecoderConfig): VideoDecoderConfig {
  return { ...config, ...(description ? { description: new Uint8Array(description) } : {}) };
}
