import { pick } from "../../../domain/random/seeded-random.ts";
import { boom, crash, riser, tom } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { feltPiano, horns, shortStrings, strings, subBass } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Minor that leans on its relative major: what trailers and missions are made of. */
const progressions: readonly (readonly Chord[])[] = [
  // i – VI – III – VII
  [
    [0, 3, 7],
    [8, 0, 3],
    [3, 7, 10],
    [10, 2, 5],
  ],
  // i – III – VII – iv
  [
    [0, 3, 7],
    [3, 7, 10],
    [10, 2, 5],
    [5, 8, 0],
  ],
  // VI – VII – i – i
  [
    [8, 0, 3],
    [10, 2, 5],
    [0, 3, 7],
    [0, 3, 7, 2],
  ],
];
/** It ends in the light: the relative major. */
const home: Chord = [3, 7, 10];
const minorScale = [0, 2, 3, 5, 7, 8, 10];
const themes = [
  [0, 6, 8, 12],
  [0, 8, 12, 14],
  [0, 4, 8],
];

/** One idea from a single piano to everything there is; each bar adds a little. */
export const composeFirstLight: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.score.room = { decaySeconds: 3, damping: 0.4 };
  piece.treat("drums", { roomSend: 0.35 });
  piece.treat("bass", { roomSend: 0.1 });
  piece.treat("harmony", { roomSend: 0.45 });
  piece.treat("lead", { gain: 0.75, roomSend: 0.55 });
  const key = 57 + pick(random, [-2, 0, 2, 3]);
  const progression = pick(random, progressions);
  const theme = makeMotif(random, themes);
  const answer = makeMotif(random, themes);
  const kit = {
    boom: boom(sampleRate, random),
    toms: [tom(sampleRate, 62, 0.9), tom(sampleRate, 82, 0.7), tom(sampleRate, 104, 0.6)],
    crash: crash(sampleRate, random),
    riser: riser(sampleRate, random, piece.barSeconds),
  };

  for (const { index: bar, section, step, turns, progress } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 62);
    const bass = bassNote(key, chord, 33);
    const power = section === "break" ? 0.35 : 0.45 + 0.55 * progress;

    piece.chord("harmony", strings, isEnding ? [...voicing, ...voicing.map((note) => note + 12)] : voicing, {
      start: Math.max(0, piece.at(bar, 0) - 0.25),
      length: piece.barSeconds + 0.1,
      gain: 0.085 * power,
      width: 0.06,
    });
    piece.play("bass", subBass, {
      start: piece.at(bar, 0),
      length: piece.barSeconds * 0.95,
      note: bass,
      gain: 0.2 * power,
    });
    piece.play("bass", shortStrings, {
      start: piece.at(bar, 0),
      length: beatSeconds * 2,
      note: bass + 12,
      gain: 0.22 * power,
    });
    if (isEnding) {
      piece.play("lead", horns, {
        start: piece.at(bar, 0),
        length: beatSeconds * 3,
        note: voicing.at(-1)! + 12,
        gain: 0.14,
      });
      piece.chord("harmony", horns, voicing, {
        start: piece.at(bar, 0),
        length: beatSeconds * 3,
        gain: 0.08,
      });
      piece.hit("drums", kit.boom, piece.at(bar, 0), 0.75);
      piece.hit("drums", kit.crash, piece.at(bar, 0), 0.24);
      continue;
    }
    // The ostinato: eighths at first, sixteenths once it has taken hold.
    const isFast = section === "lift" || (section === "main" && progress > 0.4);
    if (section !== "intro") {
      for (let sixteenth = 0; sixteenth < 16; sixteenth += isFast ? 1 : 2) {
        const tone = voicing[[0, 1, 2, 1][sixteenth % 4]! % voicing.length]!;
        piece.play("harmony", shortStrings, {
          start: piece.at(bar, sixteenth),
          length: sixteenthSeconds * 0.8,
          note: tone,
          gain: (sixteenth % 4 === 0 ? 0.15 : 0.1) * power,
          pan: -0.35,
        });
      }
    }
    const singer = section === "lift" ? horns : feltPiano;
    for (const note of bar % 2 === 0 ? theme : answer) {
      const pitch = motifPitch(note, key, minorScale, chord, 69);
      const start = piece.at(bar, note.sixteenth);
      const length = note.lengthSixteenths * sixteenthSeconds;
      piece.play("lead", singer, {
        start,
        length,
        note: pitch,
        gain: section === "lift" ? 0.15 : 0.28,
        pan: 0.15,
      });
      if (section !== "intro")
        piece.play("lead", strings, { start, length, note: pitch + 12, gain: 0.05 * power, pan: -0.1 });
    }

    if (turns) piece.hit("drums", kit.riser, piece.at(bar, 0), 0.3);
    if (section === "intro" || section === "break") {
      if (step % 2 === 0) piece.hit("drums", kit.boom, piece.at(bar, 0), 0.3);
      continue;
    }
    piece.hit("drums", kit.boom, piece.at(bar, 0), 0.5 * power);
    if (step === 0) piece.hit("drums", kit.crash, piece.at(bar, 0), 0.14);
    for (const sixteenth of section === "lift" ? [0, 3, 6, 8, 11, 14] : [0, 6, 8, 14]) {
      piece.hit(
        "drums",
        kit.toms[sixteenth % 8 === 0 ? 0 : sixteenth % 2 === 0 ? 1 : 2]!,
        piece.at(bar, sixteenth),
        0.36 * power,
        sixteenth % 8 === 0 ? 0 : 0.3,
      );
    }
    if (turns)
      for (const [index, sixteenth] of [12, 13, 14, 15].entries())
        piece.hit("drums", kit.toms[index % 3]!, piece.at(bar, sixteenth), 0.3 + index * 0.06, -0.2);
  }
};
