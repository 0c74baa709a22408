import { createRandom } from "../../../domain/random/seeded-random.ts";
import { findSoundEffect } from "../../../domain/video/sound-effect.ts";
import { createLoudnessMeter } from "../loudness.ts";
import { createStereo, type Stereo } from "../stereo.ts";
import { measureTruePeak } from "../true-peak.ts";
import { ambiences } from "./ambiences.ts";
import { cartoons } from "./cartoons.ts";
import { clicks } from "./clicks.ts";
import { hits } from "./hits.ts";
import { EFFECT_SAMPLE_RATE, type EffectRecipe, loopOf } from "./kit.ts";
import { machines } from "./machines.ts";
import { money } from "./money.ts";
import { notifications } from "./notifications.ts";
import { people } from "./people.ts";
import { rises } from "./rises.ts";
import { sparkles } from "./sparkles.ts";
import { whooshes } from "./whooshes.ts";

/** The loudest 400 ms of an effect lie here unless its peaks forbid it, in LUFS. */
export const EFFECT_LUFS = -15;
/** −2 dBTP. */
export const EFFECT_PEAK = 10 ** (-2 / 20);

/** Fades that keep a cut end from being a click. */
const FADE_IN_SECONDS = 0.0005;
const FADE_OUT_SECONDS = 0.02;
const LOOP_OVERLAP_SECONDS = 1;
/** Silence around an effect while it is measured: blocks of 400 ms would not fit into short ones. */
const MEASURED_ROOM_SECONDS = 0.4;

const recipes: Record<string, EffectRecipe> = {
  ...whooshes,
  ...hits,
  ...clicks,
  ...rises,
  ...notifications,
  ...sparkles,
  ...money,
  ...people,
  ...machines,
  ...cartoons,
  ...ambiences,
};

const made = new Map<string, Stereo>();

/**
 * An effect at `EFFECT_SAMPLE_RATE`, as long as it says, as loud as all others. Made once and kept; nobody may change it. Throws a
 * RangeError for one that does not exist.
 */
export function renderEffect(id: string): Stereo {
  const known = made.get(id);
  if (known) return known;
  const effect = makeEffect(id);
  made.set(id, effect);
  return effect;
}

/** Makes an effect anew: the same samples each time. */
export function makeEffect(id: string): Stereo {
  const effect = findSoundEffect(id);
  const recipe = recipes[id];
  if (!effect || !recipe) throw new RangeError(`There is no sound effect "${id}".`);
  const overlap = effect.loops ? LOOP_OVERLAP_SECONDS : 0;
  const sound = createStereo(Math.round((effect.durationSeconds + overlap) * EFFECT_SAMPLE_RATE));
  recipe(sound, createRandom(seedOf(id)));
  const finished = effect.loops ? loopOf(sound, LOOP_OVERLAP_SECONDS) : fadeEnds(sound);
  level(finished);
  return finished;
}

/** The loudest 400 ms, in LUFS. */
export function loudestMoment({ left, right }: Stereo): number {
  const meter = createLoudnessMeter(2, EFFECT_SAMPLE_RATE);
  const room = new Float32Array(MEASURED_ROOM_SECONDS * EFFECT_SAMPLE_RATE);
  meter.add([room, room]);
  meter.add([left, right]);
  meter.add([room, room]);
  return meter.loudestMoment();
}

function level(sound: Stereo): void {
  const peak = measureTruePeak([sound.left, sound.right]);
  const gain = Math.min(10 ** ((EFFECT_LUFS - loudestMoment(sound)) / 20), EFFECT_PEAK / peak);
  for (let index = 0; index < sound.left.length; index++) {
    sound.left[index]! *= gain;
    sound.right[index]! *= gain;
  }
}

function fadeEnds(sound: Stereo): Stereo {
  const frames = sound.left.length;
  const fadeIn = Math.round(FADE_IN_SECONDS * EFFECT_SAMPLE_RATE);
  const fadeOut = Math.round(FADE_OUT_SECONDS * EFFECT_SAMPLE_RATE);
  for (const samples of [sound.left, sound.right]) {
    for (let index = 0; index < fadeIn; index++) samples[index]! *= index / fadeIn;
    for (let index = 0; index < fadeOut; index++) samples[frames - 1 - index]! *= index / fadeOut;
  }
  return sound;
}

function seedOf(id: string): number {
  let seed = 17;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}
