import { composeBrightSteps } from "./beds/bright-steps.ts";
import { composeClosedDoor } from "./beds/closed-door.ts";
import { composeCornerTable } from "./beds/corner-table.ts";
import { composeFastLane } from "./beds/fast-lane.ts";
import { composeFirstLight } from "./beds/first-light.ts";
import { composeFrontPorch } from "./beds/front-porch.ts";
import { composeHandsOnly } from "./beds/hands-only.ts";
import { composeLofiMorning } from "./beds/lofi-morning.ts";
import { composeNightCircuit } from "./beds/night-circuit.ts";
import { composePaperBoats } from "./beds/paper-boats.ts";
import type { BedComposer } from "./beds/piece.ts";
import { composeQuietGlass } from "./beds/quiet-glass.ts";
import { composeSilkHour } from "./beds/silk-hour.ts";
import { composeSnowWindow } from "./beds/snow-window.ts";
import { composeVelvetFloor } from "./beds/velvet-floor.ts";
import { composeWideOpen } from "./beds/wide-open.ts";

export interface Bed {
  /** As in `app/domain/video/music-bed.ts`, which has name, mood and tempo. */
  id: string;
  compose: BedComposer;
  /** Gain in decibels that brings a usual minute of it to `BED_LUFS`. */
  levelDecibels: number;
}

/** Where every bed lies before a mix: its parts are set against each other and against voices from here. */
export const BED_LUFS = -16;

/** Every piece that can be composed. */
export const beds: readonly Bed[] = [
  { id: "lofi-morning", compose: composeLofiMorning, levelDecibels: -3.2 },
  { id: "front-porch", compose: composeFrontPorch, levelDecibels: -3.6 },
  { id: "corner-table", compose: composeCornerTable, levelDecibels: -4.5 },
  { id: "bright-steps", compose: composeBrightSteps, levelDecibels: -2.9 },
  { id: "wide-open", compose: composeWideOpen, levelDecibels: -3.8 },
  { id: "paper-boats", compose: composePaperBoats, levelDecibels: -2.4 },
  { id: "quiet-glass", compose: composeQuietGlass, levelDecibels: -5.4 },
  { id: "silk-hour", compose: composeSilkHour, levelDecibels: -3.2 },
  { id: "night-circuit", compose: composeNightCircuit, levelDecibels: -2.8 },
  { id: "velvet-floor", compose: composeVelvetFloor, levelDecibels: -5.6 },
  { id: "fast-lane", compose: composeFastLane, levelDecibels: -5.9 },
  { id: "hands-only", compose: composeHandsOnly, levelDecibels: -0.1 },
  { id: "first-light", compose: composeFirstLight, levelDecibels: -4.4 },
  { id: "closed-door", compose: composeClosedDoor, levelDecibels: -1.4 },
  { id: "snow-window", compose: composeSnowWindow, levelDecibels: -3.4 },
];

/** The bed with an id, or null where a storyboard names one that does not exist. */
export function findBed(bedId: string): Bed | null {
  return beds.find((bed) => bed.id === bedId) ?? null;
}
