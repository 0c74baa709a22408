import { pick } from "../../../domain/random/seeded-random.ts";
import { hat, kick, rim, snare, vinyl } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { electricPiano, roundBass, warmPad } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

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
const home: Chord = [0, 4, 7, 11, 2];

const pentatonic = [0, 2, 4, 7, 9];
const melodyRhythms = [
  [2, 6, 8, 14],
  [0, 3, 6, 12],
  [4, 6, 11],
];

/** Electric piano on jazz chords over a dusty, swung beat. */
export const composeLofiMorning: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds } = piece;
  piece.swing = 0.6;
  piece.score.room = { decaySeconds: 1.6, damping: 0.5 };
  piece.treat("drums", { roomSend: 0.06 });
  piece.treat("bass", { roomSend: 0 });
  piece.treat("harmony", { roomSend: 0.35 });
  piece.treat("lead", { roomSend: 0.4 });
  const key = 60 + pick(random, [-3, -1, 0, 2, 4]);
  const progression = pick(random, progressions);
  const motif = makeMotif(random, melodyRhythms);
  const answer = makeMotif(random, melodyRhythms);
  const kit = {
    kick: kick(sampleRate, 52, 0.34),
    snare: snare(sampleRate, random, 1900),
    rim: rim(sampleRate),
    hats: [hat(sampleRate, random, 0.06), hat(sampleRate, random, 0.08)],
    vinyl: vinyl(sampleRate, random, piece.barSeconds * 2),
  };

  for (const { index: bar, section, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord.slice(1), 62);
    if (bar % 2 === 0) piece.hit("drums", kit.vinyl, piece.at(bar, 0), 0.05);

    for (const [hit, sixteenth] of (isEnding ? [0] : [0, 7, 10]).entries()) {
      if (hit === 2 && random() < 0.5) continue;
      piece.chord("harmony", electricPiano, voicing, {
        start: piece.at(bar, sixteenth),
        length: beatSeconds * (isEnding ? 4 : hit === 0 ? 1.6 : 1.2),
        gain: (hit === 0 ? 0.17 : 0.11) * (0.9 + random() * 0.2),
        strum: isEnding ? 0.035 : 0.006 + random() * 0.008,
      });
    }
    piece.chord("harmony", warmPad, voicing.slice(0, 3), {
      start: piece.at(bar, 0),
      length: piece.barSeconds,
      gain: section === "lift" ? 0.05 : 0.03,
      width: 0,
    });

    const root = bassNote(key, chord, 36);
    const fifth = bassNote(key, [chord[2] ?? 7], 38);
    const bassLine = isEnding
      ? [[0, 3.6, root] as const]
      : ([
          [0, 1.4, root],
          [6, 0.9, root],
          [10, 1.1, fifth],
        ] as const);
    for (const [sixteenth, length, note] of bassLine) {
      if (section === "intro" && sixteenth > 0) continue;
      const gain = sixteenth === 0 ? 0.34 : 0.25;
      piece.play("bass", roundBass, {
        start: piece.at(bar, sixteenth),
        length: beatSeconds * length,
        note,
        gain,
      });
    }
    if (isEnding) {
      piece.hit("drums", kit.kick, piece.at(bar, 0), 0.5);
      continue;
    }

    if (section !== "intro") {
      for (const note of bar % 2 === 0 ? answer : motif) {
        if (section !== "lift" && random() < 0.15) continue;
        const pitch = motifPitch(note, key, pentatonic, chord, 74);
        const start = piece.loose(piece.at(bar, note.sixteenth), 0.006);
        const length = note.lengthSixteenths * piece.sixteenthSeconds;
        piece.play("lead", electricPiano, { start, length, note: pitch, gain: 0.13, pan: 0.25 });
        if (section === "lift" && note.sixteenth % 4 === 0) {
          piece.play("lead", electricPiano, { start, length, note: pitch + 12, gain: 0.045, pan: -0.3 });
        }
      }
    }

    if (section === "break") continue;
    for (const sixteenth of bar % 2 === 0 ? [0, 7, 10] : [0, 3, 10]) {
      piece.hit("drums", kit.kick, piece.at(bar, sixteenth), sixteenth === 0 ? 0.55 : 0.42);
    }
    if (section !== "intro") {
      for (const sixteenth of [4, 12])
        piece.hit("drums", kit.snare, piece.at(bar, sixteenth) + 0.012, 0.22, -0.05);
    }
    if (turns || bar % 4 === 3) piece.hit("drums", kit.rim, piece.at(bar, 15), 0.1, 0.3);
    for (let sixteenth = 0; sixteenth < 16; sixteenth += random() < 0.12 ? 1 : 2) {
      const accent = sixteenth % 4 === 2 ? 0.075 : 0.05;
      piece.hit(
        "drums",
        pick(random, kit.hats),
        piece.at(bar, sixteenth),
        accent * (0.8 + random() * 0.4),
        0.2,
      );
    }
  }
};
