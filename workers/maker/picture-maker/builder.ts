import type { SeededRandom } from "../seeded-random";
import type { Rgb } from "./color";
import type { SetPalette } from "./palette";
import { type Material, rod, type Solid } from "./solids";

/** Where a thing stands: the middle of its foot. */
export interface Standing {
  x: number;
  y: number;
  z: number;
}

/** The colour the words give a thing, else the one it usually has. */
export const ownColor = ({ isNamed, thing }: SetPalette, usual: Rgb): Rgb => (isNamed ? thing : usual);

/** A bent rod along points. */
export function bent(points: readonly Standing[], radius: number, of: Material): Solid[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] as Standing;
    return rod({ ...from, material: of }, to.x - from.x, to.y - from.y, to.z - from.z, radius);
  });
}

/** Builds a thing 0.7 to 1.7 units tall out of simple bodies. */
export type Builder = (at: Standing, palette: SetPalette, random: SeededRandom) => Solid[];

/** A place above (and beside, and behind) another. */
export function up({ x, y, z }: Standing, rise: number, aside = 0, back = 0): Standing {
  return { x: x + aside, y: y + rise, z: z + back };
}

/** Places on a body turned about its upright axis: aside, up, and out towards the viewer. */
export function placesOn(at: Standing, yawDegrees: number) {
  const angle = (yawDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (aside: number, rise: number, out: number): Standing =>
    up(at, rise, aside * cos - out * sin, -aside * sin - out * cos);
}
