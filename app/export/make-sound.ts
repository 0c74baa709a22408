import { type MetadataTags, Mp4OutputFormat, Output, WavOutputFormat } from "mediabunny";
import { openAudioTrack } from "~/export/audio-track";
import { metadataTags, xmpBox } from "~/export/container-tags";
import { ExportError } from "~/export/export-error";
import type { ExportTarget } from "~/export/export-kind";
import type { Made, Making } from "~/export/making";
import { createProgressMeter } from "~/export/progress-meter";
import type { SegmentStore } from "~/export/segments/segment-store";
import { audibleSound, requireBed } from "~/export/soundtrack";

/** The sound alone: M4A (AAC) or WAV (16 bits). Throws `no-sound` where there is nothing to hear. */
export async function makeSound(
  making: Making,
  target: Extract<ExportTarget, { kind: "sound" }>,
  store: SegmentStore,
): Promise<Made> {
  const { job, sink, signal, report } = making;
  const sound = audibleSound(job.composition.sound);
  if (!sound) throw new ExportError("no-sound");
  requireBed(sound);
  const isM4a = target.container === "m4a";
  const seconds = job.composition.durationSeconds;
  const meter = createProgressMeter(Math.max(1, Math.ceil(seconds)));
  report(meter.stage("sound"));

  const format = isM4a ? new Mp4OutputFormat({ fastStart: "reserve" }) : new WavOutputFormat();
  const output = new Output({ format, target: sink.target() });
  const track = await openAudioTrack(making, sound, seconds, isM4a ? "aac" : "pcm-s16", store);
  const { feed, maximumPacketCount } = track;
  output.addAudioTrack(track.source, isM4a ? { maximumPacketCount } : {});
  const tags: MetadataTags = metadataTags(job.provenance, isM4a ? "mp4" : "wav");
  output.setMetadataTags(tags);
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
    await track.keep();
    if (isM4a) await sink.append(xmpBox(job.provenance));
    return { frameCount: 0, framesReused: 0 };
  } catch (thrown) {
    if (output.state !== "finalized") await output.cancel().catch(() => {});
    throw thrown;
  } finally {
    await feed.close();
  }
}
