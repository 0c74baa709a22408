import { pick } from "../../../domain/random/seeded-random.ts";
import { boom, brushSweep, tick } from "../drums.ts";
import { bassNote, type Chord, voiceChord } from "../harmony.ts";
import { feltPiano, glassBell, softLead, strings, subBass } from "../instruments.ts";
import type { BedComposer } from "./piece.ts";

/** Wide minor ninths that move by a step or a third; nothing resolves, everything glides. */
const progressions: readonly (readonly Chord[])[] = [
  // i9 – VImaj9 – IIImaj7 – VIIadd9
  [
    [0, 7, 10, 2, 3],
    [8, 3, 7, 10, 0],
    [3, 10, 2, 7],
    [10, 5, 0, 2],
  ],
  // i9 – iv9 – VImaj7 – v7
  [
    [0, 7, 10, 2, 3],
    [5, 0, 3, 7, 8],
    [8, 3, 7, 0],
    [7, 2, 5, 10],
  ],
  // VImaj9 – i9 – VIIadd9 – iv9
  [
    [8, 3, 7, 10, 0],
    [0, 7, 10, 2, 3],
    [10, 5, 0, 2],
    [5, 0, 3, 7, 8],
  ],
];
const home: Chord = [0, 7, 2, 3];
const minorPentatonic = [0, 3, 5, 7, 10];

/** Slow strings over deep water; a bell far away; now and then a door closes softly. */
export const composeSilkHour: BedComposer = (piece) => {
  const { random, sampleRate, beatSeconds } = piece;
  piece.score.room = { decaySeconds: 4.2, damping: 0.5 };
  piece.treat("drums", { roomSend: 0.3 });
  piece.treat("bass", { gain: 0.7, roomSend: 0.1 });
  piece.treat("harmony", { roomSend: 0.6 });
  piece.treat("lead", {
    roomSend: 0.9,
    echo: { delaySeconds: beatSeconds * 0.75, feedback: 0.5, level: 0.35 },
  });
  const key = 57 + pick(random, [-4, -2, 0, 1]);
  const progression = pick(random, progressions);
  const bells = Array.from({ length: 4 }, () => ({
    sixteenth: pick(random, [2, 4, 6, 10, 12]),
    tone: pick(random, minorPentatonic),
  }));
  const kit = {
    boom: boom(sampleRate, random),
    silk: brushSweep(sampleRate, random, beatSeconds * 3),
    tick: tick(sampleRate, 2600),
  };

  for (const { index: bar, section } of piece.form) {
    const isEnding = section === "ending";
    const chord = isEnding ? home : progression[bar % progression.length]!;
    const voicing = voiceChord(key, chord.slice(1), 60);
    const bass = bassNote(key, chord, 31);

    piece.chord("harmony", strings, voicing, {
      start: Math.max(0, piece.at(bar, 0) - 0.3),
      length: piece.barSeconds + 0.2,
      gain: section === "intro" ? 0.06 : 0.085,
      width: 0.05,
    });
    if (section === "lift") {
      piece.chord(
        "harmony",
        strings,
        voicing.slice(-2).map((note) => note + 12),
        {
          start: piece.at(bar, 0) - 0.2,
          length: piece.barSeconds,
          gain: 0.045,
          width: 0.05,
        },
      );
    }
    piece.play("bass", subBass, {
      start: piece.at(bar, 0),
      length: piece.barSeconds * 0.95,
      note: bass,
      gain: 0.26,
    });
    piece.play("bass", feltPiano, {
      start: piece.at(bar, 0),
      length: beatSeconds * 3,
      note: bass + 12,
      gain: 0.2,
      pan: -0.1,
    });

    const bell = bells[bar % bells.length]!;
    const isHigh = section === "lift" ? 12 : 0;
    piece.play("lead", glassBell, {
      start: piece.at(bar, isEnding ? 4 : bell.sixteenth),
      length: beatSeconds * 3,
      note: key + 24 + (isEnding ? 0 : bell.tone),
      gain: 0.075,
      pan: bar % 2 === 0 ? -0.5 : 0.5,
    });
    if (section === "main" || section === "lift") {
      const top = voicing.at(-1)!;
      piece.play("lead", softLead, {
        start: piece.at(bar, 8),
        length: beatSeconds * 1.8,
        note: top + isHigh,
        gain: 0.055,
        pan: 0.1,
      });
      for (const sixteenth of [6, 14])
        piece.play("lead", feltPiano, {
          start: piece.at(bar, sixteenth),
          length: beatSeconds,
          note: voicing[1]! + 12,
          gain: 0.09,
          pan: 0.25,
        });
    }
    if (isEnding || (bar % 4 === 0 && section !== "intro") || bar === 0)
      piece.hit("drums", kit.boom, piece.at(bar, 0), 0.4);
    if (isEnding) continue;
    if (section !== "intro") {
      piece.hit("drums", kit.silk, piece.at(bar, 2), 0.05, bar % 2 === 0 ? -0.5 : 0.5);
      for (const sixteenth of [4, 12]) piece.hit("drums", kit.tick, piece.at(bar, sixteenth), 0.12, 0.4);
    }
  }
};
