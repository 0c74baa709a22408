import { hat, kick, rim, snare, vinyl } from "../drums.ts";
import { bassNote, type Chord, noteFrequency, voiceChord } from "../harmony.ts";
import { electricPiano, roundBass, warmPad } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import { reverberate } from "../reverb.ts";
import { pick } from "../seeded-random.ts";
import { addAt, createStereo, mixInto } from "../stereo.ts";
import { playNote } from "../voice.ts";
import type { BedComposer } from "./bed-composer.ts";

/** Jazz turns in major, one chord to a bar, as semitones above the key. */
const progressions: readonly (readonly Chord[])[] = [
  // ii9 – V13 – Imaj9 – vi9
  [
    [2, 5, 9, 0, 4],
    [7, 11, 5, 9, 4],
    [0, 4, 7, 11, 2],
    [9, 0, 4, 7, 11],
  ],
  // IVmaj9 – iii7 – ii9 – Imaj9
  [
    [5, 9, 0, 4, 7],
    [4, 7, 11, 2],
    [2, 5, 9, 0, 4],
    [0, 4, 7, 11, 2],
  ],
  // Imaj9 – vi9 – IVmaj9 – V9sus4
  [
    [0, 4, 7, 11, 2],
    [9, 0, 4, 7, 11],
    [5, 9, 0, 4, 7],
    [7, 0, 2, 5, 9],
  ],
];

const pentatonic = [0, 2, 4, 7, 9];
const melodyRhythms = [
  [2, 6, 8, 14],
  [0, 3, 6, 12],
  [4, 6, 11],
];

/** Late off-beats: the second of two sixteenths falls at this share of their eighth. */
const SWING = 0.6;

/** Electric piano on jazz chords over a dusty, swung beat. */
export const composeLofiMorning: BedComposer = (mix, clock, random) => {
  const { sampleRate } = mix;
  const key = 60 + pick(random, [-3, -1, 0, 2, 4]);
  const progression = pick(random, progressions);
  const motif = makeMotif(random, melodyRhythms);
  const answer = makeMotif(random, melodyRhythms);
  const at = (bar: number, sixteenth: number) => {
    const late = sixteenth % 2 === 1 ? SWING - 0.5 : 0;
    return bar * clock.barSeconds + (sixteenth + late * 2) * (clock.beatSeconds / 4);
  };

  const keys = createStereo(mix.left.length / sampleRate, sampleRate);
  const drums = {
    kick: kick(sampleRate, 52, 0.34),
    snare: snare(sampleRate, random, 1900),
    rim: rim(sampleRate),
    hats: [hat(sampleRate, random, 0.06), hat(sampleRate, random, 0.08)],
  };

  for (let bar = 0; bar < clock.bars; bar++) {
    const chord = progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord.slice(1), 62);
    const strum = () => 0.006 + random() * 0.008;

    for (const [hit, sixteenth] of [0, 7, 10].entries()) {
      if (hit === 2 && random() < 0.5) continue;
      let delay = 0;
      for (const note of voicing) {
        playNote(keys, electricPiano, {
          startSeconds: at(bar, sixteenth) + delay,
          lengthSeconds: clock.beatSeconds * (hit === 0 ? 1.6 : 1.2),
          frequency: noteFrequency(note),
          gain: (hit === 0 ? 0.17 : 0.11) * (0.9 + random() * 0.2),
          pan: (note - 62) / 24,
        });
        delay += strum();
      }
    }
    for (const note of voicing.slice(0, 3)) {
      playNote(keys, warmPad, {
        startSeconds: at(bar, 0),
        lengthSeconds: clock.barSeconds,
        frequency: noteFrequency(note),
        gain: 0.03,
        pan: 0,
      });
    }

    const root = bassNote(key, chord, 36);
    for (const [sixteenth, length, note] of [
      [0, 1.4, root],
      [6, 0.9, root],
      [10, 1.1, bassNote(key, [chord[2] ?? 7], 38)],
    ] as const) {
      playNote(mix, roundBass, {
        startSeconds: at(bar, sixteenth),
        lengthSeconds: clock.beatSeconds * length,
        frequency: noteFrequency(note),
        gain: sixteenth === 0 ? 0.34 : 0.25,
        pan: 0,
      });
    }

    if (bar > 0 || clock.bars < 3) {
      for (const note of bar % 2 === 0 ? answer : motif) {
        if (random() < 0.15) continue;
        playNote(keys, electricPiano, {
          startSeconds: at(bar, note.sixteenth) + random() * 0.01,
          lengthSeconds: (note.lengthSixteenths * clock.beatSeconds) / 4,
          frequency: noteFrequency(motifPitch(note, key, pentatonic, chord, 74)),
          gain: 0.13,
          pan: 0.25,
        });
      }
    }

    for (const sixteenth of bar % 2 === 0 ? [0, 7, 10] : [0, 3, 10]) {
      addAt(mix, drums.kick, at(bar, sixteenth), sixteenth === 0 ? 0.55 : 0.42, 0);
    }
    for (const sixteenth of [4, 12]) addAt(mix, drums.snare, at(bar, sixteenth) + 0.012, 0.22, -0.05);
    if (bar % 4 === 3) addAt(mix, drums.rim, at(bar, 15), 0.1, 0.3);
    for (let sixteenth = 0; sixteenth < 16; sixteenth += random() < 0.12 ? 1 : 2) {
      const accent = sixteenth % 4 === 2 ? 0.075 : 0.05;
      addAt(mix, pick(random, drums.hats), at(bar, sixteenth), accent * (0.8 + random() * 0.4), 0.2);
    }
  }

  const room = createStereo(mix.left.length / sampleRate, sampleRate);
  mixInto(room, keys, 1);
  reverberate(room, 1.6, 0.5);
  mixInto(mix, keys, 1);
  mixInto(mix, room, 0.35);
  addAt(mix, vinyl(sampleRate, random, mix.left.length / sampleRate), 0, 0.05, 0);
};
