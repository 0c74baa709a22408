import { bassNote, type Chord, noteFrequency, voiceChord } from "../harmony.ts";
import { feltPiano, glassBell, warmPad } from "../instruments.ts";
import { reverberate } from "../reverb.ts";
import { pick } from "../seeded-random.ts";
import { createStereo, mixInto } from "../stereo.ts";
import { playNote } from "../voice.ts";
import type { BedComposer } from "./bed-composer.ts";

/** Open chords with seconds and sevenths that never push to a cadence. */
const progressions: readonly (readonly Chord[])[] = [
  // Iadd9 – iii7 – vi9 – IVmaj7
  [
    [0, 7, 2, 4],
    [4, 11, 2, 7],
    [9, 4, 11, 0],
    [5, 0, 4, 9],
  ],
  // IVmaj9 – Iadd9/3 – vi7 – Vsus4
  [
    [5, 0, 4, 7],
    [4, 7, 0, 2],
    [9, 4, 7, 0],
    [7, 2, 0, 5],
  ],
  // vi9 – IVmaj7 – Iadd9 – V6
  [
    [9, 4, 11, 0],
    [5, 0, 4, 9],
    [0, 7, 2, 4],
    [7, 2, 4, 11],
  ],
];

/** Order in which the hands walk through low, middle and high tones, in eighths of a bar. */
const figures = [
  [0, 1, 2, 3, 4, 3, 2, 1],
  [0, 2, 1, 3, 2, 4, 3, 2],
  [0, 1, 3, 2, 4, 2, 3, 1],
];

/** Felt piano in slow arpeggios, a breath of strings, and a bell now and then, in a large room. */
export const composeQuietGlass: BedComposer = (mix, clock, random) => {
  const { sampleRate } = mix;
  const durationSeconds = mix.left.length / sampleRate;
  const key = 60 + pick(random, [-5, -3, -2, 0, 2]);
  const progression = pick(random, progressions);
  const figure = pick(random, figures);
  const eighthSeconds = clock.beatSeconds / 2;
  // Nobody plays in a grid: each note comes a little early or late.
  const at = (bar: number, eighth: number) =>
    Math.max(0, bar * clock.barSeconds + eighth * eighthSeconds + (random() - 0.5) * 0.018);

  for (let bar = 0; bar < clock.bars; bar++) {
    const chord = progression[bar % progression.length]!;
    const middle = voiceChord(key, chord.slice(1), 62);
    const low = bassNote(key, chord, 41);
    const ladder = [low + 12, ...middle, middle[0]! + 12, middle[1]! + 12].sort((a, b) => a - b);

    playNote(mix, feltPiano, {
      startSeconds: at(bar, 0),
      lengthSeconds: clock.barSeconds,
      frequency: noteFrequency(low),
      gain: 0.3,
      pan: -0.15,
    });
    for (const [eighth, rung] of figure.entries()) {
      if (eighth > 0 && random() < 0.08) continue;
      const note = ladder[rung % ladder.length]!;
      const swell = 0.8 + 0.2 * Math.sin((Math.PI * eighth) / 8);
      playNote(mix, feltPiano, {
        startSeconds: at(bar, eighth),
        lengthSeconds: eighthSeconds * 2.5,
        frequency: noteFrequency(note),
        gain: 0.2 * swell * (0.85 + random() * 0.3),
        pan: (note - 62) / 30,
      });
    }
    for (const note of middle) {
      playNote(mix, warmPad, {
        startSeconds: bar * clock.barSeconds,
        lengthSeconds: clock.barSeconds,
        frequency: noteFrequency(note),
        gain: 0.035,
        pan: 0,
      });
    }
    for (const eighth of bar % 2 === 0 ? [3] : [1, 6]) {
      playNote(mix, glassBell, {
        startSeconds: at(bar, eighth),
        lengthSeconds: clock.beatSeconds * 2,
        frequency: noteFrequency(pick(random, middle) + 24),
        gain: 0.045,
        pan: random() * 1.2 - 0.6,
      });
    }
  }

  const hall = createStereo(durationSeconds, sampleRate);
  mixInto(hall, mix, 1);
  reverberate(hall, 3.4, 0.45);
  mixInto(mix, hall, 0.75);
};
