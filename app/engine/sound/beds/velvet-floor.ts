import { pick } from "../../../domain/random/seeded-random.ts";
import { clap, crash, hat, kick, rim, riser } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { electricPiano, filteredSaw, roundBass, warmPad } from "../instruments.ts";
import type { BedComposer } from "./piece.ts";

/** Minor sevenths and ninths moved in parallel, as a hand moves on keys: the sound of house. */
const progressions: readonly (readonly Chord[])[] = [
  // i9 – i9 – iv9 – VIImaj7
  [
    [0, 3, 7, 10, 2],
    [0, 3, 7, 10, 2],
    [5, 8, 0, 3, 7],
    [10, 2, 5, 9],
  ],
  // i9 – bIIImaj7 – VImaj7 – v7
  [
    [0, 3, 7, 10, 2],
    [3, 7, 10, 2],
    [8, 0, 3, 7],
    [7, 10, 2, 5],
  ],
  // VImaj9 – VII – i9 – i9
  [
    [8, 0, 3, 7, 10],
    [10, 2, 5, 0],
    [0, 3, 7, 10, 2],
    [0, 3, 7, 10, 2],
  ],
];
const home: Chord = [0, 3, 7, 10];
const stabRhythms = [
  [2, 5, 10, 13],
  [0, 3, 6, 11, 14],
  [2, 6, 9, 14],
];
const bassRhythms = [
  [2, 6, 10, 14, 15],
  [0, 3, 6, 10, 11, 14],
  [2, 3, 6, 10, 14],
];

/** Four to the floor, chords off the beat, a bass that answers. */
export const composeVelvetFloor: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.swing = 0.545;
  piece.score.room = { decaySeconds: 1.5, damping: 0.45 };
  const pump = { depth: 0.65, recoverSeconds: beatSeconds * 0.85 };
  piece.treat("drums", { roomSend: 0.04 });
  piece.treat("bass", { roomSend: 0, pump: { depth: 0.45, recoverSeconds: beatSeconds * 0.5 } });
  piece.treat("harmony", { roomSend: 0.25, pump });
  piece.treat("lead", {
    gain: 1.4,
    roomSend: 0.25,
    pump: { ...pump, depth: 0.4 },
    echo: { delaySeconds: sixteenthSeconds * 3, feedback: 0.45, level: 0.4 },
  });
  const key = 58 + pick(random, [-3, -1, 0, 2]);
  const progression = pick(random, progressions);
  const stabs = pick(random, stabRhythms);
  const bassline = pick(random, bassRhythms);
  const riff = [0, 1, 2].map(() => ({
    sixteenth: pick(random, [3, 6, 7, 11, 14]),
    rung: pick(random, [0, 1, 2, 3]),
  }));
  const kit = {
    kick: kick(sampleRate, 49, 0.34),
    clap: clap(sampleRate, random),
    open: hat(sampleRate, random, 0.2),
    closed: hat(sampleRate, random, 0.04),
    rim: rim(sampleRate),
    crash: crash(sampleRate, random),
    riser: riser(sampleRate, random, piece.barSeconds),
  };

  for (const { index: bar, section, step, turns } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord.slice(1), 62);
    const bass = bassNote(key, chord, 33);
    const openness = { intro: 2.25, main: 3.25, lift: 4.5, break: 2.5, ending: 3.5 }[section];

    for (const sixteenth of isEnding ? [0] : stabs) {
      const start = piece.at(bar, sixteenth);
      const length = sixteenthSeconds * (isEnding ? 12 : 2.2);
      piece.chord("harmony", electricPiano, voicing, { start, length, gain: 0.12 });
      piece.chord("harmony", filteredSaw(openness), voicing, { start, length, gain: 0.06, width: 0.05 });
    }
    if (section === "lift" || section === "break") {
      piece.chord(
        "harmony",
        warmPad,
        voicing.map((note) => note + 12),
        {
          start: piece.at(bar, 0) - 0.2,
          length: piece.barSeconds,
          gain: 0.035,
          width: 0,
        },
      );
    }
    if (section !== "break") {
      for (const sixteenth of isEnding ? [0] : section === "intro" ? bassline.slice(0, 2) : bassline) {
        const isHigh = sixteenth === 11 || sixteenth === 15;
        piece.play("bass", roundBass, {
          start: piece.at(bar, sixteenth),
          length: sixteenthSeconds * (isEnding ? 8 : 1.4),
          note: bass + (isHigh ? 12 : 0),
          gain: isHigh ? 0.28 : 0.36,
        });
      }
    }
    if (section === "main" || section === "lift") {
      for (const { sixteenth, rung } of riff) {
        piece.play("lead", filteredSaw(section === "lift" ? 5 : 4), {
          start: piece.at(bar, sixteenth),
          length: sixteenthSeconds * 1.2,
          note: voicing[rung % voicing.length]! + 12,
          gain: 0.12,
          pan: 0.35,
        });
      }
    }
    if (isEnding) {
      piece.kick(kit.kick, piece.at(bar, 0), 0.62);
      piece.hit("drums", kit.crash, piece.at(bar, 0), 0.16);
      continue;
    }
    if (step === 0 && bar > 0) piece.hit("drums", kit.crash, piece.at(bar, 0), 0.1, 0.25);
    if (turns) piece.hit("drums", kit.riser, piece.at(bar, 0), 0.2);
    for (let beat = 0; beat < 4; beat++) {
      if (section !== "break") piece.kick(kit.kick, piece.at(bar, beat * 4), 0.62);
      if (section !== "intro") piece.hit("drums", kit.open, piece.at(bar, beat * 4 + 2), 0.11, 0.2);
      if (beat % 2 === 1)
        piece.hit("drums", kit.clap, piece.at(bar, beat * 4), section === "intro" ? 0.14 : 0.26);
    }
    for (let sixteenth = 1; sixteenth < 16; sixteenth += 2) {
      piece.hit("drums", kit.closed, piece.at(bar, sixteenth), 0.045 + random() * 0.03, -0.3);
    }
    if (section !== "intro")
      for (const sixteenth of [5, 13]) piece.hit("drums", kit.rim, piece.at(bar, sixteenth), 0.1, -0.4);
  }
};
