import { pick } from "../../../domain/random/seeded-random.ts";
import { hat, kick, rim, riser } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { filteredSaw, roundBass, warmPad } from "../instruments.ts";
import type { BedComposer } from "./piece.ts";

/** Minor turns, two bars to a chord in effect: each is written twice or moves by one voice. */
const progressions: readonly (readonly Chord[])[] = [
  // i9 – i9 – VImaj7 – VII
  [
    [0, 3, 7, 10, 2],
    [0, 3, 7, 10, 2],
    [8, 0, 3, 7],
    [10, 2, 5, 0],
  ],
  // i – v7 – VI – iv9
  [
    [0, 3, 7, 2],
    [7, 10, 2, 5],
    [8, 0, 3, 7],
    [5, 8, 0, 7],
  ],
  // i – III – iv – VI
  [
    [0, 3, 7, 10],
    [3, 7, 10, 2],
    [5, 8, 0, 3],
    [8, 0, 3, 10],
  ],
];
const home: Chord = [0, 3, 7, 2];

/** Which rung of the chord each sixteenth plays; null rests. */
const sequences: readonly (readonly (number | null)[])[] = [
  [0, null, 2, 1, null, 3, null, 2, 0, null, 2, null, 4, 3, null, 1],
  [0, 2, null, 3, 0, null, 4, null, 1, 2, null, 3, null, 4, 2, null],
  [0, null, null, 2, null, null, 3, null, 4, null, null, 2, null, 1, 3, null],
];

/** A sequenced arpeggio whose filter opens and closes, sub bass and a dry, small kit. */
export const composeNightCircuit: BedComposer = (piece) => {
  const { random, sampleRate, sixteenthSeconds, beatSeconds } = piece;
  piece.score.room = { decaySeconds: 1.9, damping: 0.55 };
  const pump = { depth: 0.6, recoverSeconds: beatSeconds * 0.8 };
  piece.treat("drums", { gain: 0.8, roomSend: 0.03 });
  piece.treat("bass", { roomSend: 0.04, pump });
  piece.treat("harmony", { roomSend: 0.3, pump });
  piece.treat("lead", {
    roomSend: 0.22,
    pump: { ...pump, depth: 0.5 },
    echo: { delaySeconds: sixteenthSeconds * 3, feedback: 0.5, level: 0.4 },
  });
  const key = 57 + pick(random, [-4, -2, 0, 1, 3]);
  const progression = pick(random, progressions);
  const sequence = pick(random, sequences);
  const kit = {
    kick: kick(sampleRate, 46, 0.36),
    rim: rim(sampleRate),
    closed: hat(sampleRate, random, 0.035),
    open: hat(sampleRate, random, 0.16),
    riser: riser(sampleRate, random, piece.barSeconds),
  };

  for (const { index: bar, section, turns, progress } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord, 60);
    const ladder = [...voicing, ...voicing.map((note) => note + 12)];
    const opening = { intro: 2, main: 3.5, lift: 5.5, break: 2.5, ending: 4 }[section] + 1.5 * progress;

    for (const [sixteenth, rung] of (isEnding ? sequence.slice(0, 4) : sequence).entries()) {
      if (rung === null) continue;
      const ripple = Math.sin((Math.PI * (bar + sixteenth / 16)) / 2);
      piece.play("lead", filteredSaw(opening + ripple), {
        start: piece.at(bar, sixteenth),
        length: sixteenthSeconds * (sixteenth % 4 === 0 ? 1.4 : 0.8),
        note: ladder[rung % ladder.length]!,
        gain: sixteenth % 4 === 0 ? 0.19 : 0.15,
        pan: sixteenth % 2 === 0 ? -0.3 : 0.3,
      });
    }
    piece.chord("harmony", warmPad, voicing, {
      start: Math.max(0, piece.at(bar, 0) - 0.3),
      length: piece.barSeconds,
      gain: section === "lift" ? 0.055 : 0.04,
      width: 0,
    });
    const bass = bassNote(key, chord, 33);
    for (const sixteenth of isEnding ? [0] : [2, 3, 6, 10, 11, 14]) {
      if (section === "intro" && sixteenth % 4 === 3) continue;
      piece.play("bass", roundBass, {
        start: piece.at(bar, sixteenth),
        length: sixteenthSeconds * (isEnding ? 10 : 1.1),
        note: bass,
        gain: sixteenth % 4 === 2 || isEnding ? 0.36 : 0.24,
      });
    }
    if (isEnding) {
      piece.kick(kit.kick, piece.at(bar, 0), 0.6);
      piece.hit("drums", kit.open, piece.at(bar, 0), 0.1, 0.15);
      continue;
    }

    if (turns) piece.hit("drums", kit.riser, piece.at(bar, 0), 0.22);
    if (section === "break") continue;
    for (let beat = 0; beat < 4; beat++) {
      piece.kick(kit.kick, piece.at(bar, beat * 4), 0.6);
      if (section !== "intro") piece.hit("drums", kit.open, piece.at(bar, beat * 4 + 2), 0.07, 0.15);
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      if (sixteenth % 4 === 2) continue;
      piece.hit("drums", kit.closed, piece.at(bar, sixteenth), 0.03 + random() * 0.03, -0.2);
    }
    for (const sixteenth of bar % 2 === 0 ? [7, 12] : [4, 7, 15]) {
      piece.hit("drums", kit.rim, piece.at(bar, sixteenth), 0.12, sixteenth === 7 ? 0.5 : -0.3);
    }
  }
};
