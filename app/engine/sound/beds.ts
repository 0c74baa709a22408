import type { BedComposer } from "./beds/bed-composer.ts";
import { composeBrightSteps } from "./beds/bright-steps.ts";
import { composeLofiMorning } from "./beds/lofi-morning.ts";
import { composeNightCircuit } from "./beds/night-circuit.ts";
import { composeQuietGlass } from "./beds/quiet-glass.ts";

export interface Bed {
  id: string;
  name: string;
  /** Beats per minute before fitting to a duration. */
  tempo: number;
  mood: string;
  compose: BedComposer;
}

/** The music a video can have. Ids are stored in storyboards: never rename one. */
export const beds: readonly Bed[] = [
  {
    id: "lofi-morning",
    name: "Lo-fi morning",
    tempo: 78,
    mood: "Warm and unhurried",
    compose: composeLofiMorning,
  },
  {
    id: "bright-steps",
    name: "Bright steps",
    tempo: 116,
    mood: "Cheerful and quick",
    compose: composeBrightSteps,
  },
  {
    id: "quiet-glass",
    name: "Quiet glass",
    tempo: 66,
    mood: "Calm and spacious",
    compose: composeQuietGlass,
  },
  {
    id: "night-circuit",
    name: "Night circuit",
    tempo: 122,
    mood: "Sleek and focused",
    compose: composeNightCircuit,
  },
];

/** The bed with an id, or null where a storyboard names one that does not exist. */
export function findBed(bedId: string): Bed | null {
  return beds.find((bed) => bed.id === bedId) ?? null;
}
