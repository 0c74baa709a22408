import type { Timbre } from "./voice.ts";

/** The parts of a piece that a mix can turn down apart from each other. */
export const stemNames = ["drums", "bass", "harmony", "lead"] as const;
export type StemName = (typeof stemNames)[number];

/** One sound of a piece at its time: a note of an instrument, or a ready hit. */
export type ScoreEvent = NoteEvent | HitEvent;

interface EventBase {
  stem: StemName;
  startSeconds: number;
  /** Linear. */
  gain: number;
  /** −1 left, 0 centre, 1 right. */
  pan: number;
}

export interface NoteEvent extends EventBase {
  kind: "note";
  timbre: Timbre;
  lengthSeconds: number;
  /** In hertz. */
  frequency: number;
}

export interface HitEvent extends EventBase {
  kind: "hit";
  samples: Float32Array;
}

/** What is done to a stem after its sounds are added up. */
export interface StemTreatment {
  gain: number;
  /** Linear share that goes to the piece's one room. */
  roomSend: number;
  echo?: { delaySeconds: number; feedback: number; level: number };
  /** Makes room for each kick: `depth` 0–1 is taken away at the hit, and swells back. */
  pump?: { depth: number; recoverSeconds: number };
}

/** A whole piece before it is heard. */
export interface Score {
  events: ScoreEvent[];
  stems: Record<StemName, StemTreatment>;
  room: { decaySeconds: number; damping: number };
  /** When the kick falls, for stems that pump. */
  kickSeconds: number[];
}
