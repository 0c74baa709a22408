import type { Random } from "../../../domain/random/seeded-random.ts";
import { createReverb } from "../reverb.ts";
import { createStereo, panGains, type Stereo } from "../stereo.ts";

/** What effects are made of. Times are seconds from a sound's start, frequencies hertz; all is mono until it is placed. */

/** In hertz; that of a mix. */
export const EFFECT_SAMPLE_RATE = 48000;

/** Makes one effect, at any level, as long as the sound given is. */
export type EffectRecipe = (sound: Stereo, random: Random) => void;

/** Frames for which a moving filter stands still: a third of a millisecond. */
const FILTER_STEP = 16;

type OverTime = (timeSeconds: number) => number;

export function samples(seconds: number, at: OverTime): Float32Array {
  const made = new Float32Array(Math.round(seconds * EFFECT_SAMPLE_RATE));
  for (let index = 0; index < made.length; index++) made[index] = at(index / EFFECT_SAMPLE_RATE);
  return made;
}

export function noise(seconds: number, random: Random, level: OverTime): Float32Array {
  return samples(seconds, (time) => (random() * 2 - 1) * level(time));
}

/** A tone whose frequency may move. `wave` takes turns, 0–1 being one. */
export function tone(seconds: number, frequency: OverTime, level: OverTime, wave = sine): Float32Array {
  let turns = 0;
  return samples(seconds, (time) => {
    turns += frequency(time) / EFFECT_SAMPLE_RATE;
    return wave(turns) * level(time);
  });
}

export function sine(turns: number): number {
  return Math.sin(2 * Math.PI * turns);
}

/** Nine harmonics of a saw: bright enough, and nothing folds back below 2,600 Hz. */
export function saw(turns: number): number {
  let sum = 0;
  for (let n = 1; n <= 9; n++) sum += Math.sin(2 * Math.PI * n * turns) / n;
  return 0.6 * sum;
}

/** The first odd harmonics of a square wave. */
export function square(turns: number): number {
  let sum = 0;
  for (let n = 1; n <= 9; n += 2) sum += Math.sin(2 * Math.PI * n * turns) / n;
  return 0.9 * sum;
}

/** Partials of a struck body, each dying away by itself. */
export function struck(
  seconds: number,
  partials: readonly { hertz: number; gain: number; decay: number }[],
): Float32Array {
  return samples(seconds, (time) => {
    let sum = 0;
    for (const { hertz, gain, decay } of partials) {
      sum += gain * Math.sin(2 * Math.PI * hertz * time) * Math.exp(-decay * time);
    }
    return sum * Math.min(1, time / 0.001);
  });
}

/** Rises over `attack` seconds and dies away, `decay` times e-fold a second. */
export function strike(attack: number, decay: number): OverTime {
  return (time) => Math.min(1, time / attack) * Math.exp(-decay * Math.max(0, time - attack));
}

/** From nothing to its peak at `peak` and back to nothing at `end`. */
export function swell(peak: number, end: number): OverTime {
  return (time) => {
    if (time >= end) return 0;
    const share = time < peak ? time / peak : (end - time) / (end - peak);
    return Math.sin((share * Math.PI) / 2) ** 2;
  };
}

/** From one frequency to another by equal ratios in equal times, held after. */
export function glide(from: number, to: number, seconds: number): OverTime {
  return (time) => from * (to / from) ** Math.min(1, time / seconds);
}

/**
 * A filter whose frequency moves, in place (state-variable filter by trapezoidal integration; A. Simper, "Linear Trapezoidal
 * Integrated State Variable Filter", Cytomic 2011).
 */
export function filter(
  sound: Float32Array,
  kind: "low" | "band" | "high",
  frequency: OverTime | number,
  q: number,
): Float32Array {
  const k = 1 / q;
  let first = 0;
  let second = 0;
  let g = 0;
  let a1 = 0;
  for (let index = 0; index < sound.length; index++) {
    if (index % FILTER_STEP === 0) {
      const hertz = typeof frequency === "number" ? frequency : frequency(index / EFFECT_SAMPLE_RATE);
      g = Math.tan((Math.PI * Math.min(20000, Math.max(20, hertz))) / EFFECT_SAMPLE_RATE);
      a1 = 1 / (1 + g * (g + k));
    }
    const input = sound[index]!;
    const v3 = input - second;
    const v1 = a1 * first + g * a1 * v3;
    const v2 = second + g * v1;
    // The tiny constant keeps silence out of denormal numbers, which are slow.
    first = 2 * v1 - first + 1e-20;
    second = 2 * v2 - second;
    if (kind === "low") sound[index] = v2;
    else sound[index] = kind === "band" ? k * v1 : input - k * v1 - v2;
  }
  return sound;
}

/** Softly clipped, for warmth and weight. */
export function drive(sound: Float32Array, amount: number): Float32Array {
  for (let index = 0; index < sound.length; index++) sound[index] = Math.tanh(amount * sound[index]!);
  return sound;
}

/** Lays a mono sound into a stereo one; `pan` −1 left to 1 right. What reaches beyond the end is left out. */
export function place(
  into: Stereo,
  sound: Float32Array,
  { at = 0, gain = 1, pan = 0 }: { at?: number; gain?: number; pan?: number | OverTime } = {},
): void {
  const start = Math.round(at * EFFECT_SAMPLE_RATE);
  const length = Math.min(sound.length, into.left.length - start);
  const fixed = typeof pan === "number" ? panGains(pan) : null;
  for (let index = 0; index < length; index++) {
    const gains = fixed ?? panGains((pan as OverTime)(index / EFFECT_SAMPLE_RATE));
    into.left[start + index]! += sound[index]! * gain * gains.left;
    into.right[start + index]! += sound[index]! * gain * gains.right;
  }
}

/** Adds a room of `decaySeconds`, `level` as loud as what is in it. */
export function addRoom(sound: Stereo, decaySeconds: number, level: number, damping = 0.4): void {
  const room = { left: sound.left.slice(), right: sound.right.slice() };
  createReverb(decaySeconds, damping, EFFECT_SAMPLE_RATE)(room);
  for (let index = 0; index < sound.left.length; index++) {
    sound.left[index]! += room.left[index]! * level;
    sound.right[index]! += room.right[index]! * level;
  }
}

/**
 * Makes what is too long by `overlapSeconds` lead from its end into its start: the end fades in under the beginning. Noise
 * is joined with even power.
 */
export function loopOf(long: Stereo, overlapSeconds: number): Stereo {
  const overlap = Math.round(overlapSeconds * EFFECT_SAMPLE_RATE);
  const frames = long.left.length - overlap;
  const looped = createStereo(frames);
  for (const side of ["left", "right"] as const) {
    looped[side].set(long[side].subarray(0, frames));
    for (let index = 0; index < overlap; index++) {
      const angle = ((index / overlap) * Math.PI) / 2;
      looped[side][index] =
        long[side][index]! * Math.sin(angle) + long[side][frames + index]! * Math.cos(angle);
    }
  }
  return looped;
}
