import { pick } from "../../../domain/random/seeded-random.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { feltPiano, glassBell, subBass, warmPad } from "../instruments.ts";
import type { BedComposer } from "./piece.ts";

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
const home: Chord = [0, 7, 2, 4];

/** Order in which the hands walk through low, middle and high tones, in eighths of a bar. */
const figures = [
  [0, 1, 2, 3, 4, 3, 2, 1],
  [0, 2, 1, 3, 2, 4, 3, 2],
  [0, 1, 3, 2, 4, 2, 3, 1],
];

/** Felt piano in slow arpeggios, a breath of strings, and a bell now and then, in a large room. */
export const composeQuietGlass: BedComposer = (piece) => {
  const { random } = piece;
  piece.score.room = { decaySeconds: 3.4, damping: 0.45 };
  piece.treat("bass", { roomSend: 0.4 });
  piece.treat("harmony", { roomSend: 0.75 });
  piece.treat("lead", { roomSend: 0.9 });
  const key = 60 + pick(random, [-5, -3, -2, 0, 2]);
  const progression = pick(random, progressions);
  const figure = pick(random, figures);

  for (const { index: bar, section } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const middle = voiceChord(key, chord.slice(1), 62);
    const low = bassNote(key, chord, 41);
    const ladder = [low + 12, ...middle, middle[0]! + 12, middle[1]! + 12].sort((a, b) => a - b);

    piece.play("bass", feltPiano, {
      start: piece.loose(piece.at(bar, 0), 0.004),
      length: piece.barSeconds,
      note: low,
      gain: 0.3,
      pan: 0,
    });
    if (section === "lift") {
      piece.play("bass", subBass, {
        start: piece.at(bar, 0),
        length: piece.barSeconds * 0.9,
        note: low - 12,
        gain: 0.07,
      });
    }
    for (const [eighth, rung] of (isEnding ? figure.slice(0, 5) : figure).entries()) {
      if (eighth > 0 && !isEnding && random() < 0.08) continue;
      const note = ladder[rung % ladder.length]!;
      const swell = 0.8 + 0.2 * Math.sin((Math.PI * eighth) / 8);
      piece.play("harmony", feltPiano, {
        start: piece.loose(piece.at(bar, eighth * 2), 0.009),
        length: piece.beatSeconds * (isEnding ? 3 : 1.25),
        note,
        gain: 0.2 * swell * (0.85 + random() * 0.3),
        pan: (note - 62) / 30,
      });
    }
    piece.chord("harmony", warmPad, middle, {
      start: piece.at(bar, 0),
      length: piece.barSeconds,
      gain: section === "intro" ? 0.025 : section === "lift" ? 0.05 : 0.035,
      width: 0,
    });
    for (const eighth of isEnding ? [5] : bar % 2 === 0 ? [3] : [1, 6]) {
      piece.play("lead", glassBell, {
        start: piece.loose(piece.at(bar, eighth * 2), 0.009),
        length: piece.beatSeconds * 2,
        note: pick(random, middle) + 24,
        gain: 0.045,
        pan: random() * 1.2 - 0.6,
      });
    }
  }
};
