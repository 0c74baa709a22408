import { clap, hat, kick, shaker } from "../drums.ts";
import { duck } from "../ducking.ts";
import { addPingPongEcho } from "../echo.ts";
import { bassNote, type Chord, noteFrequency, voiceChord } from "../harmony.ts";
import { brightKeys, marimba, roundBass, warmPad } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import { reverberate } from "../reverb.ts";
import { pick } from "../seeded-random.ts";
import { addAt, addStereoAt, createStereo, mixInto } from "../stereo.ts";
import { playNote } from "../voice.ts";
import type { BedComposer } from "./bed-composer.ts";

/** Pop turns in major with added ninths, one chord to a bar. */
const progressions: readonly (readonly Chord[])[] = [
  // I – V – vi – IV
  [
    [0, 4, 7, 2],
    [7, 11, 2],
    [9, 0, 4, 7],
    [5, 9, 0, 7],
  ],
  // IV – I – V – vi
  [
    [5, 9, 0, 7],
    [0, 4, 7, 2],
    [7, 11, 2],
    [9, 0, 4, 7],
  ],
  // vi – IV – I – V
  [
    [9, 0, 4, 11],
    [5, 9, 0, 7],
    [0, 4, 7, 2],
    [7, 11, 2, 4],
  ],
];

const pentatonic = [0, 2, 4, 7, 9];
const hookRhythms = [
  [0, 3, 6, 8, 11, 14],
  [0, 2, 4, 7, 10, 12],
  [0, 3, 6, 10, 12],
];
const stabs = [0, 3, 6, 10, 13];

/** Marimba hook and chord stabs over four to the floor. */
export const composeBrightSteps: BedComposer = (mix, clock, random) => {
  const { sampleRate } = mix;
  const durationSeconds = mix.left.length / sampleRate;
  const key = 60 + pick(random, [-3, -1, 0, 2, 4]);
  const progression = pick(random, progressions);
  const hook = makeMotif(random, hookRhythms);
  const turn = makeMotif(random, hookRhythms);
  const sixteenthSeconds = clock.beatSeconds / 4;
  const at = (bar: number, sixteenth: number) => bar * clock.barSeconds + sixteenth * sixteenthSeconds;

  const music = createStereo(durationSeconds, sampleRate);
  const hookLine = createStereo(durationSeconds, sampleRate);
  const kicks: number[] = [];
  const drums = {
    kick: kick(sampleRate, 50, 0.3),
    clap: clap(sampleRate, random),
    closed: hat(sampleRate, random, 0.05),
    open: hat(sampleRate, random, 0.22),
    shaker: shaker(sampleRate, random),
  };

  for (let bar = 0; bar < clock.bars; bar++) {
    const chord = progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 64);
    const opening = bar === 0 && clock.bars > 3;

    // The five stabs of a bar are one sound: made once, it is heard five times.
    const stab = createStereo(sixteenthSeconds * 1.6 + brightKeys.releaseSeconds, sampleRate);
    for (const note of voicing) {
      playNote(stab, brightKeys, {
        startSeconds: 0,
        lengthSeconds: sixteenthSeconds * 1.6,
        frequency: noteFrequency(note),
        gain: 0.085,
        pan: (note - 64) / 20,
      });
    }
    for (const sixteenth of stabs) {
      addStereoAt(music, stab, at(bar, sixteenth), sixteenth === 0 ? 1 : 0.77);
    }
    for (const note of voicing) {
      playNote(music, warmPad, {
        startSeconds: at(bar, 0) - 0.2,
        lengthSeconds: clock.barSeconds,
        frequency: noteFrequency(note + 12),
        gain: 0.022,
        pan: 0,
      });
    }
    for (let eighth = 0; eighth < 8; eighth++) {
      const octave = eighth % 4 === 3 ? 12 : 0;
      playNote(music, roundBass, {
        startSeconds: at(bar, eighth * 2),
        lengthSeconds: sixteenthSeconds * 1.5,
        frequency: noteFrequency(bassNote(key, chord, 36) + octave),
        gain: eighth % 2 === 0 ? 0.2 : 0.27,
        pan: 0,
      });
    }
    for (const note of bar % 4 === 3 ? turn : hook) {
      playNote(hookLine, marimba, {
        startSeconds: at(bar, note.sixteenth),
        lengthSeconds: sixteenthSeconds * 3,
        frequency: noteFrequency(motifPitch(note, key, pentatonic, chord, 76)),
        gain: note.sixteenth % 4 === 0 ? 0.24 : 0.19,
        pan: -0.15,
      });
    }

    for (let beat = 0; beat < 4; beat++) {
      if (!opening || beat % 2 === 0) {
        kicks.push(at(bar, beat * 4));
        addAt(mix, drums.kick, at(bar, beat * 4), 0.62, 0);
      }
      addAt(mix, beat === 3 ? drums.open : drums.closed, at(bar, beat * 4 + 2), 0.09, 0.25);
      if (beat % 2 === 1) addAt(mix, drums.clap, at(bar, beat * 4), opening ? 0.15 : 0.3, 0);
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      addAt(mix, drums.shaker, at(bar, sixteenth) - 0.05, sixteenth % 4 === 2 ? 0.13 : 0.07, -0.4);
    }
    if (bar % 4 === 3 && bar + 1 < clock.bars) {
      for (const sixteenth of [13, 14, 15])
        addAt(mix, drums.clap, at(bar, sixteenth), 0.1 + sixteenth / 150, 0);
    }
  }

  duck(music, kicks, 0.55, clock.beatSeconds * 0.75);
  addPingPongEcho(hookLine, sixteenthSeconds * 3, 0.35, 0.28);
  mixInto(music, hookLine, 1);
  const room = createStereo(durationSeconds, sampleRate);
  mixInto(room, music, 1);
  reverberate(room, 1.2, 0.35);
  mixInto(mix, music, 1);
  mixInto(mix, room, 0.25);
};
