import {
  type AudioSample,
  AudioSampleSource,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from "mediabunny";
import { drawFrame } from "~/engine/draw-frame";
import { requireAacEncoder } from "~/export/audio-codec";
import { ExportError, toExportError } from "~/export/export-error";
import type { ExportJob, ExportResult } from "~/export/export-messages";
import { type FileSink, openFileSink } from "~/export/file-sink";
import { limitedRangeFrame } from "~/export/limited-range-frame";
import { createProgressMeter, type ExportProgress } from "~/export/progress-meter";
import { xmpBox } from "~/export/provenance";
import { audibleSound, requireBed, soundSamples } from "~/export/soundtrack";
import { requireAvcEncoder } from "~/export/video-codec";
import {
  countFrames,
  KEY_FRAME_INTERVAL_SECONDS,
  SOUND_BITRATE,
  SOUND_SAMPLE_RATE,
  videoBitrate,
} from "~/export/video-settings";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";

/**
 * Encodes one video in a worker: H.264 High and AAC in an MP4 whose index stands first. Frame i shows time i/frameRate and is
 * encoded once. Throws only ExportErrors; when it throws, nothing it opened is left, neither in memory nor on disk.
 */
export async function encodeVideo(
  job: ExportJob,
  signal: AbortSignal,
  report: (progress: ExportProgress) => void,
): Promise<ExportResult> {
  let assets: LoadedAssets | undefined;
  try {
    const frameCount = countFrames(job.composition.durationSeconds, job.frameRate);
    if (frameCount === 0) throw new ExportError("empty-video");
    const meter = createProgressMeter(frameCount);
    report(meter.stage("loading"));
    const avcCodec = await requireAvcEncoder(job.composition, job.frameRate);
    const sound = audibleSound(job.composition.sound);
    if (sound) {
      requireBed(sound);
      await requireAacEncoder();
    }
    assets = await loadEngineAssets(job.composition, {
      mediaUrl: (assetId) => job.mediaUrls[assetId] ?? "",
      signal,
    });
    const sink = await openFileSink(job.saveTo);
    const file = await writeFile({ job, frameCount, avcCodec, assets, sink, meter, signal, report });
    return {
      file,
      temporaryName: sink.temporaryName,
      frameCount,
      failedPictureIds: assets.failedPictureIds,
    };
  } catch (thrown) {
    throw toExportError(thrown);
  } finally {
    assets?.close();
  }
}

interface Writing {
  job: ExportJob;
  frameCount: number;
  avcCodec: string;
  assets: LoadedAssets;
  sink: FileSink;
  meter: ReturnType<typeof createProgressMeter>;
  signal: AbortSignal;
  report: (progress: ExportProgress) => void;
}

async function writeFile(writing: Writing): Promise<File> {
  const { job, frameCount, avcCodec, sink, meter, signal, report } = writing;
  const { width, height } = job.composition;
  const durationSeconds = frameCount / job.frameRate;
  const sound = audibleSound(job.composition.sound);

  // Room for the index is reserved at the start, so media go straight to disk and the file still starts fast.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "reserve" }), target: sink.target });
  const video = new VideoSampleSource({
    codec: "avc",
    fullCodecString: avcCodec,
    quality: new Quality({ bitrate: videoBitrate(width, height, job.frameRate) }),
    keyFrameInterval: KEY_FRAME_INTERVAL_SECONDS,
  });
  output.addVideoTrack(video, { frameRate: job.frameRate, maximumPacketCount: frameCount });
  const audio =
    sound && new AudioSampleSource({ codec: "aac", quality: new Quality({ bitrate: SOUND_BITRATE }) });
  if (audio) {
    // Packets are 1024 samples long; twice that many leaves room for an encoder's own start and end.
    const maximumPacketCount = Math.ceil((durationSeconds * SOUND_SAMPLE_RATE) / 512) + 16;
    output.addAudioTrack(audio, { maximumPacketCount });
  }
  output.setMetadataTags({ title: job.provenance.title, comment: job.provenance.comment });

  try {
    await output.start();
    if (sound) report(meter.stage("sound"));
    const samples = sound ? soundSamples(sound, durationSeconds) : null;
    const addSoundOfNextSecond = async () => {
      const next = samples?.next();
      if (audio && next && !next.done) await addAndClose(audio, next.value);
    };

    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new ExportError("encoding-failed");
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
      signal.throwIfAborted();
      // Sound goes in beside its pictures, so a player never has to jump to the end of the file for it.
      if (frameIndex % job.frameRate === 0) await addSoundOfNextSecond();
      const timestampSeconds = frameIndex / job.frameRate;
      drawFrame(context, job.composition, timestampSeconds, writing.assets);
      const frame = await limitedRangeFrame(canvas, { timestampSeconds, durationSeconds: 1 / job.frameRate });
      const sample = new VideoSample(frame);
      try {
        await video.add(sample);
      } finally {
        sample.close();
      }
      const progress = meter.frameDone(frameIndex + 1, performance.now() / 1000);
      if (progress) report(progress);
    }
    report(meter.stage("finishing"));
    await output.finalize();
    signal.throwIfAborted();
    return await sink.finish(xmpBox(job.provenance), job.fileName);
  } catch (thrown) {
    if (output.state !== "finalized") await output.cancel().catch(() => {});
    await sink.discard();
    throw thrown;
  }
}

async function addAndClose(audio: AudioSampleSource, sample: AudioSample): Promise<void> {
  try {
    await audio.add(sample);
  } finally {
    sample.close();
  }
}
