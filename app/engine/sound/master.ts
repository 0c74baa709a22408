import { limit } from "./limiter.ts";
import { measureLoudness } from "./loudness.ts";
import type { Stereo } from "./stereo.ts";

/** Where every bed is set, in LUFS: the level of most social platforms, so that a video is neither pushed nor cut. */
export const TARGET_LUFS = -15;

/** −1.5 dBFS: room below −1 dBFS for what lossy coding adds to peaks. */
const CEILING = 10 ** (-1.5 / 20);
const PASSES = 2;

/**
 * Brings a mix to `TARGET_LUFS` under the ceiling, in place. Limiting lowers loudness a little, so level and limiter take
 * turns; what was limited once hardly needs it again.
 */
export function master(sound: Stereo): void {
  for (let pass = 0; pass < PASSES; pass++) {
    const loudness = measureLoudness([sound.left, sound.right], sound.sampleRate);
    // Sounds too short to measure still get the ceiling.
    if (Number.isFinite(loudness)) scale(sound, 10 ** ((TARGET_LUFS - loudness) / 20));
    const wasCut = limit(sound, CEILING);
    if (!wasCut) return;
  }
}

/** Fades both ends in place, as the square of a sine, so the ear hears an even swell. Lengths in seconds. */
export function fade(sound: Stereo, fadeInSeconds: number, fadeOutSeconds: number): void {
  const { left, right, sampleRate } = sound;
  const length = left.length;
  const fadeIn = Math.min(length, Math.round(fadeInSeconds * sampleRate));
  const fadeOut = Math.min(length, Math.round(fadeOutSeconds * sampleRate));
  for (let index = 0; index < fadeIn; index++) {
    const gain = Math.sin((index / fadeIn) * (Math.PI / 2)) ** 2;
    left[index]! *= gain;
    right[index]! *= gain;
  }
  for (let index = 0; index < fadeOut; index++) {
    const gain = Math.sin((index / fadeOut) * (Math.PI / 2)) ** 2;
    left[length - 1 - index]! *= gain;
    right[length - 1 - index]! *= gain;
  }
}

function scale(sound: Stereo, gain: number): void {
  for (let index = 0; index < sound.left.length; index++) {
    sound.left[index]! *= gain;
    sound.right[index]! *= gain;
  }
}
