import { pick, type Random } from "../../domain/random/seeded-random.ts";
import { nearestTone } from "./harmony.ts";

/** A note of a melody, in quarters of a beat from the start of its bar. */
export interface MotifNote {
  sixteenth: number;
  lengthSixteenths: number;
  /** Scale steps above the melody's centre. */
  step: number;
}

/** One bar of melody: a rhythm from the list, moved through by small steps that lean back to the centre. */
export function makeMotif(
  random: Random,
  rhythms: readonly (readonly number[])[],
  barSixteenths = 16,
): MotifNote[] {
  const rhythm = pick(random, rhythms);
  let step = pick(random, [0, 1, 2, 4]);
  return rhythm.map((sixteenth, index) => {
    const next = rhythm[index + 1] ?? barSixteenths;
    const note = { sixteenth, lengthSixteenths: next - sixteenth, step };
    const towardsCentre = step > 4 ? -1 : step < -1 ? 1 : 0;
    step += towardsCentre || pick(random, [-2, -1, -1, 1, 1, 2]);
    return note;
  });
}

/**
 * The MIDI note of a step in a scale (semitones above the key). On strong beats it moves to the nearest tone of the
 * chord, so that a motif repeated over other chords still fits them.
 */
export function motifPitch(
  note: MotifNote,
  key: number,
  scale: readonly number[],
  chord: readonly number[],
  centre: number,
): number {
  const octave = Math.floor(note.step / scale.length);
  const degree = note.step - octave * scale.length;
  const root = nearestTone(key, [0], centre);
  const pitch = root + octave * 12 + (scale[degree] ?? 0);
  return note.sixteenth % 8 === 0 ? nearestTone(key, chord, pitch) : pitch;
}
