import type { AudioSampleSource } from "mediabunny";
import type { Making } from "~/export/making";
import { soundSamples } from "~/export/soundtrack";
import type { SoundMix } from "~/scene/composition";

/** Gives an output its sound little by little, so that no more of it is in memory than is being written. */
export interface SoundFeed {
  /** Adds the sound up to a time in seconds, or a little beyond. Adds all that is left where the time is infinite. */
  addUntil(timeSeconds: number): Promise<void>;
  /** To be called however it ends. */
  close(): Promise<void>;
}

/**
 * The sound of a composition as a feed into `audio`, begun earlier by the delay that the encoder adds. What then lies before
 * the start of the video is the encoder's own silence, which the file tells players to leave out.
 */
export function soundFeed(
  { job, signal }: Making,
  sound: SoundMix,
  durationSeconds: number,
  audio: AudioSampleSource,
  delaySeconds: number,
): SoundFeed {
  const samples = soundSamples(sound, durationSeconds, {
    mediaUrl: (assetId) => job.mediaUrls[assetId] ?? "",
    signal,
  });
  let untilSeconds = 0;
  return {
    async addUntil(timeSeconds) {
      while (untilSeconds < timeSeconds) {
        const next = await samples.next();
        if (next.done) {
          untilSeconds = Number.POSITIVE_INFINITY;
          return;
        }
        const sample = next.value;
        try {
          untilSeconds = sample.timestamp + sample.duration;
          sample.setTimestamp(sample.timestamp - delaySeconds);
          await audio.add(sample);
        } finally {
          sample.close();
        }
      }
    },
    async close() {
      await samples.return(undefined);
    },
  };
}
