import {
  AudioSampleSource,
  type MetadataTags,
  Mp4OutputFormat,
  Output,
  Quality,
  WavOutputFormat,
} from "mediabunny";
import { aacDelaySeconds } from "~/export/aac-delay";
import { requireAudioEncoder } from "~/export/audio-codec";
import { metadataTags, xmpBox } from "~/export/container-tags";
import { ExportError } from "~/export/export-error";
import type { ExportTarget } from "~/export/export-kind";
import type { Made, Making } from "~/export/making";
import { createProgressMeter } from "~/export/progress-meter";
import { soundFeed } from "~/export/sound-feed";
import { audibleSound, requireBed } from "~/export/soundtrack";
import { SOUND_BITRATE, SOUND_SAMPLE_RATE } from "~/export/video-settings";

/** The sound alone: M4A (AAC) or WAV (16 bits). Throws `no-sound` where there is nothing to hear. */
export async function makeSound(
  making: Making,
  target: Extract<ExportTarget, { kind: "sound" }>,
): Promise<Made> {
  const { job, sink, signal, report } = making;
  const sound = audibleSound(job.composition.sound);
  if (!sound) throw new ExportError("no-sound");
  requireBed(sound);
  const isM4a = target.container === "m4a";
  if (isM4a) await requireAudioEncoder("aac");
  const seconds = job.composition.durationSeconds;
  const meter = createProgressMeter(Math.max(1, Math.ceil(seconds)));
  report(meter.stage("sound"));

  const format = isM4a ? new Mp4OutputFormat({ fastStart: "reserve" }) : new WavOutputFormat();
  const output = new Output({ format, target: sink.target() });
  const audio = new AudioSampleSource(
    isM4a ? { codec: "aac", quality: new Quality({ bitrate: SOUND_BITRATE }) } : { codec: "pcm-s16" },
  );
  const maximumPacketCount = Math.ceil((seconds * SOUND_SAMPLE_RATE) / 480) + 16;
  output.addAudioTrack(audio, isM4a ? { maximumPacketCount } : {});
  const tags: MetadataTags = metadataTags(job.provenance, isM4a ? "mp4" : "wav");
  output.setMetadataTags(tags);
  const feed = soundFeed(making, sound, seconds, audio, isM4a ? await aacDelaySeconds() : 0);
  try {
    await output.start();
    for (let second = 1; second < seconds + 1; second++) {
      signal.throwIfAborted();
      await feed.addUntil(second);
      const progress = meter.frameDone(Math.floor(second), performance.now() / 1000);
      if (progress) report(progress);
    }
    await feed.addUntil(Number.POSITIVE_INFINITY);
    report(meter.stage("finishing"));
    await output.finalize();
    signal.throwIfAborted();
    if (isM4a) await sink.append(xmpBox(job.provenance));
    return { frameCount: 0, framesReused: 0 };
  } catch (thrown) {
    if (output.state !== "finalized") await output.cancel().catch(() => {});
    throw thrown;
  } finally {
    await feed.close();
  }
}
