import { AudioSample } from "mediabunny";
import { findBed } from "~/engine/sound/beds";
import { renderBed } from "~/engine/sound/render-bed";
import { ExportError } from "~/export/export-error";
import { SOUND_CHANNELS, SOUND_SAMPLE_RATE } from "~/export/video-settings";
import type { MusicRequest, SoundMix } from "~/scene/composition";

/** What a composition's sound request asks to hear; music turned all the way down is no request for sound. */
export function audibleSound(sound: SoundMix | null): MusicRequest | null {
  return sound?.music && sound.music.gain > 0 ? sound.music : null;
}

/** Throws `sound-unknown` where the music does not exist: a video that asked for music is never exported silent. */
export function requireBed(sound: MusicRequest): void {
  if (!findBed(sound.bedId)) throw new ExportError("sound-unknown");
}

/** The sound of a whole video, cut into samples of one second. Each sample is closed by whoever takes it. */
export function* soundSamples(sound: MusicRequest, durationSeconds: number): Generator<AudioSample> {
  const { left, right } = renderBed(sound.bedId, sound.seed, durationSeconds, SOUND_SAMPLE_RATE);
  for (let start = 0; start < left.length; start += SOUND_SAMPLE_RATE) {
    const length = Math.min(SOUND_SAMPLE_RATE, left.length - start);
    const data = new Float32Array(length * SOUND_CHANNELS);
    for (let index = 0; index < length; index++) {
      data[index] = left[start + index]! * sound.gain;
      data[length + index] = right[start + index]! * sound.gain;
    }
    yield new AudioSample({
      data,
      format: "f32-planar",
      numberOfChannels: SOUND_CHANNELS,
      sampleRate: SOUND_SAMPLE_RATE,
      timestamp: start / SOUND_SAMPLE_RATE,
    });
  }
}
