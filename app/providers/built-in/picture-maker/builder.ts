import type { SetPalette } from "~/providers/built-in/picture-maker/palette";
import type { Solid } from "~/providers/built-in/picture-maker/solids";
import type { SeededRandom } from "~/providers/built-in/seeded-random";

/** Where a thing stands: the middle of its foot. */
export interface Standing {
  x: number;
  y: number;
  z: number;
}

/** Builds a thing 0.7 to 1.7 units tall out of simple bodies. */
export type Builder = (at: Standing, palette: SetPalette, random: SeededRandom) => Solid[];

/** A place above (and beside, and behind) another. */
export function up({ x, y, z }: Standing, rise: number, aside = 0, back = 0): Standing {
  return { x: x + aside, y: y + rise, z: z + back };
}
