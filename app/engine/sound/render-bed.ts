import { clockOfBed } from "~/scene/bed-clock";
import { createRandom } from "../../domain/random/seeded-random.ts";
import { Piece } from "./beds/piece.ts";
import { findBed } from "./beds.ts";
import { playScore, type Stems } from "./play-score.ts";
import { stemNames } from "./score.ts";
import type { Stereo } from "./stereo.ts";

const FADE_IN_SECONDS = 0.02;
/** The last chord rings; this only takes care that it ends with the video. */
const LONGEST_FADE_OUT_SECONDS = 1.6;

/**
 * The music of one video by stem, in blocks of `blockFrames`: together exactly `durationSeconds` long, faded at both ends,
 * at about `BED_LUFS`. The same arguments give the same samples on one machine, in a page or a worker, whatever the block
 * size; memory does not grow with the duration. Throws a RangeError for a bed that does not exist or a duration that is
 * not positive.
 *
 * @param seed chooses key, chords and melody
 * @param sampleRate in hertz
 */
export function* renderBed(
  bedId: string,
  seed: number,
  durationSeconds: number,
  sampleRate = 48000,
  blockFrames = sampleRate,
): Generator<Stems> {
  const bed = findBed(bedId);
  const clock = clockOfBed(bedId, durationSeconds);
  if (!bed) throw new RangeError(`There is no music bed "${bedId}".`);
  if (!clock) throw new RangeError("Music needs a duration above 0 seconds.");
  const piece = new Piece(clock, createRandom(seed), sampleRate);
  bed.compose(piece);
  const frames = Math.round(durationSeconds * sampleRate);
  const level = 10 ** (bed.levelDecibels / 20);
  const fadeIn = Math.min(frames, Math.round(FADE_IN_SECONDS * sampleRate));
  const fadeOut = Math.round(Math.min(LONGEST_FADE_OUT_SECONDS, durationSeconds * 0.2) * sampleRate);

  let start = 0;
  for (const stems of playScore(piece.score, frames, sampleRate, blockFrames)) {
    const length = stems.drums.left.length;
    const gain = new Float32Array(length).fill(level);
    for (let index = 0; index < length; index++) {
      const frame = start + index;
      // As the square of a sine, so that the ear hears an even swell.
      if (frame < fadeIn) gain[index]! *= Math.sin((frame / fadeIn) * (Math.PI / 2)) ** 2;
      const left = frames - 1 - frame;
      if (left < fadeOut) gain[index]! *= Math.sin((left / fadeOut) * (Math.PI / 2)) ** 2;
    }
    for (const name of stemNames) multiply(stems[name], gain);
    start += length;
    yield stems;
  }
}

function multiply({ left, right }: Stereo, gain: Float32Array): void {
  for (let index = 0; index < left.length; index++) {
    left[index]! *= gain[index]!;
    right[index]! *= gain[index]!;
  }
}
