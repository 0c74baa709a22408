import type { BarClock } from "../bar-clock.ts";
import type { Random } from "../seeded-random.ts";
import type { Stereo } from "../stereo.ts";

/** Writes a whole bed into an empty mix: which notes, how they sound, where they stand. Level and fades come after. */
export type BedComposer = (mix: Stereo, clock: BarClock, random: Random) => void;
