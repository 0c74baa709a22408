import type { Composition } from "./compositions/composition";
import { bathroom } from "./rooms/bathroom";
import { cafe } from "./rooms/cafe";
import { kitchen } from "./rooms/kitchen";
import { livingRoom } from "./rooms/living-room";

/** Compositions that are drawn where words ask for that room, and never else. */
export const rooms: readonly Composition[] = [kitchen, bathroom, livingRoom, cafe];
