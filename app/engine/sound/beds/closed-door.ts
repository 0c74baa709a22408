import { pick } from "../../../domain/random/seeded-random.ts";
import { boom, riser, tick, tom } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { celesta, shortStrings, strings, subBass } from "../instruments.ts";
import type { BedComposer } from "./piece.ts";

/** Half steps and tritones: chords that want to be somewhere else. */
const progressions: readonly (readonly Chord[])[] = [
  // i – i(maj7) – i7 – i6: the line that falls by half steps
  [
    [0, 3, 7],
    [0, 3, 7, 11],
    [0, 3, 7, 10],
    [0, 3, 7, 9],
  ],
  // i – bII/1 – i – vii°
  [
    [0, 3, 7],
    [0, 1, 5, 8],
    [0, 3, 7],
    [0, 11, 2, 5],
  ],
  // i – bVI – iv – V7
  [
    [0, 3, 7],
    [8, 0, 3],
    [5, 8, 0],
    [7, 11, 5],
  ],
];
const home: Chord = [0, 3, 7];
const figures = [
  [0, 2, 1, 2],
  [0, 1, 2, 1],
  [2, 1, 0, 1],
];

/** A clock, low strings that do not stop, a small bell that knows something. */
export const composeClosedDoor: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.score.room = { decaySeconds: 2.4, damping: 0.5 };
  piece.treat("drums", { roomSend: 0.3 });
  piece.treat("bass", { roomSend: 0.15 });
  piece.treat("harmony", { roomSend: 0.4 });
  piece.treat("lead", {
    roomSend: 0.7,
    echo: { delaySeconds: beatSeconds * 0.75, feedback: 0.4, level: 0.3 },
  });
  const key = 57 + pick(random, [-5, -3, 0, 1]);
  const progression = pick(random, progressions);
  const figure = pick(random, figures);
  const bellStep = pick(random, [6, 10, 14]);
  const kit = {
    tick: tick(sampleRate, 3000),
    tock: tick(sampleRate, 2250),
    boom: boom(sampleRate, random),
    heart: tom(sampleRate, 54, 0.45),
    riser: riser(sampleRate, random, piece.barSeconds),
  };

  for (const { index: bar, section, step, turns, progress } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 57);
    const bass = bassNote(key, chord, 33);
    const power = 0.5 + 0.5 * progress;

    piece.play("bass", subBass, {
      start: piece.at(bar, 0),
      length: piece.barSeconds * 0.95,
      note: bass,
      gain: 0.2,
    });
    if (isEnding) {
      // Everything stops but the room, and one tick too many.
      piece.hit("drums", kit.boom, piece.at(bar, 0), 0.8);
      piece.play("bass", shortStrings, {
        start: piece.at(bar, 0),
        length: beatSeconds * 2,
        note: bass + 12,
        gain: 0.3,
      });
      piece.chord("harmony", strings, [voicing[0]!, voicing[0]! + 12], {
        start: piece.at(bar, 0),
        length: beatSeconds * 2.5,
        gain: 0.05,
      });
      piece.hit("drums", kit.tick, piece.at(bar, 8), 0.2, 0.2);
      continue;
    }
    for (let eighth = 0; eighth < 8; eighth++) {
      if (section === "intro" && eighth % 2 === 1) continue;
      piece.play("harmony", shortStrings, {
        start: piece.at(bar, eighth * 2),
        length: sixteenthSeconds * 1.1,
        note: voicing[figure[eighth % 4]! % voicing.length]!,
        gain: (eighth % 4 === 0 ? 0.22 : 0.15) * power,
        pan: -0.25,
      });
      if (section === "lift") {
        piece.play("bass", shortStrings, {
          start: piece.at(bar, eighth * 2),
          length: sixteenthSeconds,
          note: bass + 12,
          gain: 0.2,
        });
      }
    }
    if (section !== "intro") {
      piece.chord("harmony", strings, [voicing.at(-1)! + 12], {
        start: piece.at(bar, 0),
        length: piece.barSeconds,
        gain: 0.05 * power,
        width: 0,
      });
    }
    if (bar % 2 === 1 || section === "lift") {
      piece.play("lead", celesta, {
        start: piece.at(bar, bellStep),
        length: beatSeconds,
        note: voicing.at(-1)! + 24,
        gain: 0.12,
        pan: 0.4,
      });
      if (section === "lift") {
        piece.play("lead", celesta, {
          start: piece.at(bar, bellStep - 4),
          length: beatSeconds,
          note: voicing[0]! + 24,
          gain: 0.1,
          pan: -0.4,
        });
      }
    }
    for (let beat = 0; beat < 4; beat++) {
      piece.hit("drums", beat % 2 === 0 ? kit.tick : kit.tock, piece.at(bar, beat * 4), 0.3, 0.15);
      if (section === "lift") piece.hit("drums", kit.tock, piece.at(bar, beat * 4 + 2), 0.14, -0.2);
    }
    if (turns) piece.hit("drums", kit.riser, piece.at(bar, 0), 0.34);
    if (section === "intro") continue;
    if (step % 2 === 0) piece.hit("drums", kit.boom, piece.at(bar, 0), 0.42 * power);
    if (section !== "break") {
      for (const sixteenth of [0, 3, 8, 11])
        piece.hit("drums", kit.heart, piece.at(bar, sixteenth), sixteenth % 8 === 0 ? 0.4 : 0.26);
    }
  }
};
