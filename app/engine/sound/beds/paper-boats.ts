import { pick } from "../../../domain/random/seeded-random.ts";
import { shaker, snap, tick, woodBlock } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { celesta, marimba, pizzicato, uprightBass } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Turns with a wink: a secondary dominant, a borrowed fourth. */
const progressions: readonly (readonly Chord[])[] = [
  // I – VI7 – ii – V7
  [
    [0, 4, 7],
    [9, 1, 7],
    [2, 5, 9],
    [7, 11, 5],
  ],
  // I – I – IV – iv
  [
    [0, 4, 7],
    [0, 4, 9],
    [5, 9, 0],
    [5, 8, 0],
  ],
  // I – iii – IV – V7
  [
    [0, 4, 7],
    [4, 7, 11],
    [5, 9, 0],
    [7, 11, 5],
  ],
];
const home: Chord = [0, 4, 7];
const majorScale = [0, 2, 4, 5, 7, 9, 11];
const games = [
  [0, 2, 4, 8, 10, 12],
  [0, 3, 4, 6, 8, 12],
  [0, 2, 3, 4, 8, 12, 14],
];

/** Marimba on tiptoe, pizzicato under it, and the things on a desk for drums. */
export const composePaperBoats: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.swing = 0.56;
  piece.score.room = { decaySeconds: 0.8, damping: 0.5 };
  piece.treat("drums", { gain: 2.4, roomSend: 0.15 });
  piece.treat("bass", { roomSend: 0.1 });
  piece.treat("harmony", { roomSend: 0.25 });
  piece.treat("lead", { roomSend: 0.2 });
  const key = 60 + pick(random, [-2, 0, 3, 5]);
  const progression = pick(random, progressions);
  const call = makeMotif(random, games);
  const reply = makeMotif(random, games);
  const kit = {
    high: woodBlock(sampleRate, 1180),
    low: woodBlock(sampleRate, 760),
    tick: tick(sampleRate, 3400),
    snap: snap(sampleRate, random),
    shaker: shaker(sampleRate, random),
  };

  for (const { index: bar, section, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 64);
    const bass = bassNote(key, chord, 38);

    if (isEnding) {
      // Three steps up to the last chord, then a full stop.
      for (const [index, note] of [voicing[0]!, voicing[1]!, voicing[2]!].entries()) {
        piece.play("lead", marimba, {
          start: piece.at(bar, index),
          length: beatSeconds,
          note: note + 12,
          gain: 0.26,
        });
      }
      piece.chord("harmony", pizzicato, voicing, { start: piece.at(bar, 4), length: beatSeconds, gain: 0.2 });
      piece.play("lead", celesta, {
        start: piece.at(bar, 4),
        length: beatSeconds * 2,
        note: voicing[0]! + 24,
        gain: 0.16,
      });
      piece.play("bass", uprightBass, {
        start: piece.at(bar, 4),
        length: beatSeconds * 2,
        note: bass,
        gain: 0.45,
      });
      piece.hit("drums", kit.high, piece.at(bar, 4), 0.3);
      continue;
    }
    for (const sixteenth of [4, 12]) {
      piece.chord("harmony", pizzicato, voicing, {
        start: piece.at(bar, sixteenth),
        length: sixteenthSeconds * 2,
        gain: 0.15,
      });
    }
    if (section === "lift") {
      for (const sixteenth of [2, 6, 10, 14]) {
        piece.chord(
          "harmony",
          pizzicato,
          voicing.map((note) => note + 12),
          {
            start: piece.at(bar, sixteenth),
            length: sixteenthSeconds * 1.5,
            gain: 0.06,
          },
        );
      }
    }
    for (const sixteenth of section === "intro" ? [0] : [0, 8]) {
      const note = sixteenth === 0 ? bass : bassNote(key, [chord[2] ?? 7], 38);
      piece.play("bass", uprightBass, {
        start: piece.at(bar, sixteenth),
        length: beatSeconds * 0.8,
        note,
        gain: 0.42,
      });
    }
    for (const note of bar % 2 === 0 ? call : reply) {
      const pitch = motifPitch(note, key, majorScale, chord, 76);
      const start = piece.at(bar, note.sixteenth);
      piece.play("lead", marimba, {
        start,
        length: sixteenthSeconds * 3,
        note: pitch,
        gain: 0.28,
        pan: -0.2,
      });
      if (section === "lift" && note.sixteenth % 4 === 0) {
        piece.play("lead", celesta, {
          start,
          length: sixteenthSeconds * 4,
          note: pitch + 12,
          gain: 0.1,
          pan: 0.35,
        });
      }
    }
    if (section === "intro" || section === "break") {
      for (const sixteenth of [0, 8]) piece.hit("drums", kit.tick, piece.at(bar, sixteenth), 0.14, 0.3);
      continue;
    }
    for (const sixteenth of [0, 6, 8]) piece.hit("drums", kit.low, piece.at(bar, sixteenth), 0.2, -0.3);
    for (const sixteenth of [3, 11, 14]) piece.hit("drums", kit.high, piece.at(bar, sixteenth), 0.11, 0.3);
    for (const sixteenth of [4, 12]) piece.hit("drums", kit.snap, piece.at(bar, sixteenth), 0.26);
    for (let sixteenth = 0; sixteenth < 16; sixteenth += 2) {
      piece.hit("drums", kit.shaker, piece.at(bar, sixteenth) - 0.05, sixteenth % 4 === 2 ? 0.1 : 0.05, 0.45);
    }
    if (turns)
      for (const sixteenth of [12, 13, 14, 15])
        piece.hit("drums", kit.high, piece.at(bar, sixteenth), 0.16, 0.1);
  }
};
