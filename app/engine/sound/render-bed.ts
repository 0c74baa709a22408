import { fitBars } from "./bar-clock.ts";
import { findBed } from "./beds.ts";
import { fade, master } from "./master.ts";
import { createRandom } from "./seeded-random.ts";
import { createStereo } from "./stereo.ts";

const FADE_IN_SECONDS = 0.06;
const LONGEST_FADE_OUT_SECONDS = 2.5;

/**
 * The music of one video: exactly `durationSeconds` long, faded at both ends, at −15 LUFS before the fades and below −1 dBFS.
 * The same arguments give the same samples on one machine, in a page or a worker. Throws a RangeError for a bed that does
 * not exist or a duration that is not positive.
 *
 * @param seed chooses key, chords and melody
 * @param sampleRate in hertz
 */
export function renderBed(
  bedId: string,
  seed: number,
  durationSeconds: number,
  sampleRate = 48000,
): { left: Float32Array; right: Float32Array } {
  const bed = findBed(bedId);
  if (!bed) throw new RangeError(`There is no music bed "${bedId}".`);
  if (!(durationSeconds > 0)) throw new RangeError("Music needs a duration above 0 seconds.");
  const mix = createStereo(durationSeconds, sampleRate);
  bed.compose(mix, fitBars(bed.tempo, durationSeconds), createRandom(seed));
  master(mix);
  fade(mix, FADE_IN_SECONDS, Math.min(LONGEST_FADE_OUT_SECONDS, durationSeconds * 0.2));
  return { left: mix.left, right: mix.right };
}
