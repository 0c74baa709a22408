import type { CrewLimits } from "~/export/segments/crew-size";

/** A software encoder and what draws for it keep about so many cores busy. */
const CORES_PER_VIDEO = 1;
/** Pictures, planes and an encoder at 1080 × 1920, in gigabytes, with as much again for the rest of the browser. */
const MEMORY_PER_VIDEO = 1.5;
const MOST_VIDEOS = 6;
/** Where a browser does not say. */
const USUAL_MEMORY = 4;

/** Videos of a queue that are made at once. `memoryGigabytes` is the browser's own rough figure, at most 8. */
export function videosAtOnce(cores: number, memoryGigabytes: number | undefined): number {
  const byMemory = Math.floor((memoryGigabytes ?? USUAL_MEMORY) / MEMORY_PER_VIDEO);
  return Math.max(1, Math.min(MOST_VIDEOS, byMemory, Math.floor(cores / CORES_PER_VIDEO)));
}

/** What each of several videos may use: one segment at a time, in one worker. */
export const limitsOfOne: CrewLimits = { lanes: 1, mostMembers: 1 };
