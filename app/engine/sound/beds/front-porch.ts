import { pick } from "../../../domain/random/seeded-random.ts";
import { shaker, snap, stomp } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { pluckedString, uprightBass } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Songs everybody knows how to hum: few chords, an added second here and there. */
const progressions: readonly (readonly Chord[])[] = [
  // I – V/7 – vi – IV
  [
    [0, 4, 7],
    [11, 2, 7],
    [9, 0, 4],
    [5, 9, 0],
  ],
  // I – I – IV – Vsus4
  [
    [0, 4, 7],
    [4, 7, 0],
    [5, 9, 0, 7],
    [7, 0, 2],
  ],
  // vi – IV – I – V
  [
    [9, 0, 4],
    [5, 9, 0],
    [0, 4, 7, 2],
    [7, 11, 2],
  ],
];
const home: Chord = [0, 4, 7];
const majorScale = [0, 2, 4, 5, 7, 9, 11];
const tunes = [
  [0, 4, 6, 8, 12],
  [0, 3, 4, 8, 10, 12],
  [0, 2, 4, 8, 14],
];
/** Which finger plays each eighth: 0 is the thumb. */
const pickings = [
  [0, 2, 1, 3, 0, 2, 3, 1],
  [0, 1, 2, 3, 0, 3, 2, 1],
  [0, 3, 1, 2, 0, 2, 1, 3],
];

/** Fingerpicked strings, a second player for the tune, a foot and two fingers. */
export const composeFrontPorch: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.swing = 0.54;
  piece.score.room = { decaySeconds: 0.9, damping: 0.6 };
  piece.treat("drums", { gain: 2.2, roomSend: 0.1 });
  piece.treat("bass", { roomSend: 0.05 });
  piece.treat("harmony", { roomSend: 0.25 });
  piece.treat("lead", { roomSend: 0.35 });
  const key = 62 + pick(random, [-5, -3, 0, 2]);
  const progression = pick(random, progressions);
  const picking = pick(random, pickings);
  const call = makeMotif(random, tunes);
  const reply = makeMotif(random, tunes);
  const kit = {
    stomp: stomp(sampleRate, random),
    snap: snap(sampleRate, random),
    shaker: shaker(sampleRate, random),
  };

  for (const { index: bar, section, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 60);
    const strings = [...voicing, voicing[0]! + 12].slice(0, 4);
    const bass = bassNote(key, chord, 38);

    if (isEnding) {
      piece.chord("harmony", pluckedString, [bass + 12, ...strings], {
        start: piece.at(bar, 0),
        length: beatSeconds * 4,
        gain: 0.22,
        strum: 0.028,
      });
      piece.play("bass", uprightBass, {
        start: piece.at(bar, 0),
        length: beatSeconds * 3,
        note: bass,
        gain: 0.4,
      });
      piece.hit("drums", kit.stomp, piece.at(bar, 0), 0.5);
      continue;
    }
    for (const [eighth, finger] of picking.entries()) {
      const accent = eighth % 4 === 0 ? 1 : 0.72;
      piece.play("harmony", pluckedString, {
        start: piece.loose(piece.at(bar, eighth * 2), 0.004),
        length: beatSeconds * 1.1,
        note: finger === 0 ? bass + 12 : strings[finger % strings.length]!,
        gain: 0.2 * accent * (0.9 + random() * 0.2),
        pan: -0.35,
      });
    }
    if (section === "lift") {
      for (const [sixteenth, isUp] of [
        [0, false],
        [4, false],
        [6, true],
        [10, true],
        [12, false],
        [14, true],
      ] as const) {
        piece.chord("harmony", pluckedString, isUp ? strings.toReversed() : strings, {
          start: piece.at(bar, sixteenth),
          length: sixteenthSeconds * 2.4,
          gain: isUp ? 0.06 : 0.085,
          strum: 0.011,
          width: 0.02,
        });
      }
    }
    for (const sixteenth of section === "intro" ? [0] : [0, 8]) {
      const note = sixteenth === 0 ? bass : bassNote(key, [chord[2] ?? 7], 38);
      piece.play("bass", uprightBass, {
        start: piece.at(bar, sixteenth),
        length: beatSeconds * 1.6,
        note,
        gain: 0.34,
      });
    }
    if (section === "main" || section === "lift") {
      for (const note of bar % 2 === 0 ? call : reply) {
        piece.play("lead", pluckedString, {
          start: piece.loose(piece.at(bar, note.sixteenth), 0.006),
          length: note.lengthSixteenths * sixteenthSeconds,
          note: motifPitch(note, key, majorScale, chord, 74),
          gain: 0.2,
          pan: 0.4,
        });
      }
    }
    if (section === "intro") continue;
    for (const sixteenth of section === "break" ? [0] : [0, 8])
      piece.hit("drums", kit.stomp, piece.at(bar, sixteenth), 0.5);
    if (section === "break") continue;
    for (const sixteenth of [4, 12]) piece.hit("drums", kit.snap, piece.at(bar, sixteenth), 0.24, 0.15);
    for (let sixteenth = 0; sixteenth < 16; sixteenth += 2) {
      const gain = sixteenth % 4 === 2 ? 0.12 : 0.06;
      piece.hit("drums", kit.shaker, piece.at(bar, sixteenth) - 0.05, gain, 0.35);
    }
    if (turns)
      for (const sixteenth of [13, 14, 15])
        piece.hit("drums", kit.snap, piece.at(bar, sixteenth), 0.15, -0.2);
  }
};
