import { hat, kick, rim } from "../drums.ts";
import { duck } from "../ducking.ts";
import { addPingPongEcho } from "../echo.ts";
import { bassNote, type Chord, noteFrequency, voiceChord } from "../harmony.ts";
import { filteredSaw, roundBass, warmPad } from "../instruments.ts";
import { reverberate } from "../reverb.ts";
import { pick } from "../seeded-random.ts";
import { addAt, createStereo, mixInto } from "../stereo.ts";
import { playNote } from "../voice.ts";
import type { BedComposer } from "./bed-composer.ts";

/** Minor turns, two bars to a chord in effect: each is written twice or moves by one voice. */
const progressions: readonly (readonly Chord[])[] = [
  // i9 – i9 – VImaj7 – VII
  [
    [0, 3, 7, 10, 2],
    [0, 3, 7, 10, 2],
    [8, 0, 3, 7],
    [10, 2, 5, 0],
  ],
  // i – v7 – VI – iv9
  [
    [0, 3, 7, 2],
    [7, 10, 2, 5],
    [8, 0, 3, 7],
    [5, 8, 0, 7],
  ],
  // i – III – iv – VI
  [
    [0, 3, 7, 10],
    [3, 7, 10, 2],
    [5, 8, 0, 3],
    [8, 0, 3, 10],
  ],
];

/** Which rung of the chord each sixteenth plays; null rests. */
const sequences: readonly (readonly (number | null)[])[] = [
  [0, null, 2, 1, null, 3, null, 2, 0, null, 2, null, 4, 3, null, 1],
  [0, 2, null, 3, 0, null, 4, null, 1, 2, null, 3, null, 4, 2, null],
  [0, null, null, 2, null, null, 3, null, 4, null, null, 2, null, 1, 3, null],
];

/** A sequenced arpeggio whose filter opens and closes, sub bass and a dry, small kit. */
export const composeNightCircuit: BedComposer = (mix, clock, random) => {
  const { sampleRate } = mix;
  const durationSeconds = mix.left.length / sampleRate;
  const key = 57 + pick(random, [-4, -2, 0, 1, 3]);
  const progression = pick(random, progressions);
  const sequence = pick(random, sequences);
  const sixteenthSeconds = clock.beatSeconds / 4;
  const at = (bar: number, sixteenth: number) => bar * clock.barSeconds + sixteenth * sixteenthSeconds;

  const music = createStereo(durationSeconds, sampleRate);
  const arpeggio = createStereo(durationSeconds, sampleRate);
  const kicks: number[] = [];
  const drums = {
    kick: kick(sampleRate, 46, 0.36),
    rim: rim(sampleRate),
    closed: hat(sampleRate, random, 0.035),
    open: hat(sampleRate, random, 0.16),
  };

  for (let bar = 0; bar < clock.bars; bar++) {
    const chord = progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 60);
    const ladder = [...voicing, ...voicing.map((note) => note + 12)];

    for (const [sixteenth, rung] of sequence.entries()) {
      if (rung === null) continue;
      const time = at(bar, sixteenth);
      // One slow swell over the whole piece, and a faster one over two bars.
      const swell = Math.sin((Math.PI * time) / durationSeconds);
      const ripple = Math.sin((Math.PI * time) / clock.barSeconds);
      playNote(arpeggio, filteredSaw(2 + 4 * swell + 1.2 * ripple), {
        startSeconds: time,
        lengthSeconds: sixteenthSeconds * (sixteenth % 4 === 0 ? 1.4 : 0.8),
        frequency: noteFrequency(ladder[rung % ladder.length]!),
        gain: sixteenth % 4 === 0 ? 0.19 : 0.15,
        pan: sixteenth % 2 === 0 ? -0.3 : 0.3,
      });
    }
    for (const note of voicing) {
      playNote(music, warmPad, {
        startSeconds: Math.max(0, at(bar, 0) - 0.3),
        lengthSeconds: clock.barSeconds,
        frequency: noteFrequency(note),
        gain: 0.04,
        pan: 0,
      });
    }
    for (const sixteenth of [2, 3, 6, 10, 11, 14]) {
      playNote(music, roundBass, {
        startSeconds: at(bar, sixteenth),
        lengthSeconds: sixteenthSeconds * 1.1,
        frequency: noteFrequency(bassNote(key, chord, 33)),
        gain: sixteenth % 4 === 2 ? 0.36 : 0.24,
        pan: 0,
      });
    }

    for (let beat = 0; beat < 4; beat++) {
      kicks.push(at(bar, beat * 4));
      addAt(mix, drums.kick, at(bar, beat * 4), 0.6, 0);
      if (bar > 0 || clock.bars < 3) addAt(mix, drums.open, at(bar, beat * 4 + 2), 0.07, 0.15);
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      if (sixteenth % 4 === 2) continue;
      addAt(mix, drums.closed, at(bar, sixteenth), 0.03 + random() * 0.03, -0.2);
    }
    for (const sixteenth of bar % 2 === 0 ? [7, 12] : [4, 7, 15]) {
      addAt(mix, drums.rim, at(bar, sixteenth), 0.12, sixteenth === 7 ? 0.5 : -0.3);
    }
  }

  addPingPongEcho(arpeggio, sixteenthSeconds * 3, 0.5, 0.4);
  mixInto(music, arpeggio, 1);
  duck(music, kicks, 0.6, clock.beatSeconds * 0.8);
  const room = createStereo(durationSeconds, sampleRate);
  mixInto(room, music, 1);
  reverberate(room, 1.9, 0.55);
  mixInto(mix, music, 1);
  mixInto(mix, room, 0.22);
};
