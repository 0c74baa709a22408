import { pick } from "../../../domain/random/seeded-random.ts";
import { clap, crash, hat, kick, riser, snare, tom } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { ringingGuitar, roundBass, strings, warmPad } from "../instruments.ts";
import { makeMotif, motifPitch } from "../motif.ts";
import type { BedComposer } from "./piece.ts";

/** Chords that share their top two tones, so that the guitars can ring through. */
const progressions: readonly (readonly Chord[])[] = [
  // I – vi7 – IVadd9 – Vsus4
  [
    [0, 4, 7],
    [9, 0, 4, 7],
    [5, 0, 7, 9],
    [7, 0, 2],
  ],
  // IVadd9 – I/3 – vi7 – Vsus4
  [
    [5, 0, 7, 9],
    [4, 0, 7],
    [9, 0, 4, 7],
    [7, 0, 2],
  ],
  // I – Vsus4/7 – vi7 – IVadd9
  [
    [0, 4, 7],
    [11, 2, 7],
    [9, 0, 4, 7],
    [5, 0, 7, 9],
  ],
];
const home: Chord = [0, 4, 7];
const pentatonic = [0, 2, 4, 7, 9];
const calls = [
  [0, 3, 6, 10, 12],
  [0, 2, 6, 8, 14],
  [0, 4, 6, 8, 11],
];

/** Ringing guitars over drums that open up: hope without the handshake. */
export const composeWideOpen: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.score.room = { decaySeconds: 1.9, damping: 0.4 };
  piece.treat("drums", { roomSend: 0.12 });
  piece.treat("bass", { roomSend: 0.02 });
  piece.treat("harmony", { roomSend: 0.3 });
  piece.treat("lead", {
    roomSend: 0.35,
    echo: { delaySeconds: sixteenthSeconds * 3, feedback: 0.42, level: 0.4 },
  });
  const key = 62 + pick(random, [-3, -1, 0, 2]);
  const progression = pick(random, progressions);
  const call = makeMotif(random, calls);
  const reply = makeMotif(random, calls);
  const kit = {
    kick: kick(sampleRate, 54, 0.32),
    snare: snare(sampleRate, random, 1700),
    clap: clap(sampleRate, random),
    closed: hat(sampleRate, random, 0.06),
    open: hat(sampleRate, random, 0.3),
    toms: [tom(sampleRate, 150, 0.4), tom(sampleRate, 112, 0.45), tom(sampleRate, 84, 0.5)],
    crash: crash(sampleRate, random),
    riser: riser(sampleRate, random, piece.barSeconds),
  };

  for (const { index: bar, section, step, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 62);
    const bass = bassNote(key, chord, 33);

    if (isEnding) {
      piece.chord("harmony", ringingGuitar, [...voicing, voicing[0]! + 12], {
        start: piece.at(bar, 0),
        length: beatSeconds * 4,
        gain: 0.15,
        strum: 0.02,
      });
      piece.chord("harmony", strings, voicing, {
        start: piece.at(bar, 0) - 0.1,
        length: beatSeconds * 3.4,
        gain: 0.06,
      });
      piece.play("bass", roundBass, {
        start: piece.at(bar, 0),
        length: beatSeconds * 4,
        note: bass,
        gain: 0.4,
      });
      piece.kick(kit.kick, piece.at(bar, 0), 0.65);
      piece.hit("drums", kit.crash, piece.at(bar, 0), 0.2, 0.2);
      continue;
    }
    // Eighths with the accent moved around, as two guitars share it.
    for (let eighth = 0; eighth < 8; eighth++) {
      const isAccent = [0, 3, 6].includes(eighth);
      piece.chord("harmony", ringingGuitar, isAccent ? voicing : voicing.slice(-2), {
        start: piece.at(bar, eighth * 2),
        length: sixteenthSeconds * (isAccent ? 3 : 1.7),
        gain: (isAccent ? 0.1 : 0.06) * (section === "intro" ? 0.8 : 1),
        strum: isAccent ? 0.008 : 0.003,
        width: 0.07,
      });
    }
    piece.chord(
      "harmony",
      section === "lift" ? strings : warmPad,
      voicing.map((note) => note + 12),
      {
        start: Math.max(0, piece.at(bar, 0) - 0.25),
        length: piece.barSeconds,
        gain: section === "lift" ? 0.045 : 0.025,
        width: 0.02,
      },
    );
    if (section !== "intro" || step > 0) {
      for (let eighth = 0; eighth < 8; eighth++) {
        if (section !== "lift" && ![0, 3, 4, 6].includes(eighth)) continue;
        piece.play("bass", roundBass, {
          start: piece.at(bar, eighth * 2),
          length: sixteenthSeconds * 1.8,
          note: bass,
          gain: eighth % 4 === 0 ? 0.34 : 0.27,
        });
      }
    }
    if (section !== "intro") {
      for (const note of bar % 2 === 0 ? call : reply) {
        const pitch = motifPitch(note, key, pentatonic, chord, section === "lift" ? 79 : 74);
        piece.play("lead", ringingGuitar, {
          start: piece.at(bar, note.sixteenth),
          length: Math.min(6, note.lengthSixteenths) * sixteenthSeconds,
          note: pitch,
          gain: 0.15,
          pan: 0.3,
        });
      }
    }

    if (step === 0 && section !== "intro") piece.hit("drums", kit.crash, piece.at(bar, 0), 0.12, 0.3);
    if (turns) piece.hit("drums", kit.riser, piece.at(bar, 0), 0.14);
    if (section === "intro" || section === "break") {
      for (const sixteenth of [0, 8]) piece.kick(kit.kick, piece.at(bar, sixteenth), 0.42);
      piece.hit("drums", kit.clap, piece.at(bar, 12), 0.12);
    } else {
      for (const sixteenth of section === "lift" ? [0, 4, 8, 12] : [0, 6, 8]) {
        piece.kick(kit.kick, piece.at(bar, sixteenth), 0.58);
      }
      for (const sixteenth of [4, 12]) {
        piece.hit("drums", kit.snare, piece.at(bar, sixteenth), 0.3);
        piece.hit("drums", kit.clap, piece.at(bar, sixteenth) + 0.008, 0.16);
      }
      for (let eighth = 0; eighth < 8; eighth++) {
        const isOpen = section === "lift" && eighth % 2 === 1;
        piece.hit(
          "drums",
          isOpen ? kit.open : kit.closed,
          piece.at(bar, eighth * 2),
          isOpen ? 0.07 : 0.08,
          -0.25,
        );
      }
    }
    if (turns) {
      for (const [index, sixteenth] of [10, 11, 12, 13, 14, 15].entries()) {
        piece.hit(
          "drums",
          kit.toms[Math.floor(index / 2)]!,
          piece.at(bar, sixteenth),
          0.26 + index * 0.02,
          0.4 - index * 0.16,
        );
      }
    }
  }
};
