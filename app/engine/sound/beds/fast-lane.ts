import { pick } from "../../../domain/random/seeded-random.ts";
import { clap, crash, hat, kick, riser, tom } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { filteredSaw, warmPad } from "../instruments.ts";
import type { BedComposer } from "./piece.ts";

/** Techno hardly moves: one chord for most of it, a step away to make the way back count. */
const progressions: readonly (readonly Chord[])[] = [
  // i – i – i – bII
  [
    [0, 7, 3],
    [0, 7, 3],
    [0, 7, 3],
    [1, 8, 5],
  ],
  // i – i – VI – VII
  [
    [0, 7, 3],
    [0, 7, 3],
    [8, 3, 0],
    [10, 5, 2],
  ],
  // i – i – iv – i
  [
    [0, 7, 3],
    [0, 7, 3],
    [5, 0, 8],
    [0, 7, 3],
  ],
];
const home: Chord = [0, 7, 3];
/** Steps of the sequence, in semitones above the root; null rests. */
const patterns: readonly (readonly (number | null)[])[] = [
  [0, 0, 12, 0, 3, 0, 12, 7, 0, 0, 12, 0, 10, 7, 3, 0],
  [0, null, 0, 12, 0, 0, null, 3, 0, null, 0, 12, 0, 7, null, 10],
  [0, 12, 0, 0, 7, 0, 12, 0, 3, 0, 0, 12, 0, 10, 0, 7],
];

/** A pulse, a sequence whose filter is turned by hand, and drums that push. */
export const composeFastLane: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds, sixteenthSeconds } = piece;
  piece.score.room = { decaySeconds: 1.2, damping: 0.5 };
  const pump = { depth: 0.75, recoverSeconds: beatSeconds * 0.9 };
  piece.treat("drums", { roomSend: 0.04 });
  piece.treat("bass", { roomSend: 0.02, pump: { depth: 0.6, recoverSeconds: beatSeconds * 0.45 } });
  piece.treat("harmony", { roomSend: 0.35, pump });
  piece.treat("lead", {
    roomSend: 0.15,
    echo: { delaySeconds: sixteenthSeconds * 3, feedback: 0.35, level: 0.25 },
  });
  const key = 57 + pick(random, [-4, -3, -1, 0, 2]);
  const progression = pick(random, progressions);
  const pattern = pick(random, patterns);
  const kit = {
    kick: kick(sampleRate, 47, 0.3),
    clap: clap(sampleRate, random),
    closed: hat(sampleRate, random, 0.045),
    open: hat(sampleRate, random, 0.17),
    tom: tom(sampleRate, 92, 0.3),
    crash: crash(sampleRate, random),
    riser: riser(sampleRate, random, piece.barSeconds),
  };

  for (const { index: bar, section, step, turns, progress } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 64);
    const bass = bassNote(key, chord, 33);
    const base = { intro: 1.75, main: 2.75, lift: 4.5, break: 2, ending: 5 }[section] + progress;

    for (const [sixteenth, semitones] of (isEnding ? pattern.slice(0, 1) : pattern).entries()) {
      if (semitones === null) continue;
      const sweep = 0.75 * Math.sin((Math.PI * (bar * 16 + sixteenth)) / 32);
      piece.play("lead", filteredSaw(base + sweep), {
        start: piece.at(bar, sixteenth),
        length: sixteenthSeconds * (isEnding ? 6 : 0.85),
        note: bass + 24 + semitones,
        gain: sixteenth % 4 === 0 ? 0.2 : 0.15,
        pan: sixteenth % 2 === 0 ? -0.15 : 0.15,
      });
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      if (sixteenth % 4 === 0 || section === "break" || isEnding) continue;
      piece.play("bass", filteredSaw(2.5), {
        start: piece.at(bar, sixteenth),
        length: sixteenthSeconds * 0.8,
        note: bass,
        gain: sixteenth % 4 === 2 ? 0.36 : 0.26,
      });
    }
    if (isEnding) {
      piece.play("bass", filteredSaw(2.5), {
        start: piece.at(bar, 0),
        length: beatSeconds * 2,
        note: bass,
        gain: 0.4,
      });
      piece.kick(kit.kick, piece.at(bar, 0), 0.7);
      piece.hit("drums", kit.crash, piece.at(bar, 0), 0.2);
    }
    if (section !== "intro") {
      piece.chord("harmony", warmPad, voicing, {
        start: Math.max(0, piece.at(bar, 0) - 0.2),
        length: piece.barSeconds,
        gain: section === "lift" ? 0.07 : 0.045,
        width: 0.04,
      });
    }
    if (isEnding) continue;
    if (section === "lift") {
      for (const sixteenth of [3, 6, 11, 14]) {
        piece.chord("harmony", filteredSaw(4), voicing, {
          start: piece.at(bar, sixteenth),
          length: sixteenthSeconds,
          gain: 0.07,
          width: 0.06,
        });
      }
    }
    if (step === 0 && bar > 0) piece.hit("drums", kit.crash, piece.at(bar, 0), 0.12);
    if (turns) piece.hit("drums", kit.riser, piece.at(bar, 0), 0.26);
    for (let beat = 0; beat < 4; beat++) {
      if (section !== "break" || beat === 0) piece.kick(kit.kick, piece.at(bar, beat * 4), 0.7);
      if (section !== "intro") piece.hit("drums", kit.open, piece.at(bar, beat * 4 + 2), 0.12, 0.15);
      if (beat % 2 === 1 && section !== "intro") piece.hit("drums", kit.clap, piece.at(bar, beat * 4), 0.24);
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      piece.hit(
        "drums",
        kit.closed,
        piece.at(bar, sixteenth),
        (sixteenth % 4 === 3 ? 0.07 : 0.04) + random() * 0.015,
        -0.2,
      );
    }
    if (turns || section === "lift")
      for (const sixteenth of [7, 10, 15]) piece.hit("drums", kit.tom, piece.at(bar, sixteenth), 0.2, 0.25);
  }
};
