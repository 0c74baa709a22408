import type { Stereo } from "./stereo.ts";

/**
 * A sound from outside, such as a voice, at the mix's sample rate. Whoever made it closes it. Reading forwards is cheap;
 * going back is allowed.
 */
export interface SoundReader {
  /** Exactly `frames` from `firstFrame` of the sound's own time; silence where it has none. */
  read(firstFrame: number, frames: number): Promise<Stereo> | Stereo;
}

/** A spoken line as it was recorded. */
export interface VoiceSound extends SoundReader {
  /** Integrated, in LUFS; −Infinity for silence. */
  loudness: number;
}

/** What a mix needs beside music of our own. `null`: has no sound. */
export interface MixSounds {
  getVoice(assetId: string): VoiceSound | null;
  /** The sound of the clip request at this place of `SoundMix.clips`, from its start, cut and sped up. */
  getClip(index: number): SoundReader | null;
  /** The same of `SoundMix.sounds`, cut and begun again as it asks. */
  getAdded?(index: number): SoundReader | null;
  /** The file that is heard as music, from where it begins. */
  getMusicFile?(): VoiceSound | null;
}
