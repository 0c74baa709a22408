import { AudioSample } from "mediabunny";
import { findBed } from "~/engine/sound/beds";
import { masterMix } from "~/engine/sound/master";
import { MIX_BLOCK_FRAMES, MIX_SAMPLE_RATE } from "~/engine/sound/mix";
import { openMusic } from "~/engine/sound/music-source";
import { ExportError } from "~/export/export-error";
import { SOUND_CHANNELS } from "~/export/video-settings";
import { loadSounds } from "~/media/load-sounds";
import type { SoundMix } from "~/scene/composition";

/** What a composition asks to hear, or `null`: parts turned all the way down are no request for sound. */
export function audibleSound(sound: SoundMix | null): SoundMix | null {
  if (!sound) return null;
  const music = sound.music && sound.music.gain > 0 ? sound.music : null;
  const voices = sound.voices.filter((voice) => voice.gain > 0);
  const clips = sound.clips.filter((clip) => clip.gain > 0);
  const sounds = (sound.sounds ?? []).filter((added) => added.gain > 0);
  const isHeard = music || voices.length > 0 || clips.length > 0 || sounds.length > 0;
  return isHeard ? { music, voices, clips, ...(sounds.length > 0 && { sounds }) } : null;
}

/** Throws `sound-unknown` where the music does not exist: a video that asked for music is never exported silent. */
export function requireBed({ music }: SoundMix): void {
  if (music && !music.assetId && !findBed(music.bedId)) throw new ExportError("sound-unknown");
}

export interface SoundtrackOptions {
  /** Address of an asset's file. */
  mediaUrl: (assetId: string) => string;
  signal?: AbortSignal;
}

/**
 * The finished sound of a whole video in samples of about a second, the same that the player plays: music, voices and clips at
 * −14 LUFS. Memory does not grow with the duration. Each sample is closed by whoever takes it. Throws `sound-unknown` and
 * `sound-unavailable`, or the signal's reason; what it opened is closed when the generator ends or is returned.
 */
export async function* soundSamples(
  sound: SoundMix,
  durationSeconds: number,
  { mediaUrl, signal }: SoundtrackOptions,
): AsyncGenerator<AudioSample> {
  requireBed(sound);
  const sounds = await loadSounds(sound, { mediaUrl, signal });
  try {
    if (sounds.failedIds.length > 0) throw new ExportError("sound-unavailable");
    const piece = sound.music?.assetId ? null : sound.music;
    const music = piece && openMusic(piece, durationSeconds, MIX_SAMPLE_RATE, MIX_BLOCK_FRAMES);
    let start = 0;
    for await (const { left, right } of masterMix({ sound, durationSeconds, music, sounds }, signal)) {
      const length = left.length;
      if (length === 0) continue;
      const data = new Float32Array(length * SOUND_CHANNELS);
      data.set(left);
      data.set(right, length);
      yield new AudioSample({
        data,
        format: "f32-planar",
        numberOfChannels: SOUND_CHANNELS,
        sampleRate: MIX_SAMPLE_RATE,
        timestamp: start / MIX_SAMPLE_RATE,
      });
      start += length;
    }
  } finally {
    await sounds.close();
  }
}
