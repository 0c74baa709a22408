import { pick } from "../../../domain/random/seeded-random.ts";
import { clap, crash, hat, kick, shaker } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { brightKeys, marimba, roundBass, warmPad } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Pop turns in major with added ninths, one chord to a bar. */
const progressions: readonly (readonly Chord[])[] = [
  // I – V – vi – IV
  [
    [0, 4, 7, 2],
    [7, 11, 2],
    [9, 0, 4, 7],
    [5, 9, 0, 7],
  ],
  // IV – I – V – vi
  [
    [5, 9, 0, 7],
    [0, 4, 7, 2],
    [7, 11, 2],
    [9, 0, 4, 7],
  ],
  // vi – IV – I – V
  [
    [9, 0, 4, 11],
    [5, 9, 0, 7],
    [0, 4, 7, 2],
    [7, 11, 2, 4],
  ],
];
const home: Chord = [0, 4, 7, 2];

const pentatonic = [0, 2, 4, 7, 9];
const hookRhythms = [
  [0, 3, 6, 8, 11, 14],
  [0, 2, 4, 7, 10, 12],
  [0, 3, 6, 10, 12],
];
const stabs = [0, 3, 6, 10, 13];

/** Marimba hook and chord stabs over four to the floor. */
export const composeBrightSteps: BedComposer = (piece) => {
  const { random, sampleRate, sixteenthSeconds, beatSeconds } = piece;
  piece.score.room = { decaySeconds: 1.2, damping: 0.35 };
  const pump = { depth: 0.55, recoverSeconds: beatSeconds * 0.75 };
  piece.treat("drums", { roomSend: 0.03 });
  piece.treat("bass", { roomSend: 0.05, pump });
  piece.treat("harmony", { gain: 1.3, roomSend: 0.25, pump });
  piece.treat("lead", {
    roomSend: 0.25,
    echo: { delaySeconds: sixteenthSeconds * 3, feedback: 0.35, level: 0.28 },
  });
  const key = 60 + pick(random, [-3, -1, 0, 2, 4]);
  const progression = pick(random, progressions);
  const hook = makeMotif(random, hookRhythms);
  const turn = makeMotif(random, hookRhythms);
  const kit = {
    kick: kick(sampleRate, 50, 0.3),
    clap: clap(sampleRate, random),
    closed: hat(sampleRate, random, 0.05),
    open: hat(sampleRate, random, 0.22),
    shaker: shaker(sampleRate, random),
    crash: crash(sampleRate, random),
  };

  for (const { index: bar, section, step, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 64);
    const isSmall = section === "intro" || section === "break";

    for (const sixteenth of isEnding ? [0] : stabs) {
      piece.chord("harmony", brightKeys, voicing, {
        start: piece.at(bar, sixteenth),
        length: sixteenthSeconds * (isEnding ? 12 : 1.6),
        gain: sixteenth === 0 ? 0.085 : 0.065,
      });
    }
    piece.chord(
      "harmony",
      warmPad,
      voicing.map((note) => note + 12),
      {
        start: piece.at(bar, 0) - 0.2,
        length: piece.barSeconds,
        gain: section === "lift" ? 0.04 : 0.022,
        width: 0,
      },
    );
    const bass = bassNote(key, chord, 36);
    if (isEnding) {
      piece.play("bass", roundBass, {
        start: piece.at(bar, 0),
        length: beatSeconds * 3,
        note: bass,
        gain: 0.32,
      });
      const top = motifPitch({ sixteenth: 0, lengthSixteenths: 8, step: 0 }, key, pentatonic, chord, 76);
      piece.play("lead", marimba, {
        start: piece.at(bar, 0),
        length: beatSeconds * 2,
        note: top,
        gain: 0.3,
        pan: -0.15,
      });
      piece.kick(kit.kick, piece.at(bar, 0), 0.62);
      piece.hit("drums", kit.crash, piece.at(bar, 0), 0.16);
      continue;
    }
    for (let eighth = 0; eighth < 8; eighth++) {
      if (section === "intro" && eighth % 2 === 1) continue;
      piece.play("bass", roundBass, {
        start: piece.at(bar, eighth * 2),
        length: sixteenthSeconds * 1.5,
        note: bass + (eighth % 4 === 3 ? 12 : 0),
        gain: eighth % 2 === 0 ? 0.2 : 0.27,
      });
    }
    for (const note of bar % 4 === 3 ? turn : hook) {
      const pitch = motifPitch(note, key, pentatonic, chord, 76);
      const start = piece.at(bar, note.sixteenth);
      const gain = note.sixteenth % 4 === 0 ? 0.24 : 0.19;
      piece.play("lead", marimba, { start, length: sixteenthSeconds * 3, note: pitch, gain, pan: -0.15 });
      if (section === "lift") {
        piece.play("lead", marimba, {
          start,
          length: sixteenthSeconds * 3,
          note: pitch + 12,
          gain: gain * 0.4,
          pan: 0.3,
        });
      }
    }

    if (step === 0 && bar > 0) piece.hit("drums", kit.crash, piece.at(bar, 0), 0.09);
    for (let beat = 0; beat < 4; beat++) {
      if (!isSmall || beat % 2 === 0) piece.kick(kit.kick, piece.at(bar, beat * 4), 0.62);
      piece.hit("drums", beat === 3 ? kit.open : kit.closed, piece.at(bar, beat * 4 + 2), 0.09, 0.25);
      if (beat % 2 === 1) piece.hit("drums", kit.clap, piece.at(bar, beat * 4), isSmall ? 0.15 : 0.3);
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      piece.hit(
        "drums",
        kit.shaker,
        piece.at(bar, sixteenth) - 0.05,
        sixteenth % 4 === 2 ? 0.13 : 0.07,
        -0.4,
      );
    }
    if (turns || bar % 4 === 3) {
      for (const sixteenth of [13, 14, 15]) {
        piece.hit("drums", kit.clap, piece.at(bar, sixteenth), 0.1 + sixteenth / 150);
      }
    }
  }
};
