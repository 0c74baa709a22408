import { pick } from "../../../domain/random/seeded-random.ts";
import { brushSweep, brushTap, hat, kick } from "../drums.ts";
import { bassNote, type Chord, nearestTone, voiceChord } from "../harmony.ts";
import { electricPiano, feltPiano, uprightBass } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Standards' turns: circles of fifths with their sevenths, ninths and thirteenths. */
const progressions: readonly (readonly Chord[])[] = [
  // ii9 – V13 – Imaj9 – VI7b9
  [
    [2, 5, 0, 4],
    [7, 5, 11, 4],
    [0, 4, 11, 2],
    [9, 1, 7, 10],
  ],
  // Imaj7 – vi9 – ii9 – V13
  [
    [0, 4, 11, 2],
    [9, 0, 7, 11],
    [2, 5, 0, 4],
    [7, 5, 11, 4],
  ],
  // iii7 – VI7 – ii9 – V13
  [
    [4, 7, 2, 6],
    [9, 1, 7, 11],
    [2, 5, 0, 4],
    [7, 5, 11, 4],
  ],
];
const home: Chord = [0, 4, 9, 2];
const bluesScale = [0, 2, 3, 4, 7, 9];
const lines = [
  [2, 6, 8, 11],
  [0, 3, 6, 14],
  [4, 7, 10, 12],
];
/** Where the left hand answers the bass; Charleston and its cousins. */
const comping = [
  [0, 6],
  [2, 8],
  [6, 14],
];

/** A trio late in the evening: brushes, a walking bass, a piano that leaves room. */
export const composeCornerTable: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds } = piece;
  piece.swing = 0.5;
  piece.score.room = { decaySeconds: 1.3, damping: 0.55 };
  piece.treat("drums", { gain: 1.9, roomSend: 0.15 });
  piece.treat("bass", { roomSend: 0.08 });
  piece.treat("harmony", { roomSend: 0.3 });
  piece.treat("lead", { gain: 0.75, roomSend: 0.35 });
  const key = 58 + pick(random, [-3, 0, 2, 5]);
  const progression = pick(random, progressions);
  const call = makeMotif(random, lines);
  const reply = makeMotif(random, lines);
  const kit = {
    tap: brushTap(sampleRate, random),
    sweep: brushSweep(sampleRate, random, beatSeconds * 1.9),
    ride: hat(sampleRate, random, 0.4),
    kick: kick(sampleRate, 56, 0.2),
  };
  /** Swung eighths: the second falls on the last third of its beat. */
  const swung = (bar: number, sixteenth: number) =>
    piece.at(
      bar,
      sixteenth % 4 === 2 ? sixteenth + 2 / 3 : sixteenth % 4 === 3 ? sixteenth + 1 / 3 : sixteenth,
    );

  for (const { index: bar, section } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const next = progression[(bar + 1) % progression.length]!;
    const voicing = voiceChord(key, chord.slice(1), 62);
    const root = bassNote(key, chord, 34);

    if (isEnding) {
      piece.chord("harmony", feltPiano, [root + 12, ...voicing, voicing[0]! + 12], {
        start: piece.at(bar, 0),
        length: beatSeconds * 4,
        gain: 0.17,
        strum: 0.05,
      });
      piece.play("bass", uprightBass, {
        start: piece.at(bar, 0),
        length: beatSeconds * 4,
        note: root,
        gain: 0.5,
      });
      piece.hit("drums", kit.ride, piece.at(bar, 0), 0.12, 0.3);
      piece.hit("drums", kit.sweep, piece.at(bar, 0), 0.12, -0.2);
      continue;
    }

    // Root, third, fifth, and a half step below where the next bar begins.
    const nextRoot = bassNote(key, next, 34);
    const walk = [
      root,
      nearestTone(key, chord, root + 4),
      nearestTone(key, chord, root + 7),
      nextRoot + (nextRoot > root ? -1 : 1),
    ];
    for (const [beat, note] of walk.entries()) {
      if (section === "intro" && beat % 2 === 1) continue;
      piece.play("bass", uprightBass, {
        start: piece.loose(piece.at(bar, beat * 4), 0.005),
        length: beatSeconds * (section === "intro" ? 1.7 : 0.92),
        note,
        gain: beat % 2 === 0 ? 0.46 : 0.4,
      });
    }
    for (const sixteenth of pick(random, comping)) {
      piece.chord("harmony", feltPiano, voicing, {
        start: swung(bar, sixteenth),
        length: beatSeconds * (sixteenth === 0 ? 1.2 : 0.45),
        gain: 0.11 + random() * 0.03,
        strum: 0.007,
        width: 0.03,
      });
    }
    if (section !== "intro" && section !== "break") {
      for (const note of bar % 2 === 0 ? call : reply) {
        if (random() < 0.12) continue;
        const pitch = motifPitch(note, key, bluesScale, chord, 74);
        const start = piece.loose(swung(bar, note.sixteenth), 0.008);
        piece.play("lead", section === "lift" ? feltPiano : electricPiano, {
          start,
          length: Math.min(4, note.lengthSixteenths) * piece.sixteenthSeconds,
          note: pitch,
          gain: 0.2,
          pan: 0.2,
        });
        if (section === "lift") {
          piece.play("lead", feltPiano, {
            start,
            length: beatSeconds * 0.5,
            note: pitch + 12,
            gain: 0.1,
            pan: 0.3,
          });
        }
      }
    }

    for (const beat of [0, 2]) piece.hit("drums", kit.sweep, piece.at(bar, beat * 4) - 0.04, 0.13, -0.25);
    for (const sixteenth of [4, 12]) piece.hit("drums", kit.tap, piece.at(bar, sixteenth), 0.22, 0.1);
    if (section === "intro") continue;
    for (const sixteenth of [0, 4, 6, 8, 12, 14]) {
      piece.hit(
        "drums",
        kit.ride,
        swung(bar, sixteenth),
        (sixteenth % 4 === 0 ? 0.055 : 0.035) * (0.8 + random() * 0.4),
        0.35,
      );
    }
    if (section !== "break")
      for (const beat of [0, 2]) piece.hit("drums", kit.kick, piece.at(bar, beat * 4), 0.16);
    if (random() < 0.4) piece.hit("drums", kit.tap, swung(bar, 14), 0.12, 0.1);
  }
};
