import { pick } from "../../../domain/random/seeded-random.ts";
import { sleighBells, tick } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { celesta, pizzicato, strings, uprightBass, vibraphone } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Waltz turns with a touch of December: minor fourths, diminished steps, a six on the tonic. */
const progressions: readonly (readonly Chord[])[] = [
  // I – I6 – ii7 – V7
  [
    [0, 4, 7],
    [0, 4, 9],
    [2, 5, 9, 0],
    [7, 11, 5],
  ],
  // I – vi – IV – iv6
  [
    [0, 4, 7],
    [9, 0, 4],
    [5, 9, 0],
    [5, 8, 0, 2],
  ],
  // I – #i° – ii7 – V7
  [
    [0, 4, 7],
    [1, 4, 7, 10],
    [2, 5, 9, 0],
    [7, 11, 2, 5],
  ],
];
const home: Chord = [0, 4, 7, 9];
const majorScale = [0, 2, 4, 5, 7, 9, 11];
const tunes = [
  [0, 4, 8],
  [0, 6, 8],
  [0, 2, 4, 8],
  [0, 8, 10],
];

/** A music box waltz behind a window, with sleigh bells going by outside. */
export const composeSnowWindow: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.score.room = { decaySeconds: 2.2, damping: 0.35 };
  piece.treat("drums", { gain: 2.4, roomSend: 0.2 });
  piece.treat("bass", { roomSend: 0.15 });
  piece.treat("harmony", { roomSend: 0.4 });
  piece.treat("lead", { roomSend: 0.5 });
  const key = 60 + pick(random, [-3, 0, 2, 5]);
  const progression = pick(random, progressions);
  const phrases = Array.from({ length: 4 }, () => makeMotif(random, tunes, 12));
  const kit = { bells: sleighBells(sampleRate, random), triangle: tick(sampleRate, 4100) };

  for (const { index: bar, section, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 64);
    const bass = bassNote(key, chord, 40);

    piece.play("bass", uprightBass, {
      start: piece.at(bar, 0),
      length: beatSeconds * (isEnding ? 3 : 1.4),
      note: bass,
      gain: 0.4,
    });
    if (isEnding) {
      piece.chord("lead", celesta, [...voicing, voicing[0]! + 12, voicing[0]! + 24], {
        start: piece.at(bar, 0),
        length: beatSeconds * 3,
        gain: 0.2,
        strum: 0.055,
      });
      piece.chord("harmony", strings, voicing, {
        start: piece.at(bar, 0) - 0.1,
        length: beatSeconds * 2.4,
        gain: 0.045,
      });
      piece.hit("drums", kit.bells, piece.at(bar, 0), 0.22);
      continue;
    }
    for (const beat of [1, 2]) {
      piece.chord("harmony", pizzicato, voicing, {
        start: piece.at(bar, beat * 4),
        length: beatSeconds * 0.6,
        gain: beat === 1 ? 0.13 : 0.1,
      });
    }
    if (section !== "intro") {
      piece.chord("harmony", strings, voicing, {
        start: Math.max(0, piece.at(bar, 0) - 0.2),
        length: piece.barSeconds,
        gain: section === "lift" ? 0.055 : 0.032,
        width: 0.05,
      });
    }
    for (const note of phrases[bar % 4]!) {
      const pitch = motifPitch(note, key, majorScale, chord, 79);
      const start = piece.loose(piece.at(bar, note.sixteenth), 0.004);
      piece.play("lead", celesta, {
        start,
        length: note.lengthSixteenths * sixteenthSeconds,
        note: pitch,
        gain: 0.26,
        pan: 0.1,
      });
      if (section === "lift") {
        piece.play("lead", vibraphone, {
          start,
          length: note.lengthSixteenths * sixteenthSeconds,
          note: pitch - 12,
          gain: 0.12,
          pan: -0.25,
        });
      }
    }
    for (const beat of [0, 1, 2]) {
      if (section === "intro" && beat > 0) continue;
      piece.hit("drums", kit.bells, piece.at(bar, beat * 4), beat === 0 ? 0.17 : 0.09, -0.2);
      if (section === "lift") piece.hit("drums", kit.bells, piece.at(bar, beat * 4 + 2), 0.05, 0.2);
    }
    if (turns || bar % 4 === 3) piece.hit("drums", kit.triangle, piece.at(bar, 8), 0.12, 0.4);
  }
};
