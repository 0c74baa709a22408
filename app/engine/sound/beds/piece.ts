import type { BarClock } from "~/scene/bed-clock";
import type { Random } from "../../../domain/random/seeded-random.ts";
import { noteFrequency } from "../harmony.ts";
import type { Score, StemName, StemTreatment } from "../score.ts";
import type { Timbre } from "../voice.ts";
import { type FormBar, planForm } from "./form.ts";

/** Composes one piece: writes its events, and sets how its stems are treated. */
export type BedComposer = (piece: Piece) => void;

interface PlayedNote {
  start: number;
  length: number;
  /** MIDI note. */
  note: number;
  gain: number;
  pan?: number;
}

/** The sheet a composer writes on. Times are seconds from the start of the video. */
export class Piece {
  readonly form: FormBar[];
  readonly barSeconds: number;
  readonly beatSeconds: number;
  readonly sixteenthSeconds: number;
  readonly score: Score = {
    events: [],
    stems: { drums: plain(), bass: plain(), harmony: plain(), lead: plain() },
    room: { decaySeconds: 1.5, damping: 0.45 },
    kickSeconds: [],
  };
  /** 0.5 is straight; the second of two sixteenths falls at this share of their eighth. */
  swing = 0.5;

  constructor(
    readonly clock: BarClock,
    readonly random: Random,
    readonly sampleRate: number,
  ) {
    this.form = planForm(clock.bars);
    this.barSeconds = clock.barSeconds;
    this.beatSeconds = clock.beatSeconds;
    this.sixteenthSeconds = clock.beatSeconds / 4;
  }

  /** The time of a place in a bar, counted in sixteenths; fractions are allowed. */
  at(bar: number, sixteenth: number): number {
    const late = sixteenth % 2 === 1 ? (this.swing - 0.5) * 2 : 0;
    return bar * this.barSeconds + (sixteenth + late) * this.sixteenthSeconds;
  }

  /** A time moved by up to this much either way: nobody plays in a grid. */
  loose(time: number, seconds: number): number {
    return Math.max(0, time + (this.random() - 0.5) * 2 * seconds);
  }

  treat(stem: StemName, treatment: Partial<StemTreatment>): void {
    Object.assign(this.score.stems[stem], treatment);
  }

  play(stem: StemName, timbre: Timbre, { start, length, note, gain, pan = 0 }: PlayedNote): void {
    this.score.events.push({
      kind: "note",
      stem,
      timbre,
      startSeconds: start,
      lengthSeconds: length,
      frequency: noteFrequency(note),
      gain,
      pan,
    });
  }

  /** Several notes at once, spread over the stereo field by pitch; `strum` is the time from one to the next. */
  chord(
    stem: StemName,
    timbre: Timbre,
    notes: readonly number[],
    { start, length, gain, strum = 0, width = 0.04 }: ChordShape,
  ): void {
    const centre = notes.reduce((sum, note) => sum + note, 0) / notes.length;
    for (const [index, note] of notes.entries()) {
      const pan = Math.max(-0.9, Math.min(0.9, (note - centre) * width));
      this.play(stem, timbre, { start: start + index * strum, length, note, gain, pan });
    }
  }

  hit(stem: StemName, samples: Float32Array, start: number, gain: number, pan = 0): void {
    this.score.events.push({ kind: "hit", stem, samples, startSeconds: start, gain, pan });
  }

  /** A kick, which pumping stems make room for. */
  kick(samples: Float32Array, start: number, gain: number): void {
    this.score.kickSeconds.push(start);
    this.hit("drums", samples, start, gain);
  }
}

interface ChordShape {
  start: number;
  length: number;
  gain: number;
  strum?: number;
  width?: number;
}

function plain(): StemTreatment {
  return { gain: 1, roomSend: 0.2 };
}
